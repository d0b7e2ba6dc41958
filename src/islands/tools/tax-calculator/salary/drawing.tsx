import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import {
  type HeadLineDrawing,
  type LineColor,
  namesAlong,
  rounded,
  strokesAlong,
} from '@/islands/ui/head-line/head-line.ts'
import { rupees } from '@/lib/format.ts'

import { workedMonths } from './pay.ts'
import type { SalaryInput } from './salary-input.ts'
import { type SalaryResult, taxOfJob } from './salary.ts'

interface MonthStroke {
  name: string
  from: number
  length: number
  /** Undefined for an outline: gross pay is what the others are parts of. */
  color?: LineColor
}

/** An average month of the job in rupees, in the chosen regime. */
function monthOf(result: SalaryResult, input: SalaryInput) {
  const { pay, professionalTax, tax, inHand, input: own } = result[input.regime]
  const months = workedMonths(input)
  return {
    gross: pay.gross / months,
    pf: pay.pf / months,
    // Below 0 where tax of another job comes back.
    taxes: (professionalTax + taxOfJob(own, tax)) / months,
    inHand: inHand / months,
  }
}

/**
 * Returns an average month as strokes from gross pay to in hand: what is deducted hangs where the pay before it ends. Undefined
 * without a result and where nothing is deducted.
 */
export function monthDrawing(
  result: SalaryResult,
  input: SalaryInput,
): HeadLineDrawing | undefined {
  if (result.problem !== undefined) return undefined
  const { gross, pf, taxes, inHand } = monthOf(result, input)
  if (!(gross > inHand && inHand > 0) || taxes < 0) return undefined
  const strokes: readonly MonthStroke[] = [
    { name: 'Gross', from: 0, length: gross },
    { name: 'PF', from: gross - pf, length: pf, color: 'interest' },
    { name: 'Taxes', from: inHand, length: taxes, color: 'attention' },
    { name: 'In hand', from: 0, length: inHand, color: 'principal' },
  ]
  const drawn = strokes.filter(({ length }) => length > 0)
  const shapes = strokesAlong(
    drawn.map(({ length, color }) => ({ parts: [{ length, ...(color && { color }) }] })),
    { longest: gross },
  )
  return {
    title: 'An average month from gross pay to in hand',
    hanging: shapes.map((shape, index) => {
      const y = (100 * (drawn[index]?.from ?? 0)) / gross
      return { ...shape, ...(y > 0 && { y: rounded(y) }) }
    }),
    words: namesAlong(drawn.map(({ name }) => name)),
  }
}

interface Props {
  result: SalaryResult
  input: SalaryInput
}

/** An average month on the head line, and its amounts in a sentence. */
export function Drawing({ result, input }: Props) {
  const drawn = monthDrawing(result, input)
  return (
    drawn && (
      <>
        <HeadLine {...drawn} />
        <p className="mt-1 text-sm">{monthSentence(result, input)}</p>
      </>
    )
  )
}

/** Says what an average month is made of. */
export function monthSentence(result: SalaryResult, input: SalaryInput): string {
  const { gross, pf, taxes, inHand } = monthOf(result, input)
  const [before, deducted, rest] = [rupees(gross), rupees(taxes), rupees(inHand)]
  if (pf === 0)
    return `Of ${before} in an average month, ${deducted} goes to taxes: ${rest} is left.`
  if (taxes === 0)
    return `Of ${before} in an average month, ${rupees(pf)} goes to provident fund: ${rest} is left.`
  return `Of ${before} in an average month, ${rupees(pf)} goes to provident fund and ${deducted} to taxes: ${rest} is left.`
}

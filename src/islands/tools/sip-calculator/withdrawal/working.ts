import { counted } from '@/lib/quantity.ts'
import { present, type Working } from '@/islands/calculator/frame/definition.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import type { WithdrawalYear } from './run-down.ts'
import {
  costOfOneRupee,
  monthsWanted,
  type WithdrawalInput,
  type WithdrawalResult,
} from './withdrawal.ts'

/** Returns the formulas of the figures that have a value. */
export function working(result: WithdrawalResult, input: WithdrawalInput): Working[] {
  const { months, mostForYears, mostForEver, tax, schedule } = result
  const all = [
    { label: 'Withdrawals', figure: months, lines: () => monthLines(input, months) },
    {
      label: 'A Month for These Years',
      figure: mostForYears,
      lines: () => yearLines(result, input),
    },
    { label: 'A Month for Ever', figure: mostForEver, lines: () => everLines(input, mostForEver) },
    {
      label: 'Tax on Gains',
      figure: schedule.length > 0 && input.taxedAs === 'equity' ? tax : NaN,
      lines: () => taxLines(result, input),
    },
  ]
  return all
    .filter(({ figure }) => Number.isFinite(figure))
    .map(({ label, lines }) => ({ label, lines: lines() }))
    .filter(({ lines }) => lines.length > 0)
}

function monthLines(input: WithdrawalInput, months: number): string[] {
  const { savings, withdrawal, annualRatePercent, risePercent } = input
  const monthlyRate = annualRatePercent / 1200
  const isAtStart = input.takenAt === 'start'
  const worth = isAtStart ? savings / (1 + monthlyRate) : savings
  const [w, i] = [given(withdrawal), rounded(monthlyRate)]
  const c = isAtStart ? rounded(worth) : given(savings)
  // No closed formula exists for a withdrawal that rises.
  if (risePercent !== 0) return []
  if (monthlyRate === 0)
    return ['Withdrawals = C ÷ w, rounded up', `= ${given(savings)} ÷ ${w}`, `= ${months}`]
  const exact = Math.log(withdrawal / (withdrawal - worth * monthlyRate)) / Math.log1p(monthlyRate)
  return present([
    `Withdrawals = ln(w ÷ (w − ${isAtStart ? 'D' : 'C'} × i)) ÷ ln(1 + i), rounded up; the last one is smaller`,
    rateLine(input),
    isAtStart &&
      `D, the savings a month before the first withdrawal, = C ÷ (1 + i) ${equals(worth)}`,
    `= ln(${w} ÷ (${w} − ${c} × ${i})) ÷ ln(1 + ${i}) ${equals(exact)}`,
    `= ${given(months)}`,
  ])
}

function yearLines({ mostForYears }: WithdrawalResult, input: WithdrawalInput): string[] {
  const { savings, leave, risePercent, annualRatePercent } = input
  const months = monthsWanted(input)
  const cost = costOfOneRupee(input, months)
  const rest = leave / (1 + annualRatePercent / 1200) ** months
  const sum =
    annualRatePercent === 0
      ? `n ${equals(months)}`
      : `(1 − (1 + i)^−n) ÷ i${atStart(input)} ${equals(cost)}`
  return present([
    `A month = ${leave === 0 ? 'C' : '(C − R)'} ÷ A`,
    rateLine(input),
    `n = ${months} months`,
    risePercent === 0
      ? `A, the cost of 1 rupee a month, = ${sum}`
      : `A, the cost of 1 rupee a month, raised by ${given(risePercent)}% a year, ${equals(cost)}`,
    leave !== 0 &&
      `R, the cost of what is left, = ${money(leave)} ÷ (1 + i)^n ${equalsRupees(rest)}`,
    `= ${leave === 0 ? money(savings) : `(${money(savings)} − ${money(rest)})`} ÷ ${rounded(cost)}`,
    equalsRupees(mostForYears),
  ])
}

function everLines(input: WithdrawalInput, most: number): string[] {
  const { savings, risePercent, annualRatePercent } = input
  if (most === 0) return []
  const monthlyRate = annualRatePercent / 1200
  if (risePercent === 0)
    return [
      input.takenAt === 'start'
        ? 'A month = C × i ÷ (1 + i): the rest earns it back by the next month'
        : 'A month = C × i: what the money earns',
      rateLine(input),
      `= ${money(savings)} × ${rounded(monthlyRate)}${input.takenAt === 'start' ? ` ÷ ${rounded(1 + monthlyRate)}` : ''}`,
      equalsRupees(most),
    ]
  const ratio = (1 + risePercent / 100) / (1 + monthlyRate) ** 12
  const cost = costOfOneRupee(input, 12)
  return [
    'A month = C × (1 − g) ÷ A',
    rateLine(input),
    `g = (1 + rise) ÷ (1 + i)^12 ${equals(ratio)}`,
    `A, the cost of 1 rupee a month for a year, ${equals(cost)}`,
    `= ${money(savings)} × (1 − ${rounded(ratio)}) ÷ ${rounded(cost)}`,
    equalsRupees(most),
  ]
}

/** Returns the gain in the first withdrawal and the tax of the first years. */
function taxLines({ tax, schedule }: WithdrawalResult, input: WithdrawalInput): string[] {
  const { savings, withdrawal, gainPercent, annualRatePercent } = input
  const cost = savings * (1 - gainPercent / 100)
  const value = input.takenAt === 'start' ? savings : savings * (1 + annualRatePercent / 1200)
  const first = Math.min(withdrawal, value)
  const others = schedule.length - SHOWN_YEARS
  return present([
    'Gain in a withdrawal = withdrawal × (1 − cost ÷ value), of what is left',
    `In the first: ${money(first)} × (1 − ${money(cost)} ÷ ${money(value)}) ${equalsRupees(first * (1 - cost / value))}`,
    ...schedule.slice(0, SHOWN_YEARS).map(yearLine),
    others > 0 && `and so on for ${counted(others, 'more year')}`,
    equalsRupees(tax),
  ])
}

const SHOWN_YEARS = 3

function yearLine({ year, gains, tax }: WithdrawalYear): string {
  return `Year ${year}: ${money(gains.shortTerm)} short-term, ${money(gains.longTerm)} long-term, tax ${money(tax)}`
}

function atStart({ takenAt }: WithdrawalInput): string {
  return takenAt === 'start' ? ' × (1 + i)' : ''
}

function rateLine({ annualRatePercent }: WithdrawalInput): string {
  return `i = ${given(annualRatePercent)} ÷ 12 ÷ 100 ${equals(annualRatePercent / 1200)} a month`
}

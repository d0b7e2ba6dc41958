import { rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { monthInWords } from '@/islands/ui/dates/months.ts'
import type { Timeline } from '../timeline.ts'
import type { PrepaymentInput, PrepaymentResult } from './prepayment.ts'

/** Says when the loan ends and what it costs, compared with the loan without changes. Undefined when it does not end. */
export function outcomeSentence(
  result: PrepaymentResult,
  input: PrepaymentInput,
): string | undefined {
  const { before, after, firstMonth } = result
  if (!Number.isFinite(after.interest)) return undefined
  const end = `The loan ends ${endInWords(after, firstMonth)}`
  if (input.events.length === 0 || !Number.isFinite(before.interest))
    return `${end} and costs ${rupees(after.interest)} of interest.`
  return `${end}${shift(before.months - after.months)}, and costs ${rupees(after.interest)} of interest instead of ${rupees(before.interest)}.`
}

function endInWords({ months }: Timeline, firstMonth: number): string {
  if (months === 0) return 'at once'
  const count = inMonths(months)
  if (!Number.isNaN(firstMonth))
    return `in ${monthInWords(firstMonth + months - 1)}, after ${count}`
  return `after ${months < 12 ? count : `${lengthInWords(months / 12)} (${count})`}`
}

function shift(monthsSaved: number): string {
  if (monthsSaved === 0) return ', when it would have ended anyway'
  const length = lengthInWords(Math.abs(monthsSaved) / 12)
  return `, ${length} ${monthsSaved > 0 ? 'earlier' : 'later'} than without changes`
}

/** Returns a number of months: "1 month", "1,200 months". */
export function inMonths(count: number): string {
  return counted(count, 'month')
}

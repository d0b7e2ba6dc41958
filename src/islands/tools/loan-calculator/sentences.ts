import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, rupees } from '@/lib/format.ts'

import { monthInWords } from '@/islands/ui/dates/months.ts'
import type { LoanResult } from './emi.ts'
import { agreedLoan, type QuotedLoan, scheduleOf } from './quoted-loan.ts'

/** Returns notes about a loan: why there are no results, or how whole rupees move its end. */
export function loanNotes({ totalAmount }: LoanResult, quoted: QuotedLoan): string[] {
  const { years, annualRatePercent } = agreedLoan(quoted)
  if (years <= 0) return ['A loan needs a tenure of more than 0 years to have an instalment.']
  if (!Number.isFinite(totalAmount)) return ['These values are too large to calculate with.']
  if (Number.isNaN(annualRatePercent))
    return [
      'A flat rate is set against a reducing balance for whole months, up to a hundred years, of a loan that is paid back.',
    ]
  return roundingNotes(quoted, years)
}

/** At high rates over decades, interest multiplies the rounding of each EMI until the schedule's end moves. */
function roundingNotes(quoted: QuotedLoan, years: number): string[] {
  const months = scheduleOf(quoted)
  const [first, last] = [months.at(0), months.at(-1)]
  if (first === undefined || last === undefined) return []
  const agreed = Math.round(years * 12)
  if (months.length < agreed)
    return [
      `In whole rupees this loan is paid off after ${months.length} of ${agreed} instalments: each is rounded up, and what is paid too early saves interest.`,
    ]
  if (last.payment > 2 * first.payment)
    return [
      `In whole rupees the last instalment of this loan is ${rupees(last.payment)}: each one before is rounded down, and interest multiplies what is missing.`,
    ]
  return []
}

/** Says what a flat rate costs as much as: a list of at most one sentence. */
export function flatSentence(quoted: QuotedLoan): string[] {
  const { annualRatePercent } = agreedLoan(quoted)
  if (quoted.quote !== 'flat' || !Number.isFinite(annualRatePercent)) return []
  return [
    `All figures are those of ${groupedNumber(quoted.annualRatePercent)}% flat, which costs as much as ${percent(annualRatePercent)} on a reducing balance.`,
  ]
}

/** Says when the loan ends, where its first month was entered: a list of at most one sentence. */
export function lastMonthSentence(input: QuotedLoan): string[] {
  const { firstMonth = NaN } = input
  const months = Number.isNaN(firstMonth) ? [] : scheduleOf(input)
  if (months.length === 0) return []
  return [`The last instalment is due in ${monthInWords(firstMonth + months.length - 1)}.`]
}

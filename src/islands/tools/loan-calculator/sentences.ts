import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, rupees } from '@/lib/format.ts'

import { monthInWords } from '@/islands/ui/dates/months.ts'
import type { LoanResult } from './emi.ts'
import { agreedLoan, type QuotedLoan, scheduleOf } from './quoted-loan.ts'

/** Returns notes about a loan: why there are no results, or how whole rupees move its end. */
export function loanNotes({ emi, totalAmount }: LoanResult, quoted: QuotedLoan): string[] {
  const { years, annualRatePercent } = agreedLoan(quoted)
  if (years <= 0) return ['Enter a tenure of more than 0 years.']
  if (!Number.isFinite(totalAmount)) return ['These values are too large to calculate with.']
  if (Number.isNaN(annualRatePercent))
    return [
      'The rate on a reducing balance needs a tenure of 1 to 1,200 whole months and a loan that is repaid.',
    ]
  if (emi === 0 && totalAmount > 0) return ['The EMI is below 50 paise, so it is shown as ₹0.']
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
      `In whole rupees this loan is paid off after ${months.length} of ${agreed} instalments: each is rounded up, and the extra saves interest.`,
    ]
  if (last.payment > 2 * first.payment)
    return [
      `In whole rupees the last instalment of this loan is ${rupees(last.payment)}: each earlier one is rounded down, and interest adds to the shortfall.`,
    ]
  return []
}

/** Says what a flat rate costs as much as: a list of at most one sentence. */
export function flatSentence(quoted: QuotedLoan): string[] {
  const { annualRatePercent } = agreedLoan(quoted)
  if (quoted.quote !== 'flat' || !Number.isFinite(annualRatePercent)) return []
  return [
    `All figures are for ${groupedNumber(quoted.annualRatePercent)}% flat, which costs as much as ${percent(annualRatePercent)} on a reducing balance.`,
  ]
}

/** Says when the loan ends, where its first month was entered: a list of at most one sentence. */
export function lastMonthSentence(input: QuotedLoan): string[] {
  const { firstMonth = NaN } = input
  const months = Number.isNaN(firstMonth) ? [] : scheduleOf(input)
  if (months.length === 0) return []
  return [`The last instalment is due in ${monthInWords(firstMonth + months.length - 1)}.`]
}

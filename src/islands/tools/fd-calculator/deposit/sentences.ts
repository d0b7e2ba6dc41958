import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { percent, rupees, whole } from '@/lib/format.ts'

import { INSURANCE } from '../deposit-insurance.ts'
import { TAX_DEDUCTED } from '../tax-deducted.ts'
import { deductedInAll, taxedYears } from '../taxed-years.ts'
import type { DepositInput, DepositResult } from './bank-deposit.ts'
import { earlyClosing } from './early-closing.ts'

/** When a deposit matures, after how many days, and at which rate. */
export function depositSentence({ deposit, problem, days }: DepositResult): string | undefined {
  if (problem !== undefined) return undefined
  const length = `${whole(days)} ${days === 1 ? 'day' : 'days'}`
  const tax =
    deposit.payout === 'maturity' && days > 0
      ? ' Its yield after tax is what is left if taxed year by year, as banks report it.'
      : ''
  return `It matures on ${dateInWords(dateOfDay(deposit.end))}, after ${length} at ${percent(deposit.annualRatePercent)} a year.${tax}`
}

/** What closing early pays, and what is to be known of the tax deducted and of the bank. Empty without a result. */
export function besideDeposit(result: DepositResult, input: DepositInput): string[] {
  const { problem, maturity } = result
  if (problem !== undefined || !Number.isFinite(maturity)) return []
  const told = [...closingSentences(result, input), ...taxSentences(result, input)]
  if (input.payer === 'bank' && maturity > INSURANCE.rupees)
    told.push(
      `This is more than deposit insurance covers at a bank: ${rupees(INSURANCE.rupees)} per person and bank, principal and interest together (${INSURANCE.source}).`,
    )
  return told
}

function closingSentences({ deposit }: DepositResult, input: DepositInput): string[] {
  const { closeDate, cardRatePercent, penaltyPercent } = input
  if (Number.isNaN(closeDate)) return []
  if (!(closeDate >= deposit.start && closeDate < deposit.end))
    return ['The day of closing early lies on or after the start, and before the deposit matures.']
  const closing = earlyClosing(deposit, closeDate, cardRatePercent, penaltyPercent)
  const { ratePercent, interest, paid, lost } = closing
  // A rate that is being typed is no number for a moment.
  if (!Number.isFinite(paid)) return []
  return [
    `Closed on ${dateInWords(dateOfDay(closeDate))}, it earns ${percent(ratePercent)}: ${rupees(interest)} of interest, ${comparedWith(lost)} had run up by then. ${rupees(paid)} is paid on that day. All other figures are of the deposit held to its end.`,
  ]
}

/** "₹2,762 less than". A shorter deposit may also earn more: its last days earn undiscounted interest. */
function comparedWith(lost: number): string {
  if (Math.round(lost) === 0) return 'as much as'
  return `${rupees(Math.abs(lost))} ${lost > 0 ? 'less' : 'more'} than`
}

function taxSentences({ deposit }: DepositResult, input: DepositInput): string[] {
  const { papers, slabPercent, otherInterest } = input
  const years = taxedYears(deposit, input)
  const deducted = deductedInAll(years)
  const told: string[] = []
  if (deducted > 0) {
    const taken = years.filter((year) => year.deducted > 0).length
    const lasting =
      deposit.payout === 'maturity'
        ? ' The maturity amount is before it: what is deducted on the way earns no more interest.'
        : ''
    told.push(
      `The payer deducts ${rupees(deducted)} of TDS, in ${taken} of ${years.length} financial years.${lasting}`,
    )
  } else if (!Number.isNaN(otherInterest)) told.push('The payer deducts no TDS.')
  if (years.some((year) => year.year < TAX_DEDUCTED.fromYear))
    told.push('TDS is worked out from 1 April 2026 on, for which its rules are written.')
  if (papers === 'Form 121' && slabPercent > 0)
    told.push('Form 121 is only for those whose tax of the year is nil, which your slab is not.')
  return told
}

import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { percent, rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { INSURANCE, INSURANCE_SOURCE } from '../deposit-insurance.ts'
import { TAX_DEDUCTED } from '../tax-deducted.ts'
import { totalDeducted, taxedYears } from '../taxed-years.ts'
import type { DepositInput, DepositResult } from './bank-deposit.ts'
import { earlyClosing } from './early-closing.ts'

/** Returns the sentence with the day of maturity, the length and the rate. */
export function depositSentence({ deposit, problem, days }: DepositResult): string | undefined {
  if (problem !== undefined) return undefined
  const length = counted(days, 'day')
  const tax =
    deposit.payout === 'maturity' && days > 0
      ? ' The yield after tax assumes tax year by year, as banks report the interest.'
      : ''
  return `It matures on ${dateInWords(dateOfDay(deposit.end))}, after ${length} at ${percent(deposit.annualRatePercent)} a year.${tax}`
}

/** Returns the notes on closing early, on TDS and on deposit insurance. Empty without a result. */
export function depositNotes(result: DepositResult, input: DepositInput): string[] {
  const { problem, maturity } = result
  if (problem !== undefined || !Number.isFinite(maturity)) return []
  const notes = [...closingSentences(result, input), ...taxSentences(result, input)]
  if (input.payer === 'bank' && maturity > INSURANCE.rupees)
    notes.push(
      `This is more than deposit insurance covers at a bank: ${rupees(INSURANCE.rupees)} per person and bank, principal and interest together (${INSURANCE_SOURCE}).`,
    )
  return notes
}

function closingSentences({ deposit }: DepositResult, input: DepositInput): string[] {
  const { closeDate, cardRatePercent, penaltyPercent } = input
  if (Number.isNaN(closeDate)) return []
  if (!(closeDate >= deposit.start && closeDate < deposit.end))
    return ['Choose a closing date on or after the start and before maturity.']
  const closing = earlyClosing(deposit, closeDate, cardRatePercent, penaltyPercent)
  const { ratePercent, interest, paid, lost } = closing
  // A rate that is being typed may not be a number yet.
  if (!Number.isFinite(paid)) return []
  return [
    `Closed on ${dateInWords(dateOfDay(closeDate))}, it earns ${percent(ratePercent)}: ${rupees(interest)} of interest, ${comparedWith(lost)} had accrued by then. The bank pays ${rupees(paid)} on that day. All other figures are for the deposit held to maturity.`,
  ]
}

/** Returns "₹2,762 less than". A shorter deposit can also earn more, as its last days earn undiscounted interest. */
function comparedWith(lost: number): string {
  if (Math.round(lost) === 0) return 'as much as'
  return `${rupees(Math.abs(lost))} ${lost > 0 ? 'less' : 'more'} than`
}

function taxSentences({ deposit }: DepositResult, input: DepositInput): string[] {
  const { papers, slabPercent, otherInterest } = input
  const years = taxedYears(deposit, input)
  const deducted = totalDeducted(years)
  const notes: string[] = []
  if (deducted > 0) {
    const taken = years.filter((year) => year.deducted > 0).length
    const lasting =
      deposit.payout === 'maturity'
        ? ' The maturity amount is before TDS: interest that is deducted earns no further interest.'
        : ''
    notes.push(
      `The payer deducts ${rupees(deducted)} of TDS, in ${taken} of ${years.length} financial years.${lasting}`,
    )
  } else if (!Number.isNaN(otherInterest)) notes.push('The payer deducts no TDS.')
  if (years.some((year) => year.year < TAX_DEDUCTED.fromYear))
    notes.push('TDS is calculated from 1 April 2026, when these rules took effect.')
  if (papers === 'Form 121' && slabPercent > 0)
    notes.push('Form 121 is only for people whose tax for the year is nil. In your slab it is not.')
  return notes
}

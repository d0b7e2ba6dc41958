import { dateInWords, dateOfDay } from '@/lib/calendar.ts'
import { percent, rupees } from '@/lib/format.ts'

import { hasRules, type DepositInput, type DepositResult } from './bank-deposit.ts'
import { earlyClosing } from './early-closing.ts'

/** Deposits of one person at one bank are insured by the DICGC up to so much, in rupees, since 4 February 2020. */
const INSURED = 500_000

/** What closing early pays, and what is to be known of the tax deducted and of the bank. Empty without a result. */
export function besideDeposit(result: DepositResult, input: DepositInput): string[] {
  const { problem, maturity } = result
  if (problem !== undefined || !Number.isFinite(maturity)) return []
  const told = [...closingSentences(result, input), ...taxSentences(result, input)]
  if (input.payer === 'bank' && maturity > INSURED)
    told.push(
      'This is more than deposit insurance covers at a bank: ₹5,00,000 per person and bank, principal and interest together (DICGC, since 4 February 2020).',
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
    `Closed on ${dateInWords(dateOfDay(closeDate))}, it earns ${percent(ratePercent)}: ${rupees(interest)} of interest, ${rupees(lost)} less than had run up by then. ${rupees(paid)} is paid on that day. All other figures are of the deposit held to its end.`,
  ]
}

function taxSentences({ years, deducted, deposit }: DepositResult, input: DepositInput): string[] {
  const told: string[] = []
  if (years.some((year) => !hasRules(year)))
    told.push('Tax deducted is worked out from 1 April 2026 on, for which its rules are written.')
  if (deposit.payout === 'maturity' && deducted > 0)
    told.push(
      'The maturity amount is before TDS. What a bank deducts on the way earns no more interest.',
    )
  if (input.papers === 'Form 121' && input.slabPercent > 0)
    told.push('Form 121 is only for those whose tax of the year is nil, which your slab is not.')
  return told
}

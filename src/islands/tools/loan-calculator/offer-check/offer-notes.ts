import type { LoanResult, OfferResult } from './definition.ts'
import type { OfferInput } from './fields.ts'

/** What the visitor should know about the cost of an offer, or why it has none. */
export function offerNotes(result: OfferResult, input: OfferInput): string[] {
  if (result.problem !== undefined) return [result.problem]
  return result.kind === 'loan' ? loanNotes(result, input.printedRatePercent) : []
}

function loanNotes(result: LoanResult, printed: number): string[] {
  const { offer, interest, months } = result
  const notes = []
  if (printed < 0) notes.push('A rate in the papers below 0% is not compared.')
  if (interest < -0.5)
    notes.push('The EMIs add up to less than the loan. Please check the EMI and the tenure.')
  if (Math.abs(offer.years * 12 + offer.months - months) > 1e-6)
    notes.push(`The tenure is counted as ${months} months: an EMI is paid once a month.`)
  if (offer.insuranceRoute === 'elsewhere' && offer.insurance > 0)
    notes.push('Insurance bought elsewhere is in the total paid, but no part of the APR.')
  return notes
}

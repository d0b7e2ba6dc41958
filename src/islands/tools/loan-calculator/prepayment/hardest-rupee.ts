import { timeline } from '../timeline.ts'
import type { PrepaymentResult } from './prepayment.ts'

/** What ₹1 lakh more saves if it is prepaid after so many months. */
export interface EarlyRupees {
  after: number
  /** Rupees of interest. */
  saved: number
  monthsSaved: number
}

/** The sum whose worth is compared, in rupees. */
export const COMPARED_SUM = 100_000

/**
 * The interest that ₹1 lakh saves if it is prepaid on top of all other changes now, in a year and in five years, with the EMI
 * kept. Without the moments at which the loan has ended, or less than that is owed.
 */
export function hardestRupee({ loan, events, after }: PrepaymentResult): EarlyRupees[] {
  if (after.problem !== undefined) return []
  return [0, 12, 60]
    .filter((month) => (after.rows[month]?.balance ?? 0) >= COMPARED_SUM)
    .map((month) => {
      const { interest, months } = timeline(loan, [
        ...events,
        {
          kind: 'prepayment',
          after: month,
          every: 'once',
          amount: COMPARED_SUM,
          unit: 'rupees',
          keeps: 'emi',
        },
      ])
      return {
        after: month,
        saved: after.interest - interest,
        monthsSaved: after.months - months,
      }
    })
    .filter(({ saved }) => Number.isFinite(saved))
}

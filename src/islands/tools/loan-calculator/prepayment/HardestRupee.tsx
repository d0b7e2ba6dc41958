import { rupees, twoDecimals, whole } from '@/lib/format.ts'

import { timeline } from '../timeline.ts'
import type { PrepaymentResult } from './prepayment.ts'

/** Shows what ₹1 lakh saves when it is prepaid earlier or later. */
export function HardestRupee({ result }: { result: PrepaymentResult }) {
  const found = hardestRupee(result)
  const [first] = found
  if (first === undefined)
    return <p>The balance is never high enough for {rupees(COMPARED_SUM)} more.</p>
  return (
    <>
      <p>
        {rupees(COMPARED_SUM)} more, prepaid now with the same EMI, {sentence(first)}
      </p>
      <div className="@container mt-2">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Prepaid</th>
              <th scope="col">Months saved</th>
              <th scope="col">Interest saved</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ after, saved, monthsSaved }) => (
              <tr key={after}>
                <th scope="row">{NAMES[after]}</th>
                <td>{whole(monthsSaved)}</td>
                <td>{rupees(saved)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint mt-2">
        Each figure compares the loan with all changes to the same loan with this extra prepayment.
      </p>
    </>
  )
}

const NAMES: Record<number, string> = { 0: 'Now', 12: 'After a year', 60: 'After five years' }

function sentence({ saved }: EarlyRupees): string {
  return `saves ${rupees(saved)} of interest: ₹${twoDecimals(saved / COMPARED_SUM)} for each rupee.`
}

/** What ₹1 lakh more saves if it is prepaid after a number of months. */
export interface EarlyRupees {
  after: number
  /** Rupees of interest. */
  saved: number
  monthsSaved: number
}

/** The compared prepayment, in rupees. */
export const COMPARED_SUM = 100_000

/**
 * Returns the interest saved if ₹1 lakh more is prepaid now, in a year and in five years, with the same EMI. Months with a
 * smaller balance are left out.
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

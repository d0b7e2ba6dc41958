import { rupees, twoDecimals, whole } from '@/lib/format.ts'

import { COMPARED_SUM, hardestRupee, type EarlyRupees } from './hardest-rupee.ts'
import type { PrepaymentResult } from './prepayment.ts'

/** What ₹1 lakh saves, the earlier the more. */
export function HardestRupee({ result }: { result: PrepaymentResult }) {
  const found = hardestRupee(result)
  const [first] = found
  if (first === undefined)
    return <p>There is no month of this loan in which {rupees(COMPARED_SUM)} more is owed.</p>
  return (
    <>
      <p>
        {rupees(COMPARED_SUM)} more, prepaid at once with the EMI kept, {sentence(first)}
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
        Each is the interest of the loan with all changes, less its interest with that one more.
      </p>
    </>
  )
}

const NAMES: Record<number, string> = { 0: 'Now', 12: 'After a year', 60: 'After five years' }

function sentence({ saved }: EarlyRupees): string {
  return `saves ${rupees(saved)} of interest: ₹${twoDecimals(saved / COMPARED_SUM)} for each rupee.`
}

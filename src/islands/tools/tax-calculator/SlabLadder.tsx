import type { CSSProperties } from 'react'

import { rupees } from '@/lib/format.ts'

import type { TaxResult } from './income-tax.ts'

/** The taxable income as one bar that is cut at the slab edges, each part with its rate and what it pays. */
export function SlabLadder({ result }: { result: TaxResult }) {
  const parts = result.working.slabs.filter(({ income }) => income > 0)
  const last = parts.at(-1)
  if (last === undefined || !parts.every(({ income }) => Number.isFinite(income))) return null
  return (
    <figure className="ladder-box" aria-labelledby="ladder-title">
      <figcaption id="ladder-title">Your income in the slabs</figcaption>
      <p>
        The last of your {rupees(result.taxableIncome)} is taxed at {last.ratePercent}%, by the
        rules chosen above and before rebate, surcharge and cess.
      </p>
      <ol className="ladder">
        {parts.map(({ from, ratePercent, income, tax }) => (
          <li
            key={from}
            style={
              { '--share': income / result.taxableIncome, '--rate': ratePercent } as CSSProperties
            }
          >
            <b>{ratePercent}%</b>
            <span>
              <span className="sr-only">on {rupees(income)}: </span>
              {rupees(tax)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

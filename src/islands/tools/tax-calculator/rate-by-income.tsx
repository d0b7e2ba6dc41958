import type { CSSProperties } from 'react'

import { percent, rupees } from '@/lib/format.ts'

import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { type TaxInput, type TaxResult, taxUnder } from './income-tax.ts'
import type { Regime } from './tax-rules.ts'
import { lawFor } from './tax-years.ts'

const SHOWN_INCOME = 5_000_000
const PLACES = 100

/**
 * Returns the share of the gross income that each regime takes, from ₹0 to ₹50 lakh, or further for a higher income.
 * Undefined for an income of 0 or one too large to draw.
 */
export function overTime(result: TaxResult, input: TaxInput): OverTime | undefined {
  const { grossIncome } = input
  const year = lawFor(input.taxYear)
  const rate = (regime: Regime, income: number) => {
    const { totalTax } = taxUnder(year, { ...input, regime, grossIncome: income })
    return income > 0 ? (totalTax / income) * 100 : 0
  }
  const newRate = rate('new', grossIncome)
  const oldRate = rate('old', grossIncome)
  if (!(grossIncome > 0) || !areDrawable([grossIncome, newRate, oldRate])) return undefined
  const x = placesWith(grossIncome)
  const rates = (regime: Regime) => x.map((income) => rate(regime, income))
  return {
    intro: <SlabLadder result={result} />,
    title: 'Tax as a percentage of income',
    sentence: `Of ${rupees(grossIncome)}, with your deductions, the new regime takes ${percent(newRate)} and the old one ${percent(oldRate)}. Rules: ${year.label}.`,
    xUnit: 'rupees',
    yUnit: 'percent',
    x,
    series: [
      { label: 'New regime', color: 'principal', look: 'line', amounts: rates('new') },
      { label: 'Old regime', color: 'attention', look: 'line', amounts: rates('old') },
    ],
    mark: { x: grossIncome, label: 'Your income' },
  }
}

/** Returns even steps with the visitor's own income among them. */
function placesWith(income: number): number[] {
  const last = income <= SHOWN_INCOME ? SHOWN_INCOME : income * 1.25
  const places = Array.from({ length: PLACES + 1 }, (_, index) => (last / PLACES) * index)
  return [...new Set([...places, income])].toSorted((a, b) => a - b)
}

/** Draws the taxable income as a bar divided at the slab edges, each part with its rate and its tax. */
function SlabLadder({ result }: { result: TaxResult }) {
  const parts = result.working.slabs.filter(({ income }) => income > 0)
  const last = parts.at(-1)
  if (last === undefined || !parts.every(({ income }) => Number.isFinite(income))) return null
  return (
    <figure className="ladder-box" aria-labelledby="ladder-title">
      <figcaption id="ladder-title">Your income in the slabs</figcaption>
      <p>
        The top part of your {rupees(result.taxableIncome)} is taxed at {last.ratePercent}%, before
        rebate, surcharge and cess.
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

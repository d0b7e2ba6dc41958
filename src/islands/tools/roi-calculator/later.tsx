import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equals, equalsRupees, given, rounded } from '@/islands/calculator/results/numbers.ts'
import { percent } from '@/lib/format.ts'

import { daysHeld, hasDates, type RoiInput, type RoiResult } from './roi.ts'

/** Says the formula. */
export function says() {
  return (
    <p className="mt-4">
      <span className="text-soft">Formula: </span>
      <code className="font-mono">(Final - Initial) / Initial × 100</code>
    </p>
  )
}

/** Explains what the return is. */
export function parts() {
  return (
    <section className="brief result-part">
      <h3 className="heading-3">Understanding ROI</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        <li>ROI is the profit or loss as a share of what you put in.</li>
        <li>A positive ROI is a gain, a negative one a loss; 0% means you got your money back.</li>
        <li>ROI says nothing about time: 50% in 5 years is 8.45% a year, in 10 years 4.14%.</li>
        <li>
          Count fees and taxes into the initial and final amounts to see what you really earned.
        </li>
      </ul>
    </section>
  )
}

/** Explains the return, the profit and the yearly growth. Undefined figures are left out. */
export function working(result: RoiResult, input: RoiInput): Working[] {
  const { roi, netProfit, cagrPercent } = result
  const [initial, final] = [given(input.initialInvestment), given(input.finalValue)]
  const all = [
    {
      figure: roi,
      label: 'Return on Investment',
      lines: [
        'ROI = (Final Value − Initial Investment) ÷ Initial Investment × 100',
        `= (${final} − ${initial}) ÷ ${initial} × 100`,
        `= ${given(netProfit)} ÷ ${initial} × 100`,
        `= ${percent(roi)}`,
      ],
    },
    {
      figure: netProfit,
      label: 'Net Profit/Loss',
      lines: [
        'Net Profit = Final Value − Initial Investment',
        `= ${final} − ${initial}`,
        equalsRupees(netProfit),
      ],
    },
    {
      figure: cagrPercent,
      label: 'Annual Growth Rate (CAGR)',
      lines: growthLines(result, input),
    },
  ]
  return all.flatMap(({ figure, label, lines }) =>
    Number.isFinite(figure) ? [{ label, lines }] : [],
  )
}

function growthLines({ years, cagrPercent }: RoiResult, input: RoiInput): string[] {
  const { initialInvestment, finalValue } = input
  const ratio = finalValue / initialInvestment
  const held = hasDates(input) ? `(${given(daysHeld(input))} ÷ 365)` : given(years)
  return [
    `CAGR = (Final Value ÷ Initial Investment)^(1 ÷ ${hasDates(input) ? '(days ÷ 365)' : 'years'}) − 1`,
    `= (${given(finalValue)} ÷ ${given(initialInvestment)})^(1 ÷ ${held}) − 1`,
    `= ${rounded(ratio)}^${rounded(1 / years)} − 1 ${equals(cagrPercent / 100)}`,
    `= ${percent(cagrPercent)}`,
  ]
}

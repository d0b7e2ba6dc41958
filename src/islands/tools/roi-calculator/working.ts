import { percent } from '@/lib/format.ts'

import type { Working } from '../../calculator/definition.ts'
import { equals, equalsRupees, given, rounded } from '../../calculator/working/numbers.ts'
import type { RoiInput, RoiResult } from './roi.ts'

/** How the return, the profit and the yearly growth come about. A figure that is not defined is left out. */
export function working({ roi, netProfit, cagrPercent }: RoiResult, input: RoiInput): Working[] {
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
      lines: growthLines(input, cagrPercent),
    },
  ]
  return all.flatMap(({ figure, label, lines }) =>
    Number.isFinite(figure) ? [{ label, lines }] : [],
  )
}

function growthLines(input: RoiInput, cagrPercent: number): string[] {
  const { initialInvestment, finalValue, holdingYears } = input
  const ratio = finalValue / initialInvestment
  return [
    'CAGR = (Final Value ÷ Initial Investment)^(1 ÷ years) − 1',
    `= (${given(finalValue)} ÷ ${given(initialInvestment)})^(1 ÷ ${given(holdingYears)}) − 1`,
    `= ${rounded(ratio)}^${rounded(1 / holdingYears)} − 1 ${equals(cagrPercent / 100)}`,
    `= ${percent(cagrPercent)}`,
  ]
}

import { percent } from '@/lib/format.ts'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, given, money, rounded } from '@/islands/calculator/results/numbers.ts'
import type { CashFlowInput, CashFlowResult } from './cash-flows.ts'
import { taxWorking } from './tax-working.ts'
import { worthOfFlow } from './worth-of-flow.ts'

/** So many days are written out one by one; the table has all of them. */
const MOST_LINES = 12

/** How the rate, the real rate and the gain come about. What is not defined is left out. */
export function working(result: CashFlowResult, input: CashFlowInput): Working[] {
  const { yearlyPercent, realPercent, putIn, gotBack } = result
  const all = [
    { figure: yearlyPercent, label: 'Return a Year (XIRR)', lines: () => rateLines(result) },
    {
      figure: realPercent,
      label: 'After Inflation',
      lines: () => [
        '(1 + XIRR) ÷ (1 + inflation) − 1',
        `= (1 + ${rounded(yearlyPercent / 100)}) ÷ (1 + ${given(input.inflationPercent)} ÷ 100) − 1`,
        `= ${percent(realPercent)}`,
      ],
    },
    {
      figure: gotBack - putIn,
      label: 'Gain or Loss',
      lines: () => [
        'Got Back − Put In',
        `= ${money(gotBack)} − ${money(putIn)}`,
        equalsRupees(gotBack - putIn),
      ],
    },
  ]
  const known = all.flatMap(({ figure, label, lines }) =>
    Number.isFinite(figure) ? [{ label, lines: lines() }] : [],
  )
  return [...known, ...taxWorking(result, input)]
}

function rateLines({ days, yearlyPercent }: CashFlowResult): string[] {
  const first = days[0]?.day ?? 0
  const rate = rounded(yearlyPercent / 100)
  const worth = (flows: typeof days) =>
    flows.reduce((sum, flow) => sum + worthOfFlow(flow, first, yearlyPercent), 0)
  const rest = days.slice(MOST_LINES)
  return [
    'XIRR is the rate at which all amounts together were worth ₹0 on the first day, with money put in below 0:',
    'amount ÷ (1 + XIRR)^(days ÷ 365)',
    ...days
      .slice(0, MOST_LINES)
      .map(
        (flow) =>
          `${given(flow.amount)} ÷ (1 + ${rate})^(${flow.day - first} ÷ 365) ≈ ${money(worth([flow]))}`,
      ),
    ...(rest.length > 0 ? [`${rest.length} more days ≈ ${money(worth(rest))}`] : []),
    `Together ≈ ${money(worth(days))}`,
    `XIRR = ${percent(yearlyPercent)}`,
  ]
}

import type { Row } from '@/islands/calculator/frame/definition.ts'
import type { CashFlowResult } from './cash-flows.ts'
import { tone } from './first-figures.ts'

/** The rows of the tax on the gain, and of the return after it. None where nobody asked for them. */
export function taxRows({ taxed, gotBack }: CashFlowResult): Row[] {
  if (taxed === undefined) return []
  const { tax, yearlyPercent, realPercent } = taxed
  return [
    { label: 'Tax on the Gain', amount: tax, unit: 'rupees', better: 'less' },
    { label: 'Got Back after Tax', amount: gotBack - tax, unit: 'rupees', better: 'more' },
    {
      label: 'Return a Year after Tax',
      amount: yearlyPercent,
      unit: 'percent',
      tone: tone(yearlyPercent),
      better: 'more',
    },
    {
      label: 'After Tax and Inflation',
      amount: realPercent,
      unit: 'percent',
      tone: tone(realPercent),
    },
  ]
}

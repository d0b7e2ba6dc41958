import { isDrawable } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime, Series } from '@/islands/calculator/charts/chart-types.ts'
import { rupees } from '@/lib/format.ts'

import { byFormula, leastYears, type GratuityInput, type GratuityResult } from './gratuity.ts'
import { CEILING } from './rules.ts'
import { afterYears, yearsShown } from './tables.ts'

/** Returns the gratuity by years of service with the same wages. Undefined without a result. */
export function overTime(result: GratuityResult, input: GratuityInput): OverTime | undefined {
  const years = yearsShown(result)
  const after = years.map((year) => afterYears(input, result, year))
  const amounts = after.map(({ amount }) => amount)
  const most = Math.max(...amounts)
  if (!(most > 0) || !isDrawable(amounts)) return undefined
  const isLaw = input.employerKind === 'covered'
  const reached = years[amounts.findIndex((amount) => isLaw && amount === CEILING.rupees)]
  const first = years[amounts.findIndex((amount) => amount > 0)] ?? NaN
  const exempt = after.map((year) => year.exempt)
  const taxable = after.map((year) => year.amount - year.exempt)
  const series: Series[] = taxable.some((amount) => amount > 0)
    ? [
        { label: 'Tax-free', color: 'interest', look: 'bar', amounts: exempt },
        { label: 'Taxable', color: 'attention', look: 'bar', amounts: taxable },
      ]
    : [{ label: 'Gratuity', color: 'interest', look: 'bar', amounts }]
  const counted = Math.round(result.counted)
  return {
    title: 'Gratuity by years of service',
    sentence:
      reached === undefined
        ? `From year ${first} on, each year adds ${rupees(byFormula(input, result.wages, 1))}.`
        : `With the same wages, the ceiling of ${rupees(CEILING.rupees)} is reached in year ${reached}.`,
    xUnit: 'years',
    yUnit: 'rupees',
    x: years,
    series,
    ...(counted >= Math.max(1, leastYears(input)) && {
      mark: { x: counted, label: 'your service' },
    }),
  }
}

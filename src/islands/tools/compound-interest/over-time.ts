import { rupees } from '@/lib/format.ts'

import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { growthOverTime, isDrawable } from '@/islands/calculator/charts/growth-over-time.ts'
import {
  compoundInterestYears,
  type CompoundInterestInput,
  type CompoundInterestResult,
} from './compound-interest.ts'

export { OverTimePicture } from '@/islands/calculator/charts/OverTimePicture.tsx'

/** Returns the total paid in and its interest by year; with withdrawals, the balance. */
export function overTime(
  _: CompoundInterestResult,
  input: CompoundInterestInput,
): OverTime | undefined {
  if (input.withdrawal !== 0) return leftOverTime(input)
  return growthOverTime({
    title: 'Paid in and interest by year',
    names: ['Paid in', 'Interest', 'Value'],
    atStart: input.principal,
    rows: compoundInterestYears(input).map((row) => [
      row.year,
      row.invested,
      row.interest,
      row.value,
    ]),
    look: 'bar',
  })
}

function leftOverTime(input: CompoundInterestInput): OverTime | undefined {
  const rows = compoundInterestYears(input)
  const amounts = [input.principal, ...rows.map(({ value }) => value)]
  const last = rows.at(-1)
  if (last === undefined || !isDrawable(amounts)) return undefined
  return {
    title: 'Value left by year',
    sentence: `${rupees(last.withdrawn)} taken out, ${rupees(last.value)} left at the end.`,
    xUnit: 'years',
    yUnit: 'rupees',
    x: [0, ...rows.map(({ year }) => year)],
    series: [{ label: 'Left', color: 'principal', look: 'area', amounts }],
  }
}

import type { OverTime } from '../../calculator/definition.ts'
import { growthOverTime } from '../../calculator/charts/growth-over-time.ts'
import {
  compoundInterestYears,
  type CompoundInterestInput,
  type CompoundInterestResult,
} from './compound-interest.ts'

export { OverTimePicture } from '../../calculator/charts/OverTimePicture.tsx'

/** What was paid in and the interest on it, one upon the other, at the end of each year. */
export function overTime(
  _: CompoundInterestResult,
  input: CompoundInterestInput,
): OverTime | undefined {
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

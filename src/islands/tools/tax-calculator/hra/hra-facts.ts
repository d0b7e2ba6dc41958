import type { YearFacts } from '../year-facts.ts'
import type { HraInput, HraYear } from './hra-year.ts'

/** Returns what the HRA page knows of a year, for the other pages of the tool. */
export function hraFacts(
  { periods, received }: HraYear,
  { taxYear, city, changes }: HraInput,
): YearFacts {
  const yearly = (of: 'salary' | 'rent') =>
    periods.reduce((sum, { months, [of]: amount }) => sum + months * amount, 0)
  return {
    taxYear,
    basic: yearly('salary'),
    hra: received,
    rent: yearly('rent'),
    city,
    hasChanges: changes.length > 0,
  }
}

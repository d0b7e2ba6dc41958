import { CarriedValues } from '../CarriedValues.tsx'
import { RulesFold } from '../RulesFold.tsx'
import { lawFor } from '../tax-years.ts'
import type { YearFacts } from '../year-facts.ts'
import type { HraInput, HraYear } from './hra-year.ts'
import { limitSentence, rentSentence, ruleSentence } from './sentences.ts'

export { overTime } from './over-time.ts'
export { hraTables as tables } from './tables.ts'
export { working } from './working.ts'

/** Says which limit applies, what more rent changes, and by which rule. */
export function says(result: HraYear, input: HraInput) {
  const limit = limitSentence(result)
  const rent = rentSentence(result, input)
  return (
    <>
      <CarriedValues from="hra" facts={hraFacts(result, input)} />
      {limit && <p className="says mt-3">{limit}</p>}
      {rent && <p className="says mt-2">{rent}</p>}
      <RulesFold year={lawFor(input.taxYear)}>{ruleSentence(result, input)}</RulesFold>
    </>
  )
}

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

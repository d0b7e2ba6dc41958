import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { CarriedValues } from '../CarriedValues.tsx'
import { RulesFold } from '../RulesFold.tsx'
import { lawFor } from '../tax-years.ts'
import type { YearFacts } from '../year-facts.ts'
import type { HraInput, HraYear } from './hra-year.ts'
import { limitSentence, rentSentence, ruleSentence } from './sentences.ts'
import { hraTables } from './tables.ts'

interface Props {
  result: HraYear
  input: HraInput
}

/** Says which limit applies, what more rent changes, and by which rule. */
export function HraSentences({ result, input }: Props) {
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

interface TableProps {
  input: HraInput
  /** Passed in, because the page has already loaded it. */
  calculate: (input: HraInput) => HraYear
}

/** Shows the year month by month. */
export function HraTables(props: TableProps) {
  return <LaterTables {...props} tablesOf={hraTables} />
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

import type { DatedFact } from '../lib/dated-fact.ts'
import { dayInWords } from '../lib/long-date.ts'
import { anchorOf } from './fact-rules.ts'

/** A day of the time line. */
export interface RuleDay {
  /** An ISO day, and the same in words. */
  day: string
  date: string
  /** What changed or ends on that day. */
  title: string
  value: string
  /** What else does: "and 9 more". */
  more: string
  /** The fragment of the rule in the tables. */
  anchor: string
}

type Dated = Pick<RuleDay, 'day' | 'title' | 'value' | 'anchor'>

/** Returns the latest days from which rules in force hold, in order. */
export function lastChanges(facts: readonly DatedFact[], count: number): RuleDay[] {
  const begun = facts
    .filter(({ ended }) => ended === undefined)
    .map((fact) => ({ ...entryOf(fact), day: fact.from }))
  return byDay(begun).slice(-count)
}

/** Returns the days after the last check on which rules end or something falls due, in order. */
export function nextEnds(facts: readonly DatedFact[], count: number): RuleDay[] {
  const checked = lastCheck(facts)
  const ends = facts.flatMap((fact) => [
    ...(fact.dates ?? []).map(({ day, title }) => ({ ...entryOf(fact), day, title, value: '' })),
    ...(fact.until === undefined ? [] : [{ ...entryOf(fact), day: fact.until }]),
  ])
  return byDay(ends.filter(({ day }) => day > checked)).slice(0, count)
}

/** Returns the day on which a rule was last compared with its source. */
export function lastCheck(facts: readonly DatedFact[]): string {
  return facts.map(({ checked }) => checked).toSorted().at(-1) ?? '' // prettier-ignore
}

function entryOf(fact: DatedFact): Omit<Dated, 'day'> {
  return { title: fact.name, value: fact.value, anchor: anchorOf(fact) }
}

/** Joins the entries of a day to one, which has the words of the first. */
function byDay(entries: readonly Dated[]): RuleDay[] {
  const days = Map.groupBy(entries, ({ day }) => day)
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, [first, ...others]]) => {
      if (first === undefined) return []
      const more = others.length > 0 ? `and ${others.length} more` : ''
      return [{ ...first, day, date: dayInWords(day), more }]
    })
}

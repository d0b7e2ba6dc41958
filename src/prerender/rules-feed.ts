import { dayInWords } from '../lib/long-date.ts'
import { datedFacts, RULES_PATH } from './dated-facts.ts'
import { anchorOf } from './fact-rules.ts'

/** An entry of the feed of rules. */
interface FeedEntry {
  title: string
  description: string
  link: string
  pubDate: Date
}

/** Returns the rules in force, the latest first. The link, which identifies an entry, has the first day of its rule. */
export function rulesFeed(): FeedEntry[] {
  return datedFacts
    .filter(({ ended }) => ended === undefined)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1))
    .map((fact) => ({
      title: `${fact.name}: ${fact.value}`,
      description: `Since ${dayInWords(fact.from)}. ${fact.source}. Checked ${dayInWords(fact.checked)}.`,
      link: `${RULES_PATH}#${anchorOf(fact)}`,
      pubDate: new Date(`${fact.from}T00:00:00+05:30`),
    }))
}

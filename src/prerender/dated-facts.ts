import type { DatedFact } from '../lib/dated-fact.ts'
import { byEnd, findFactsError, goodUntil, type SiteFact } from './fact-rules.ts'

// By path, because no file of this folder may import a tool.
const modules = import.meta.glob<{ facts: readonly DatedFact[] }>('../islands/**/facts.ts', {
  eager: true,
})

/** All dated facts of the site, in the order of their files. A wrong fact stops the build with a sentence. */
export const datedFacts: readonly SiteFact[] = Object.entries(modules).flatMap(
  ([path, { facts }]) => {
    const folder = path.replace(/^\.\.\/islands\/(?:tools\/)?/, '').replace(/\/facts\.ts$/, '')
    return facts.map((fact) => ({ ...fact, pages: fact.pages ?? [folder] }))
  },
)

/** The address of the page of all rules. */
export const RULES_PATH = '/rules'

const error = findFactsError(datedFacts)
if (error !== undefined) throw new Error(error)

/** Returns the first day after which a fact of a page may be wrong; of all facts for the page of all rules. */
export function goodUntilOf(href: string): string | undefined {
  const [first] = byEnd(factsOf(href))
  return first && goodUntil(first)
}

/** Returns the facts of a page, such as '/tools/tax-calculator/hra'. */
export function factsOf(href: string): readonly SiteFact[] {
  if (href === RULES_PATH) return datedFacts
  return datedFacts.filter(({ pages }) => pages.includes(href.replace('/tools/', '')))
}

import { inMenuOrder } from './catalogue.ts'
import { datedFacts } from './dated-facts.ts'
import type { SiteFact } from './fact-rules.ts'
import { loadViews } from './load-content.ts'
import { loadTools } from './load-tools.ts'

/** A fact with the links to the pages that use it. */
export interface LinkedFact extends SiteFact {
  links: readonly { href: string; label: string }[]
}

/** The facts of a tool: of those of several tools, the first page counts. */
interface RuleGroup {
  /** The tool's file name, and the anchor of the group. */
  slug: string
  label: string
  facts: readonly LinkedFact[]
  /** Rules of the past that pages still offer. */
  past: readonly LinkedFact[]
}

/** Returns all facts, grouped by tool in menu order. Throws a sentence if a fact names a page that does not exist. */
export async function loadRuleGroups(): Promise<RuleGroup[]> {
  const [tools, views] = await Promise.all([loadTools(), loadViews()])
  const labels = new Map([...tools, ...views].map((page) => [page.href, page.heading ?? ('label' in page ? page.label : '')])) // prettier-ignore
  const linked = datedFacts.map((fact) => ({
    ...fact,
    links: fact.pages.map((page) => {
      const label = labels.get(`/tools/${page}`)
      if (label === undefined) throw new Error(`${fact.id}: there is no page "${page}".`)
      return { href: `/tools/${page}`, label }
    }),
  }))
  return inMenuOrder(tools).flatMap(({ entry: { id }, label }) => {
    const own = linked.filter(({ pages: [first = ''] }) => `${first}/`.startsWith(`${id}/`))
    if (own.length === 0) return []
    const isPast = ({ ended }: LinkedFact) => ended !== undefined
    return [{ slug: id, label, facts: own.filter((fact) => !isPast(fact)), past: own.filter(isPast) }] // prettier-ignore
  })
}

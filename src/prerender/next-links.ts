import type { Tool } from './catalogue.ts'
import { otherPages, type View } from './views.ts'

/** A page that people open next, and what its fields take over. */
interface NextPage {
  from: string
  to: string
  /** The words of the link, where the page is of another tool. */
  label?: string
  /**
   * For each field of that page the figure of this page (`forNextPages` of its definition); null for a field that has another
   * meaning there.
   */
  carries: Readonly<Record<string, string | null>>
}

const PLANNER = '/tools/tax-calculator/planner'

/**
 * The figures that pages hand on: the only place that maps them to fields. Pages of one tool also share all fields of the same
 * name, as EMI and prepayment do, and those of the tax tool map theirs in its year-facts.ts.
 */
export const nextPages: readonly NextPage[] = [
  {
    from: '/tools/fd-calculator',
    to: PLANNER,
    label: 'Tax on the first year’s interest',
    carries: { depositInterest: 'firstYearInterest' },
  },
  {
    from: '/tools/roi-calculator/cash-flows',
    to: PLANNER,
    label: 'Tax on the gain with your income',
    carries: {
      equityShort: 'equityShortTerm',
      equityLong: 'equityLongTerm',
      // By slabs, as other income.
      otherIncome: 'otherShortTerm',
      otherLong: 'otherLongTerm',
    },
  },
  {
    from: '/tools/sip-calculator/goal',
    to: '/tools/sip-calculator/withdrawal',
    // The years until the money is needed are not those it is needed for.
    carries: { savings: 'neededThen', years: null },
  },
]

/** A link below a result. */
export interface NextLink {
  href: string
  label: string
  /** Whether it carries the fields of this page. */
  isView: boolean
  /** What the fields of that page take over, in JSON. */
  carries: string | undefined
}

/** Returns the links from a page: to pages of other tools, then to those of its own tool. */
export function nextLinks(
  path: string,
  tools: readonly Pick<Tool, 'href' | 'summary'>[],
  views: readonly View[],
): NextLink[] {
  const next = nextPages.filter(({ from }) => from === path)
  const carriesOf = (href: string) => {
    const carries = next.find(({ to }) => to === href)?.carries
    return carries && JSON.stringify(carries)
  }
  const others = next.flatMap(({ to, label }) =>
    label === undefined ? [] : [{ href: to, label, isView: false, carries: carriesOf(to) }],
  )
  const own = otherPages(path, tools, views).map(({ href, summary }) => {
    return { href, label: summary, isView: true, carries: carriesOf(href) }
  })
  return [...others, ...own]
}

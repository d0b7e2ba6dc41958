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
   * meaning there. Absent if the pages share no values.
   */
  carries?: Readonly<Record<string, string | null>>
}

const PLANNER = '/tools/tax-calculator/planner'
const LOAN = '/tools/loan-calculator'
const RATE_CHANGE = `${LOAN}/rate-change`

/** A loan of another page as one that runs, with the latest change of the repo rate added to its rate. */
const asRunningLoan = { monthsLeft: 'monthsLeft', newRatePercent: 'raisedRatePercent' }
/** The time left, for pages that ask for years and months. */
const timeLeft = { years: 'yearsLeft', months: 'monthsBeyond' }

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
      // FY 2024-25 has two rates of each kind.
      equityShortBefore: 'equityShortTermBefore',
      equityLongBefore: 'equityLongTermBefore',
      sold: 'sold',
      taxYear: 'taxYear',
      // By slabs, as other income.
      otherIncome: 'otherShortTerm',
      otherLong: 'otherLongTerm',
    },
  },
  {
    from: '/tools/sip-calculator',
    to: '/tools/sip-calculator/withdrawal',
    // The years of saving are not those of withdrawing.
    carries: { savings: 'totalValue', years: null },
  },
  {
    from: '/tools/sip-calculator/goal',
    to: '/tools/sip-calculator/withdrawal',
    // The years until the money is needed are not those it is needed for.
    carries: { savings: 'neededThen', years: null },
  },
  {
    from: '/tools/sip-calculator/epf',
    to: '/tools/sip-calculator/withdrawal',
    carries: { savings: 'balance' },
  },
  { from: LOAN, to: RATE_CHANGE, carries: asRunningLoan },
  { from: `${LOAN}/prepayment`, to: RATE_CHANGE, carries: asRunningLoan },
  { from: `${LOAN}/balance-transfer`, to: RATE_CHANGE, carries: asRunningLoan },
  { from: RATE_CHANGE, to: LOAN, carries: timeLeft },
  { from: RATE_CHANGE, to: `${LOAN}/prepayment`, carries: timeLeft },
  // The new rate of the loan is not the rate of an offer.
  {
    from: RATE_CHANGE,
    to: `${LOAN}/balance-transfer`,
    carries: { ...timeLeft, newRatePercent: null },
  },
  {
    from: '/tools/compound-interest',
    to: '/tools/sip-calculator',
    label: 'Invest an amount every month',
  },
  { from: '/tools/base64', to: '/tools/hash-generator', label: 'Hash a text or a file' },
  { from: '/tools/url-encoder', to: '/tools/base64', label: 'Encode text as Base64' },
  { from: '/tools/timestamp', to: '/tools/cron', label: 'Find the next runs of a cron line' },
  { from: '/tools/cron', to: '/tools/timestamp', label: 'Show a time in other zones' },
  { from: '/tools/jwt', to: '/tools/timestamp', label: 'Read the times of other logs' },
  { from: '/tools/regex-tester', to: '/tools/text-compare', label: 'Compare two texts' },
  {
    from: '/tools/text-compare',
    to: '/tools/json-formatter/compare',
    label: 'Compare two JSON documents',
  },
  {
    from: '/tools/uuid',
    to: '/tools/qr-code-generator/list',
    label: 'Make a QR code of each line',
  },
  {
    from: '/tools/word-counter',
    to: '/tools/text-compare',
    label: 'Compare two versions of a text',
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
  const carriesOf = (href: string) => carriedBetween(path, href)
  const others = next.flatMap(({ to, label }) =>
    label === undefined ? [] : [{ href: to, label, isView: false, carries: carriesOf(to) }],
  )
  const own = otherPages(path, tools, views).map(({ href, summary }) => {
    return { href, label: summary, isView: true, carries: carriesOf(href) }
  })
  return [...others, ...own]
}

/** Returns what the fields of a page take over from another, in JSON; undefined for pages that are not in the table. */
export function carriedBetween(path: string, href: string): string | undefined {
  const carries = nextPages.find(({ from, to }) => from === path && to === href)?.carries
  return carries && JSON.stringify(carries)
}

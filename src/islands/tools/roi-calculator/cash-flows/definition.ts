// Files: `xirr.ts` calculates the return, `rate.ts` has its rows, `taxed-sale.ts` its tax. `read-*.ts`, `columns.ts` and `sides.ts`
// read pasted lines. `fields.tsx` has the list, `later.ts` the later parts.

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Row } from '@/islands/calculator/frame/definition.ts'
import { once } from '@/islands/calculator/frame/once.ts'
import {
  equityGains,
  otherGains,
  equityGainsBefore,
} from '@/islands/calculator/money/capital-gains.ts'
import { splitYearTax, type SplitYearTax } from '@/islands/calculator/money/split-year.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import {
  type CashFlowInput,
  type CashFlowResult,
  type NoTax,
  type TaxedSale,
  cashFlows,
} from './cash-flows.ts'
import { cashFlowFields, cashFlowGroups, hiddenFields } from './fields.tsx'
import { rateNotes, rateRows, rateSentence, tone } from './rate.ts'
import { lawOf, taxedSale } from './taxed-sale.ts'

const PROBLEMS: Record<NoTax, string> = {
  'all lost': 'No tax is calculated, because nothing came back and there is no gain.',
  'sold in parts':
    'The tax is calculated only if everything was bought first and sold on the last day. Money got back earlier may be a part sale or income, and amounts alone do not show what the part cost.',
  'sold before the law': `The tax is calculated for sales since ${dayInWords(equityGains.from)}. Other rates applied before.`,
  'price of 2018':
    'Shares and funds bought before 1 February 2018 may count with their price of 31 January 2018, which the list does not show. So no tax is calculated.',
  'worth of 2001':
    'Assets bought before 1 April 2001 may count with their value on that day, which the list does not show. So no tax is calculated.',
  'no index':
    'The cost inflation index of the year of the sale is not known yet, and the tax may depend on it. So no tax is calculated.',
}

/** Returns by which rule the tax is calculated, or why it is not. Empty when the tax is not asked for. */
function taxNotes({ taxed }: CashFlowResult, input: CashFlowInput): string[] {
  if (taxed === undefined) return []
  if (taxed.problem !== undefined) return [PROBLEMS[taxed.problem]]
  if (!Number.isFinite(taxed.tax)) return []
  return [...waysInWords(taxed), ...sharedOut(taxed, input), ruleOf(input)]
}

function waysInWords({ ways, gains }: TaxedSale): string[] {
  if (ways === undefined) return []
  const law = otherGains(0)
  return [
    `Before cess: ${law.longTermPercent}% of the gain of ${rupees(gains.longTerm)} is ${rupees(ways.plain / (1 + law.cessPercent / 100))}. ${law.indexedPercent}% of the gain over the indexed cost of ${rupees(ways.indexedCost)} is ${rupees(ways.indexed / (1 + law.cessPercent / 100))}. A resident who bought before ${dayInWords(law.from)} pays the lower one.`,
  ]
}

function sharedOut({ isMixed, gains }: TaxedSale, input: CashFlowInput): string[] {
  if (!isMixed) return []
  const { shortTermMonths } = lawOf(input)
  return [
    `Of the gain, ${rupees(gains.shortTerm)} counts as short-term, from amounts held ${shortTermMonths} months or less. The list has no units, so each amount is assumed to grow at the XIRR. Your statement of gains has the exact share.`,
  ]
}

function ruleOf(input: CashFlowInput): string {
  const law = lawOf(input)
  const short =
    input.asset === 'equity'
      ? `${law.shortTermPercent}%`
      : `your slab of ${groupedNumber(law.shortTermPercent)}%`
  const exempt = law.exemption > 0 ? ` beyond ${rupees(law.exemption)} a year` : ''
  return `Rule: ${law.source} (before 1 April 2026: ${law.before}), with the rates since ${dayInWords(law.from)}. ${law.shortTermMonths} months or less: ${short}. Longer: ${groupedNumber(law.longTermPercent)}%${exempt}. Plus ${law.cessPercent}% cess on the tax. Not included: surcharge, losses of other sales and an unused basic exemption. The return assumes that you pay the tax on the day of the sale.`
}

/** The yearly return of dated amounts, also after the tax on the gain. */
export const cashFlowCalculator = calculator<CashFlowInput, CashFlowResult>({
  reportTitle: 'XIRR Calculator Report',
  reportName: 'xirr-report',
  resultsTitle: 'What the Money Earned',
  fields: cashFlowFields,
  groups: cashFlowGroups,
  hiddenFields,
  calculate: once((input) => {
    const result = cashFlows(input)
    const taxed = taxedSale(result, input)
    const splitYear = input.asset === 'both sides' ? splitYearTax(input) : undefined
    return { ...result, ...(taxed && { taxed }), ...(splitYear && { splitYear }) }
  }),
  rows: (result) => [...splitYearRows(result), ...rateRows(result), ...taxRows(result)],
  sentence: (result) =>
    result.splitYear ? splitYearSentence(result.splitYear) : rateSentence(result),
  notes: (result, input) => [
    ...rateNotes(result),
    ...taxNotes(result, input),
    ...splitYearNotes(result),
  ],
  chart: ({ putIn, gotBack }) => ({
    title: 'Put In vs Got Back',
    kind: 'bar',
    isComparison: true,
    parts: [
      { label: 'Put In', amount: putIn, color: 'principal' },
      { label: 'Got Back', amount: gotBack, color: 'interest' },
    ],
  }),
  forNextPages,
  later: () => import('./later.ts'),
})

export default calculatorPage(cashFlowCalculator)

/** Returns the taxable gains by kind, in rupees. The sale of a house needs more than its gain. */
function forNextPages(
  { taxed, splitYear }: CashFlowResult,
  { asset }: CashFlowInput,
): Record<string, number | string> {
  const { shortTerm = NaN, longTerm = NaN } = taxed?.gains ?? {}
  const gains = {
    ...(asset === 'equity' && { equityShortTerm: shortTerm, equityLongTerm: longTerm }),
    ...(asset === 'gold' && { otherShortTerm: shortTerm, otherLongTerm: longTerm }),
    ...(splitYear && gainsOfSplitYear(splitYear)),
  }
  const above0 = Object.entries(gains).filter(([, gain]) => gain > 0)
  const year = splitYear && above0.length > 0 ? { taxYear: 'fy-2024-25', sold: 'both' } : {}
  return { ...Object.fromEntries(above0), ...year }
}

/** Returns the gains on both sides of 23 July 2024 that are left after the losses, which the planner does not ask for. */
function gainsOfSplitYear({ left }: SplitYearTax): Record<string, number> {
  return {
    equityShortTerm: left.shortAfter,
    equityLongTerm: left.longAfter,
    equityShortTermBefore: left.shortBefore,
    equityLongTermBefore: left.longBefore,
  }
}

/** Returns the rows of the tax on the gain and of the return after it. Empty when the tax is not asked for. */
function taxRows({ taxed, gotBack }: CashFlowResult): Row[] {
  if (taxed === undefined) return []
  const { tax, yearlyPercent, realPercent } = taxed
  return [
    { label: 'Tax on the Gain', amount: tax, unit: 'rupees', better: 'less' },
    { label: 'Got Back after Tax', amount: gotBack - tax, unit: 'rupees', better: 'more' },
    {
      label: 'Return a Year after Tax',
      amount: yearlyPercent,
      unit: 'percent',
      tone: tone(yearlyPercent),
      better: 'more',
    },
    {
      label: 'After Tax and Inflation',
      amount: realPercent,
      unit: 'percent',
      tone: tone(realPercent),
    },
  ]
}

/** Returns the rows of the tax on both sides of 23 July 2024. Empty when it is not asked for. */
function splitYearRows({ splitYear }: CashFlowResult): Row[] {
  if (splitYear === undefined) return []
  const row = (order: string, amount: number): Row => ({
    label: `Tax, Exemption on ${order} Gains First`,
    amount,
    unit: 'rupees',
    better: 'less',
  })
  // The tax is what was asked for, and comes before the return of the list.
  return [
    { ...row('Later', splitYear.laterFirst), isHeadline: true },
    row('Earlier', splitYear.earlierFirst),
  ]
}

/** Says what the other order of the exemption makes of the tax. Undefined without a tax. */
function splitYearSentence({ laterFirst, earlierFirst }: SplitYearTax): string | undefined {
  if (!Number.isFinite(laterFirst)) return undefined
  return laterFirst === earlierFirst
    ? 'Both orders of the exemption come to the same.'
    : `With the exemption on the earlier gains first it is ${rupees(earlierFirst)}.`
}

/** Says by which rule the tax on both sides of 23 July 2024 is calculated. Empty when it is not asked for. */
function splitYearNotes({ splitYear }: CashFlowResult): string[] {
  if (splitYear === undefined || !Number.isFinite(splitYear.laterFirst)) return []
  const { shortTermPercent, longTermPercent, exemption, cessPercent, from } = equityGains
  const before = equityGainsBefore
  return [
    `Rule for FY 2024-25: short-term gains are taxed at ${before.shortTermPercent}% for sales before ${dayInWords(from)} and at ${shortTermPercent}% from then on, long-term gains at ${before.longTermPercent}% and ${longTermPercent}%, plus ${cessPercent}% cess (Income-tax Act 1961, sections 111A and 112A). Losses lower the gain with the higher rate first. The year has one exemption of ${rupees(exemption)}; the sections do not say which long-term gains it is set against first, so both orders are shown. Not included: surcharge, losses of other years and an unused basic exemption.`,
  ]
}

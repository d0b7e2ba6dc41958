import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { equityGains, otherGains } from '@/islands/calculator/money/capital-gains.ts'
import type { CashFlowInput, CashFlowResult, NoTax, TaxedSale } from './cash-flows.ts'
import { lawOf } from './taxed-sale.ts'

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
export function taxNotes({ taxed }: CashFlowResult, input: CashFlowInput): string[] {
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

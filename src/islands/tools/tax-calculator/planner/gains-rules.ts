import { equityGains, otherGains } from '@/islands/calculator/money/capital-gains.ts'

/** What the law takes of gains at special rates, by the day of the sale. Rates are percent. */
export interface GainsRules {
  /** The first day, as year-month-day. */
  from: string
  equityShortPercent: number
  equityLongPercent: number
  /** Rupees of long-term equity gains that are free, in a tax year that ends on this day or later. */
  equityLongFree: number
  otherLongPercent: number
  /** On a cost that has grown with prices. */
  indexedPercent: number
  /** Whether a cost that has grown is counted for all property, or only for what was bought before `from` where that costs less. */
  indexed: 'all' | 'if less, and bought before'
}

const { longTermPercent, indexedPercent } = otherGains(0)

const after: GainsRules = {
  from: '2024-07-23',
  equityShortPercent: equityGains.shortTermPercent,
  equityLongPercent: equityGains.longTermPercent,
  equityLongFree: equityGains.exemption,
  otherLongPercent: longTermPercent,
  indexedPercent,
  indexed: 'if less, and bought before',
}

/** Newest first. Income-tax Act 2025, sections 196 to 198; before it sections 111A, 112 and 112A of the Income-tax Act 1961. */
const rules: readonly [GainsRules, GainsRules] = [
  after,
  {
    from: '2023-04-01',
    equityShortPercent: 15,
    equityLongPercent: 10,
    equityLongFree: 100_000,
    otherLongPercent: 20,
    indexedPercent: 20,
    indexed: 'all',
  },
]

/** The highest rate of surcharge, in percent, that gains pay. */
export const GAINS_SURCHARGE_PERCENT = 15

/** From tax years that begin on this day the Act says itself that the new regime's rebate covers the tax of its slabs only. */
export const REBATE_ON_SLABS_FROM = '2025-04-01'

/** Whether the rates changed within the tax year that begins on this day (year-month-day), so that the day of a sale counts. */
export function isSplitYear(from: string): boolean {
  return from < after.from && yearEnd(from) >= after.from
}

/** The rules of a sale in the tax year that begins on this day. A split year needs to be told when; other years do not care. */
export function gainsRulesOf(from: string, sold: 'before' | 'after'): GainsRules {
  const atEnd = rules.find((rule) => rule.from <= yearEnd(from)) ?? rules[1]
  if (!isSplitYear(from) || sold === 'after') return atEnd
  // The free amount is one for the whole year.
  return { ...rules[1], equityLongFree: atEnd.equityLongFree }
}

function yearEnd(from: string): string {
  return `${Number.parseInt(from, 10) + 1}-03-31`
}

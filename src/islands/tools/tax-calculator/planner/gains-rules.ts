import {
  equityGains,
  equityGainsBefore,
  otherGains,
} from '@/islands/calculator/money/capital-gains.ts'

/** The special rates of tax on gains, by the day of the sale. Rates are percent. */
export interface GainsRules {
  /** The first day, as year-month-day. */
  from: string
  equityShortPercent: number
  equityLongPercent: number
  /** Exempt long-term equity gains in rupees, in a tax year that ends on this day or later. */
  equityLongFree: number
  otherLongPercent: number
  /** The rate on a gain over the indexed cost. */
  indexedPercent: number
  /** Whether the indexed cost counts for all property, or only for property bought before `from` when the tax is lower. */
  indexed: 'all' | 'if less, and bought before'
}

const { longTermPercent, indexedPercent } = otherGains(0)

const after: GainsRules = {
  from: equityGains.from,
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
    equityShortPercent: equityGainsBefore.shortTermPercent,
    equityLongPercent: equityGainsBefore.longTermPercent,
    equityLongFree: 100_000,
    otherLongPercent: 20,
    indexedPercent: 20,
    indexed: 'all',
  },
]

/** Returns whether the rates changed within the tax year that begins on this day (year-month-day), so that the sale's day matters. */
export function isSplitYear(from: string): boolean {
  return from < after.from && yearEnd(from) >= after.from
}

/** Returns the rules of a sale in the tax year that begins on this day. `sold` matters only in a split year. */
export function gainsRulesOf(from: string, sold: 'before' | 'after'): GainsRules {
  const atEnd = rules.find((rule) => rule.from <= yearEnd(from)) ?? rules[1]
  if (!isSplitYear(from) || sold === 'after') return atEnd
  // The exemption is the same for the whole year.
  return { ...rules[1], equityLongFree: atEnd.equityLongFree }
}

function yearEnd(from: string): string {
  return `${Number.parseInt(from, 10) + 1}-03-31`
}

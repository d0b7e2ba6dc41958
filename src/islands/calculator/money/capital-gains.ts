import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { CESS_PERCENT } from './cess.ts'

/** What the law takes of gains from one kind of asset. Rates are percent. */
export interface GainsLaw {
  /** The first day of a sale, as an ISO day. */
  from: string
  source: string
  /** The sections that said the same of sales before 1 April 2026. */
  before: string
  /** Held for longer than these months, a gain is long-term. */
  shortTermMonths: number
  shortTermPercent: number
  longTermPercent: number
  /** Of the long-term gain over the indexed cost, for land and buildings that a resident bought before `from`. */
  indexedPercent?: number
  /** Rupees of long-term gains of a year that are free. */
  exemption: number
  /** On the tax. */
  cessPercent: number
}

/** The first day of a sale at these rates, and the day on which they were last compared with the law. */
const GAINS_FROM = '2024-07-23'
export const GAINS_CHECKED = '2026-11-21'

/** The rates of the Finance (No. 2) Act 2024, as the Income-tax Act 2025 carries them on. */
export const equityGains: GainsLaw = {
  from: GAINS_FROM,
  source: 'Income-tax Act 2025, sections 196 and 198',
  before: 'Income-tax Act 1961, sections 111A and 112A',
  shortTermMonths: 12,
  shortTermPercent: 20,
  longTermPercent: 12.5,
  exemption: 125_000,
  cessPercent: CESS_PERCENT,
}

/** The rates of sections 111A and 112A for sales up to 22 July 2024, in percent. */
export const equityGainsBefore = { shortTermPercent: 15, longTermPercent: 10 } as const

/** The same for gold and property, of which short-term gains are taxed as other income is: at the slab. */
export function otherGains(slabPercent: number): GainsLaw & { indexedPercent: number } {
  return {
    from: GAINS_FROM,
    source: 'Income-tax Act 2025, section 197',
    before: 'Income-tax Act 1961, section 112',
    shortTermMonths: 24,
    shortTermPercent: slabPercent,
    longTermPercent: 12.5,
    indexedPercent: 20,
    exemption: 0,
    cessPercent: CESS_PERCENT,
  }
}

/** The law in words, with its source and date. */
export function equityGainsRule(law: GainsLaw = equityGains): string {
  const { from, source, shortTermPercent, longTermPercent, cessPercent } = law
  return `by the rates since ${dayInWords(from)} (${source}): ${shortTermPercent}% of short-term gains, ${longTermPercent}% of long-term gains beyond ${rupees(law.exemption)} a year, ${cessPercent}% cess.`
}

/** Gains of a year, in rupees; a loss is negative. */
export interface YearOfGains {
  shortTerm: number
  longTerm: number
}

/**
 * The tax on a year's gains, with cess, in rupees and not rounded.
 * Formula: (20 % × short-term + 12.5 % × (long-term − exemption left)) × 1.04 for equity. Other income takes the basic exemption up;
 * there is no surcharge.
 * Special case: a short-term loss lowers the long-term gain, a long-term loss no short-term gain; nothing is carried on.
 * Example: 4,047 short-term and 5,57,649 long-term → 57,086.
 */
export function equityGainsTax(
  { shortTerm, longTerm }: YearOfGains,
  exemptionUsed = 0,
  law: GainsLaw = equityGains,
): number {
  const taxedLong = taxedLongTerm({ shortTerm, longTerm }, exemptionUsed, law)
  const tax =
    (Math.max(0, shortTerm) * law.shortTermPercent + taxedLong * law.longTermPercent) / 100
  return tax * (1 + law.cessPercent / 100)
}

/** What is taxed of the long-term gain: less a short-term loss and what is left of the exemption. In rupees. */
export function taxedLongTerm(
  { shortTerm, longTerm }: YearOfGains,
  exemptionUsed: number,
  law: GainsLaw,
): number {
  const exempt = Math.max(0, law.exemption - Math.max(0, exemptionUsed))
  return Math.max(0, longTerm + Math.min(0, shortTerm) - exempt)
}

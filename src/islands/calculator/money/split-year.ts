import { equityGains, equityGainsBefore } from './capital-gains.ts'
import { lowered } from './lowered.ts'

/** Gains from shares and equity funds of financial year 2024-25, in rupees; a loss is negative. */
export interface SplitYearGains {
  /** Sold up to 22 July 2024. */
  shortBefore: number
  longBefore: number
  /** Sold from 23 July 2024. */
  shortAfter: number
  longAfter: number
}

/** The tax with cess in rupees, by the gains that the exemption is set against first. */
export interface SplitYearTax {
  /** The gains that are left after the losses. */
  left: SplitYearGains
  laterFirst: number
  earlierFirst: number
  /** The long-term gains that are taxed: before, and from that day. */
  taxedLaterFirst: readonly [number, number]
  taxedEarlierFirst: readonly [number, number]
}

/**
 * Returns the tax on a year's gains from both sides of 23 July 2024, with one exemption for the year.
 *
 * Formula: (15 % and 20 % of short-term, 10 % and 12.5 % of long-term gains beyond the exemption) × 1.04. A short-term loss lowers
 * any gain, a long-term loss only long-term ones; both lower the gain with the higher rate first. The sections do not say
 * which long-term gains the exemption is set against first, so both orders are returned.
 * Units: rupees, not rounded. Special case: NaN when a gain is not a number.
 * Source: Income-tax Act 1961, sections 70, 111A and 112A, as amended by the Finance (No. 2) Act 2024.
 * Example: 1,00,000 long-term on each side → 7,800 with the later gains first, 9,750 with the earlier ones first.
 */
export function splitYearTax(gains: SplitYearGains): SplitYearTax {
  const left = afterLosses(gains)
  const { shortBefore, longBefore, shortAfter, longAfter } = left
  const short =
    shortBefore * equityGainsBefore.shortTermPercent + shortAfter * equityGains.shortTermPercent
  const withCess = (before: number, after: number) => {
    const long = before * equityGainsBefore.longTermPercent + after * equityGains.longTermPercent
    return ((short + long) / 100) * (1 + equityGains.cessPercent / 100)
  }
  const { exemption } = equityGains
  const [after = NaN, before = NaN] = lowered([longAfter, longBefore], exemption)
  const taxedLaterFirst = [before, after] as const
  const [first = NaN, second = NaN] = lowered([longBefore, longAfter], exemption)
  const taxedEarlierFirst = [first, second] as const
  return {
    left,
    laterFirst: withCess(...taxedLaterFirst),
    earlierFirst: withCess(...taxedEarlierFirst),
    taxedLaterFirst,
    taxedEarlierFirst,
  }
}

function afterLosses(gains: SplitYearGains): SplitYearGains {
  const { shortBefore, longBefore, shortAfter, longAfter } = gains
  const [longLoss, shortLoss] = [lossOf(longBefore, longAfter), lossOf(shortBefore, shortAfter)]
  const long = lowered([gainOf(longAfter), gainOf(longBefore)], longLoss)
  // The rates fall in this order, and gains within the exemption come last.
  const short = [gainOf(shortAfter), gainOf(shortBefore)]
  const left = lowered([...short, ...long], shortLoss)
  const [shortLeft = NaN, earlierShort = NaN, longLeft = NaN, earlierLong = NaN] = left
  return {
    shortBefore: earlierShort,
    longBefore: earlierLong,
    shortAfter: shortLeft,
    longAfter: longLeft,
  }
}

function gainOf(amount: number): number {
  return Math.max(0, amount)
}

function lossOf(...amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0)
}

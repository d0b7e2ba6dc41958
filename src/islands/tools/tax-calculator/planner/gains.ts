import {
  costInflationIndex,
  FIRST_INDEX_YEAR,
  LAST_INDEX_YEAR,
} from '@/islands/calculator/money/cost-inflation.ts'
import { lowered } from '@/islands/calculator/money/lowered.ts'
import { MICRO, type MicroRupees } from '../slab-tax.ts'
import type { TaxYear } from '../tax-rules.ts'
import { type GainsRules, gainsRulesOf, isSplitYear } from './gains-rules.ts'
import type { PlannerInput } from './planner-input.ts'

/** The highest surcharge on the tax of gains, in percent. */
export const GAINS_SURCHARGE_PERCENT = 15

/** From tax years that begin on this day, the Act itself limits the new regime's rebate to the tax of its slabs. */
export const REBATE_ON_SLABS_FROM = '2025-04-01'

/** Gains that are entered as such, by their fields. */
type PlainGain = 'equityShort' | 'equityLong' | 'otherLong'

/** The long-term gains that the exemption is set against first. Sections 112A and 198 give no order. */
export type ExemptionFirst = 'later' | 'earlier'

/** A gain with the ways in which the law calculates it; the one with the lowest tax applies. */
export interface Gain {
  /** Before 23 July 2024, in a year with sales on both sides of that day. */
  kind: PlainGain | `${PlainGain}Before` | 'property'
  /** The amount added to the total income, in rupees. */
  amount: number
  ways: readonly GainWay[]
  /** The exemption in rupees, which all gains that have one share. */
  free: number
  /** A loss from house property that was set off against it, in rupees: `amount` is what is left. */
  setOff: number
}

interface GainWay {
  amount: number
  ratePercent: number
}

export interface TaxedGain extends Gain {
  /** The taxed amount, after the unused basic exemption and the exempt part. */
  taxed: number
  ratePercent: number
  /** The part of the unused basic exemption that it uses. */
  exempt: number
  tax: MicroRupees
}

/** Returns whether a year has sales on both sides of 23 July 2024, each at its rates. */
export function isOnBothSides({ sold }: PlannerInput, { from }: TaxYear): boolean {
  return sold === 'both' && isSplitYear(from)
}

/** Returns the gains of a year. Losses are not counted. */
export function gainsOf(input: PlannerInput, year: TaxYear): Gain[] {
  const { from } = year
  const isBoth = isOnBothSides(input, year)
  const side = input.sold === 'before' ? 'before' : 'after'
  const rules = gainsRulesOf(from, side)
  const earlierRules = isBoth ? gainsRulesOf(from, 'before') : undefined
  const soldProperty = isBoth ? input.propertySold : side
  const plain = (kind: PlainGain) => [
    plainGain(kind, kind, input, rules),
    ...(earlierRules ? [plainGain(kind, `${kind}Before`, input, earlierRules)] : []),
  ]
  const gains: Gain[] = [
    ...plain('equityShort'),
    propertyGain(input, Number.parseInt(from, 10), gainsRulesOf(from, soldProperty)),
    ...plain('otherLong'),
    ...plain('equityLong'),
  ]
  return gains.filter(({ amount }) => amount !== 0)
}

/** Returns whether a gain is a short-term one from shares or equity funds. */
export function isEquityShort({ kind }: Gain): boolean {
  return kind === 'equityShort' || kind === 'equityShortBefore'
}

/** Returns whether a gain is a long-term one from shares or equity funds. */
export function isEquityLong({ kind }: Gain): boolean {
  return kind === 'equityLong' || kind === 'equityLongBefore'
}

/**
 * Returns the tax of each gain. The unused basic exemption lowers the gain with the highest rate first: the Act gives no order.
 * Of gains at the same rate, equity gains come last, because a part of them is exempt anyway.
 */
export function taxedGains(
  gains: readonly Gain[],
  unusedExemption: number,
  exemptionFirst: ExemptionFirst = 'later',
): TaxedGain[] {
  let left = unusedExemption
  const lessened = gains.toSorted(byRate).map((gain) => {
    const exempt = Math.min(left, countedOf(gain))
    left -= exempt
    return { gain, exempt, ...leastWay(gain, exempt) }
  })
  const amounts = lessened.map(({ amount, exempt }) => Math.max(0, amount - exempt))
  const sorted = lessened.map(({ gain }) => gain)
  const taxed = lessFree(sorted, amounts, exemptionFirst)
  return lessened.map(({ gain, exempt, ratePercent }, index) => {
    const part = taxed[index] ?? 0
    return { ...gain, taxed: part, ratePercent, exempt, tax: taxOf(part, ratePercent) }
  })
}

/** Lowers amounts of gains by the one exemption that they share. The gains are sorted by their rate, the highest first. */
export function lessFree(
  gains: readonly Gain[],
  amounts: readonly number[],
  exemptionFirst: ExemptionFirst = 'later',
): number[] {
  const places = gains.flatMap(({ free }, index) => (free > 0 ? [index] : []))
  if (exemptionFirst === 'earlier') places.reverse()
  const [first = 0] = places
  const less = lowered(
    places.map((place) => amounts[place] ?? 0),
    gains[first]?.free ?? 0,
  )
  return amounts.map((amount, index) => less[places.indexOf(index)] ?? amount)
}

/** Returns by how much a gain must be lowered to pay no tax if no part of it were exempt, in rupees. */
export function countedOf({ ways }: Gain): number {
  return Math.min(...ways.map(({ amount }) => amount))
}

/** Sorts gains by their rate, the highest first. */
export function byRate(a: Gain, b: Gain): number {
  return leastWay(b, 0).ratePercent - leastWay(a, 0).ratePercent
}

/** Returns the gain after a loss of this amount, in rupees, has been set off against it. */
export function lessOf(gain: Gain, loss: number): Gain {
  const less = (way: GainWay) => ({ ...way, amount: Math.max(0, way.amount - loss) })
  return { ...gain, amount: gain.amount - loss, ways: gain.ways.map(less), setOff: loss }
}

function leastWay(gain: Gain, exempt: number): GainWay {
  const taxBy = ({ amount, ratePercent }: GainWay) =>
    taxOf(Math.max(0, amount - exempt), ratePercent)
  return gain.ways.reduce((best, way) => (taxBy(way) < taxBy(best) ? way : best))
}

function taxOf(amount: number, ratePercent: number): MicroRupees {
  return amount * ratePercent * (MICRO / 100)
}

function plainGain(
  kind: PlainGain,
  name: PlainGain | `${PlainGain}Before`,
  { [name]: amount }: PlannerInput,
  rules: GainsRules,
): Gain {
  const ratePercent = rules[`${kind}Percent`]
  const free = kind === 'equityLong' ? rules.equityLongFree : 0
  return { kind: name, amount, ways: [{ amount, ratePercent }], free, setOff: 0 }
}

function propertyGain(input: PlannerInput, soldIn: number, rules: GainsRules): Gain {
  const { propertyPrice: price, propertyCost: cost, propertyYear } = input
  const plain = { amount: Math.max(0, price - cost), ratePercent: rules.otherLongPercent }
  const grownCost = indexedCost(cost, propertyYear, soldIn)
  const indexed = { amount: Math.max(0, price - grownCost), ratePercent: rules.indexedPercent }
  if (rules.indexed === 'all')
    return { kind: 'property', amount: indexed.amount, ways: [indexed], free: 0, setOff: 0 }
  const ways = propertyYear <= Number.parseInt(rules.from, 10) ? [plain, indexed] : [plain]
  return { kind: 'property', amount: plain.amount, ways, free: 0, setOff: 0 }
}

/**
 * Returns the indexed cost in the year of the sale, in whole rupees. A year is the one in which a financial year begins; after
 * the end of the list, its last index applies.
 */
function indexedCost(cost: number, bought: number, sold: number): number {
  const indexOf = (year: number) =>
    costInflationIndex(Math.min(Math.max(year, FIRST_INDEX_YEAR), LAST_INDEX_YEAR))
  const from = indexOf(Math.min(bought, sold))
  return indexOf(sold) === from ? cost : Math.round((cost * indexOf(sold)) / from)
}

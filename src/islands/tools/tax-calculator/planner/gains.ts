import {
  equityGains,
  equityGainsBefore,
  otherGains,
} from '@/islands/calculator/money/capital-gains.ts'
import {
  costInflationIndex,
  FIRST_INDEX_YEAR,
  LAST_INDEX_YEAR,
} from '@/islands/calculator/money/cost-inflation.ts'
import { MICRO, type MicroRupees } from '../slab-tax.ts'
import type { TaxYear } from '../tax-rules.ts'
import type { PlannerInput } from './planner-input.ts'

/** The special rates of tax on gains, by the day of the sale. Rates are percent. */
interface GainsRules {
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

/** The highest surcharge on the tax of gains, in percent. */
export const GAINS_SURCHARGE_PERCENT = 15

/** From tax years that begin on this day, the Act itself limits the new regime's rebate to the tax of its slabs. */
export const REBATE_ON_SLABS_FROM = '2025-04-01'

/** Returns whether the rates changed within the tax year that begins on this day (year-month-day), so that the sale's day matters. */
export function isSplitYear(from: string): boolean {
  return from < after.from && yearEnd(from) >= after.from
}

/** Returns the rules of a sale in the tax year that begins on this day. `sold` matters only in a split year. */
function gainsRulesOf(from: string, sold: 'before' | 'after'): GainsRules {
  const atEnd = rules.find((rule) => rule.from <= yearEnd(from)) ?? rules[1]
  if (!isSplitYear(from) || sold === 'after') return atEnd
  // The exemption is the same for the whole year.
  return { ...rules[1], equityLongFree: atEnd.equityLongFree }
}

function yearEnd(from: string): string {
  return `${Number.parseInt(from, 10) + 1}-03-31`
}

/** A gain with the ways in which the law calculates it; the one with the lowest tax applies. */
export interface Gain {
  kind: 'equityShort' | 'equityLong' | 'otherLong' | 'property'
  /** The amount added to the total income, in rupees. */
  amount: number
  ways: readonly GainWay[]
  /** The exempt part, in rupees. */
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

/** Returns the gains of a year. Losses are not counted. */
export function gainsOf(input: PlannerInput, year: TaxYear): Gain[] {
  const rules = gainsRulesOf(year.from, input.sold)
  const { equityShort, equityLong, otherLong } = input
  const gains: Gain[] = [
    plainGain('equityShort', equityShort, rules.equityShortPercent),
    propertyGain(input, Number.parseInt(year.from, 10), rules),
    plainGain('otherLong', otherLong, rules.otherLongPercent),
    { ...plainGain('equityLong', equityLong, rules.equityLongPercent), free: rules.equityLongFree },
  ]
  return gains.filter(({ amount }) => amount !== 0)
}

/**
 * Returns the tax of each gain. The unused basic exemption lowers the gain with the highest rate first: the Act gives no order.
 * Of gains at the same rate, equity gains come last, because a part of them is exempt anyway.
 */
export function taxedGains(gains: readonly Gain[], unusedExemption: number): TaxedGain[] {
  let left = unusedExemption
  return gains.toSorted(byRate).map((gain) => {
    const exempt = Math.min(left, countedOf(gain))
    left -= exempt
    const { amount, ratePercent } = leastWay(gain, exempt)
    const taxed = Math.max(0, amount - exempt - gain.free)
    return { ...gain, taxed, ratePercent, exempt, tax: taxOf(taxed, ratePercent) }
  })
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

function plainGain(kind: Gain['kind'], amount: number, ratePercent: number): Gain {
  return { kind, amount, ways: [{ amount, ratePercent }], free: 0, setOff: 0 }
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

import { equityGains, otherGains } from '@/islands/calculator/money/capital-gains.ts'
import {
  costInflationIndex,
  FIRST_INDEX_YEAR,
  LAST_INDEX_YEAR,
} from '@/islands/calculator/money/cost-inflation.ts'
import { MICRO, type MicroRupees } from '../slab-tax.ts'
import type { TaxYear } from '../tax-rules.ts'
import type { PlannerInput } from './planner-input.ts'

/** What the law takes of gains at special rates, by the day of the sale. Rates are percent. */
interface GainsRules {
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
function gainsRulesOf(from: string, sold: 'before' | 'after'): GainsRules {
  const atEnd = rules.find((rule) => rule.from <= yearEnd(from)) ?? rules[1]
  if (!isSplitYear(from) || sold === 'after') return atEnd
  // The free amount is one for the whole year.
  return { ...rules[1], equityLongFree: atEnd.equityLongFree }
}

function yearEnd(from: string): string {
  return `${Number.parseInt(from, 10) + 1}-03-31`
}

/** A gain with the ways the law reckons it: the one with the least tax holds. */
export interface Gain {
  kind: 'equityShort' | 'equityLong' | 'otherLong' | 'property'
  /** What it adds to the total income, in rupees. */
  amount: number
  ways: readonly GainWay[]
  /** Rupees of it that are free. */
  free: number
  /** A loss from house property that was set off against it, in rupees: `amount` is what is left. */
  setOff: number
}

interface GainWay {
  amount: number
  ratePercent: number
}

export interface TaxedGain extends Gain {
  /** What is left of it after the unused exemption and what is free, by the way that holds. */
  taxed: number
  ratePercent: number
  /** What it takes of the basic exemption that other income has left. */
  exempt: number
  tax: MicroRupees
}

/** The gains of a year that there are, none of them negative: a loss is not counted. */
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
 * The tax of each gain. The basic exemption that other income leaves unused lowers the gain with the highest rate first: no section
 * says in which order. Of gains at the same rate the equity gains come last, part of which is free anyway.
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

/** The amount that a gain has to be lowered by until it pays no tax, were nothing of it free. */
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
 * A cost as it counts in the year of the sale, to the whole rupee. Years are those in which the financial years begin; beyond the
 * list its last index holds.
 */
function indexedCost(cost: number, bought: number, sold: number): number {
  const indexOf = (year: number) =>
    costInflationIndex(Math.min(Math.max(year, FIRST_INDEX_YEAR), LAST_INDEX_YEAR))
  const from = indexOf(Math.min(bought, sold))
  return indexOf(sold) === from ? cost : Math.round((cost * indexOf(sold)) / from)
}

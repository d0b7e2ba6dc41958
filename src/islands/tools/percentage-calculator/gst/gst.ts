import type { Row } from '@/islands/calculator/frame/definition.ts'
import { newestOf } from '@/islands/calculator/money/newest-of.ts'

import { decimal } from '../exact-quotient.ts'

/** One amount with the rate it is taxed at. */
export interface GstItem {
  /** Rupees, rounded to the paisa: without GST when it is added, with GST when it is removed. */
  amount: number
  /** Percent. */
  ratePercent: number
}

/** Whether GST is added to the amounts or removed from them. */
export type Direction = 'add' | 'remove'

/** Within a state half of the tax is central and half is the state's; between states it is one integrated tax. */
export type Supply = 'within' | 'between'

/** An amount and its tax in rupees, rounded to the paisa. Value and tax add up to the total exactly. */
interface GstParts {
  value: number
  /** Central tax (CGST), equal to the state tax; 0 between states. */
  halfTax: number
  /** The whole tax. */
  tax: number
  total: number
}

/** The same in paise. */
type Paise = Record<'value' | 'halfTax' | 'tax', bigint>

/**
 * Calculates the goods and services tax of each amount and in total.
 * Formula: the tax on a value V at r percent is V·r/100; the tax in a total T is T·r/(100 + r).
 * Units: rupees and percent. The tax is rounded to the paisa for each amount, halves away from zero; within a state each half is
 * rounded, so that both are equal. The value is the total less the tax.
 * Special case: an amount or rate that is not a number, or a rate below 0, makes its parts and the sum NaN.
 * Source: section 9 of the CGST Act and section 5 of the IGST Act, 2017. Section 170 rounds the tax of a return to whole rupees,
 * not that of a line.
 * Example: 1,000 plus 18 % is 1,180, with 90 each for the centre and the state; 500 with 40 % in it is 357.14 plus 142.86.
 */
export function gst(items: readonly GstItem[], direction: Direction, supply: Supply) {
  const found = items.map((item) => partsOf(item, direction, supply))
  return { parts: found.map(inRupees), sum: sumOf(found) }
}

/** Returns the sums by rate, the lowest rate first. */
export function gstByRate(
  items: readonly GstItem[],
  direction: Direction,
  supply: Supply,
): (GstParts & { ratePercent: number })[] {
  const rates = [...new Set(items.map(({ ratePercent }) => ratePercent))].toSorted((a, b) => a - b)
  return rates.map((ratePercent) => {
    const ofRate = items.filter((item) => Object.is(item.ratePercent, ratePercent))
    return { ratePercent, ...gst(ofRate, direction, supply).sum }
  })
}

/** Adds the parts. NaN if one has no value, because the rest would look like the total. */
function sumOf(found: readonly (Paise | undefined)[]): GstParts {
  const known = found.filter((parts) => parts !== undefined)
  if (known.length < found.length) return inRupees(undefined)
  const sum = (name: keyof Paise) => known.reduce((total, parts) => total + parts[name], 0n)
  return inRupees({ value: sum('value'), halfTax: sum('halfTax'), tax: sum('tax') })
}

function partsOf(
  { amount, ratePercent }: GstItem,
  direction: Direction,
  supply: Supply,
): Paise | undefined {
  if (!Number.isFinite(amount) || !Number.isFinite(ratePercent) || ratePercent < 0) return undefined
  const given = paiseOf(amount)
  const { digits: rate, scale } = decimal(ratePercent)
  const hundred = 100n * 10n ** BigInt(scale)
  const whole = direction === 'add' ? hundred : hundred + rate
  const halfTax = supply === 'within' ? divided(given * rate, 2n * whole) : 0n
  const tax = supply === 'within' ? 2n * halfTax : divided(given * rate, whole)
  return { value: direction === 'add' ? given : given - tax, halfTax, tax }
}

function paiseOf(amount: number): bigint {
  const { digits, scale } = decimal(amount)
  return divided(digits * 100n, 10n ** BigInt(scale))
}

/** Divides and rounds to the nearest integer, halves away from zero. The divisor is above 0. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

function inRupees(parts: Paise | undefined): GstParts {
  if (parts === undefined) return { value: NaN, halfTax: NaN, tax: NaN, total: NaN }
  const { value, halfTax, tax } = parts
  return {
    value: rupees(value),
    halfTax: rupees(halfTax),
    tax: rupees(tax),
    total: rupees(value + tax),
  }
}

/** Converts paise by their decimal text: 118005 becomes the double nearest to 1180.05. */
function rupees(paise: bigint): number {
  return Number(`${paise}e-2`)
}

export interface GstInput {
  direction: Direction
  items: readonly GstEntry[]
  supply: Supply
}

export interface GstEntry {
  amount: number
  /** Percent, or "other" for `otherRatePercent`. */
  rate: number | 'other'
  otherRatePercent: number
}

export interface GstResult {
  items: GstItem[]
  parts: GstParts[]
  sum: GstParts
  byRate: ReturnType<typeof gstByRate>
}

/** The unit of all amounts. */
export const RUPEES = 'rupees and paise' as const

/** Returns the rows of the tax: its two halves within a state. */
export function taxRows({ halfTax, tax }: GstParts, supply: Supply): Row[] {
  if (supply === 'between') return [{ label: 'IGST', amount: tax, unit: RUPEES }]
  return [
    { label: 'CGST', amount: halfTax, unit: RUPEES },
    { label: 'SGST or UTGST', amount: halfTax, unit: RUPEES },
    { label: 'GST', amount: tax, unit: RUPEES },
  ]
}

/** The rates of GST from a day on: one file in `rates/`. Days are ISO days. */
export interface GstRates {
  from: string
  reviewBy: string
  source: string
  checked: string
  /** In the order of the choice; the first one is chosen at first. */
  rates: readonly { percent: number; on: string }[]
}

/** Every file in `rates/`. A change of the rates is one new file; nothing here changes. */
const files = import.meta.glob<GstRates>('./rates/*.ts', { eager: true, import: 'rates' })

/** The newest rates in the files. */
export const gstRates: GstRates = newestOf(Object.values(files))

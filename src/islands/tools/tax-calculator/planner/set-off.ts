import { leastWholeRupee } from '../income-tax.ts'
import { MICRO } from '../slab-tax.ts'
import { byRate, countedOf, type Gain, isEquityLong, lessFree, lessOf } from './gains.ts'
import { regimeTax, type Taxed, type TaxSteps } from './regime-tax.ts'

/** The income of a year before a loss from house property is set off. Rupees. */
export interface BeforeSetOff extends Omit<Taxed, 'ordinary'> {
  /** Income of all heads but gains. */
  heads: number
  /** The part of `heads` against which the Department's return utility sets the loss off first. */
  main: number
  /** Deductions from `heads`, which lower no gains. */
  items: number
  /** The loss that may be set off. */
  loss: number
}

/** How a loss is set off, with the resulting tax. Rupees. */
export interface SetOff {
  taxed: Taxed
  steps: TaxSteps
  againstHeads: number
  againstGains: number
}

/**
 * Sets a loss from house property off in the order that costs the least tax.
 * Formula: tries each amount against other heads at which their rate changes; the rest lowers the gains with the highest rate.
 * Special case: the old regime's rebate covers all but long-term equity gains, so these come first where this lowers the tax.
 * Source: section 109(1) of the Income-tax Act 2025, section 71(2) to (3A) of 1961. Neither gives an order.
 * Example: a loss of 2,00,000 and long-term equity gains of 10,00,000 alone pay 55,250 in the old regime of 2026-27.
 */
export function leastSetOff(before: BeforeSetOff): SetOff {
  const sum = sumOf(before.gains)
  const used = Math.min(before.loss, before.heads + sum)
  const most = Math.min(used, before.heads)
  if (!(used > 0) || sum === 0) return setOff(before, most, before.gains)
  const least = Math.max(0, used - sum)
  const gains = before.gains.toSorted(byRate)
  const tries = placesOf(before, used, gains).map((place) => {
    const againstHeads = Math.min(Math.max(place, least), most)
    return setOff(before, againstHeads, filled(gains, used - againstHeads))
  })
  return tries.reduce(
    (best, other) => (other.steps.tax < best.steps.tax ? other : best),
    underRebate(before, least, gains, used - least),
  )
}

/** Returns the amounts against other heads at which the tax on one more rupee changes. */
function placesOf(before: BeforeSetOff, used: number, gains: readonly Gain[]): number[] {
  const { slabs, surcharge } = before.year.regimes[before.regime]
  const { taxed, steps } = setOff(before, 0, filled(gains, used))
  // The rounding of the whole income changes the income in the slabs.
  const rounding = steps.slabIncome - taxed.ordinary
  const edges = [
    ...slabs[before.ageBand].map(({ from }) => from),
    ...surcharge.map(({ above }) => above),
  ].map((edge) => before.heads - before.items + rounding - edge)
  const parts = taxedParts(gains)
  const ends = gains.map((_, index) => used - parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0)) // prettier-ignore
  return [0, used, ...edges, ...ends]
}

/** Under the old regime's rebate other gains can be free of tax: they get no more of the loss than this needs. */
function underRebate(
  before: BeforeSetOff,
  againstHeads: number,
  gains: readonly Gain[],
  left: number,
): SetOff {
  const equityLong = gains.filter(isEquityLong)
  const others = gains.filter((gain) => !isEquityLong(gain))
  const first = (amount: number) => {
    // In the order of the rates, as for the unused exemption.
    return setOff(before, againstHeads, [
      ...filled(others, left - amount),
      ...filled(equityLong, amount),
    ])
  }
  const most = Math.min(left, sumOf(equityLong))
  const least = Math.max(0, left - sumOf(others))
  const atMost = before.year.regimes[before.regime].rebate?.atMost ?? 0
  const isTooMuch = (amount: number) => {
    const { slabTax, gains: taxed } = first(amount).steps
    const covered = taxed.filter((gain) => !isEquityLong(gain))
    return slabTax + covered.reduce((sum, { tax }) => sum + tax, 0) / MICRO > atMost
  }
  if (isTooMuch(least) || !isTooMuch(most)) return first(isTooMuch(least) ? least : most)
  return first(Math.max(least, leastWholeRupee(least, most, isTooMuch) - 1))
}

/** Sets `againstHeads` of the loss off against other heads; the gains are already lowered. */
export function setOff(
  { year, regime, ageBand, rounding, heads, items }: BeforeSetOff,
  againstHeads: number,
  gains: readonly Gain[],
): SetOff {
  const ordinary = Math.max(0, heads - againstHeads - items)
  const taxed: Taxed = { year, regime, ageBand, rounding, ordinary, gains }
  const againstGains = gains.reduce((sum, gain) => sum + gain.setOff, 0)
  return { taxed, steps: regimeTax(taxed), againstHeads, againstGains }
}

/** Lowers the gains by an amount one after the other: first the taxed parts, then the rest. */
export function filled(gains: readonly Gain[], amount: number): Gain[] {
  let left = amount
  const take = (most: number) => {
    const part = Math.min(left, most)
    left -= part
    return part
  }
  const taxed = taxedParts(gains).map(take)
  return gains.map((gain, index) => {
    const part = taxed[index] ?? 0
    return lessOf(gain, part + take(gain.amount - part))
  })
}

function taxedParts(gains: readonly Gain[]): number[] {
  return lessFree(gains, gains.map(countedOf))
}

/** Returns the sum of the gains, in rupees. */
export function sumOf(gains: readonly Gain[]): number {
  return gains.reduce((sum, { amount }) => sum + amount, 0)
}

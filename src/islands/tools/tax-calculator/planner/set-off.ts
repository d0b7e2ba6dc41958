import { leastWholeRupee } from '../income-tax.ts'
import { MICRO } from '../slab-tax.ts'
import { byRate, countedOf, type Gain, lessOf } from './gains.ts'
import { regimeTax, type Taxed, type TaxSteps } from './regime-tax.ts'

/** The income of a year before a loss from house property is set off. Rupees. */
export interface BeforeSetOff extends Omit<Taxed, 'ordinary'> {
  /** Income of all heads but gains. */
  heads: number
  /** The part of `heads` that the Department's return utility sets the loss off against first. */
  main: number
  /** Deductions from `heads`, which lower no gains. */
  items: number
  /** The loss that may be set off. */
  loss: number
}

/** Where a loss is set off, with the tax that follows. Rupees. */
export interface SetOff {
  taxed: Taxed
  steps: TaxSteps
  againstHeads: number
  againstGains: number
}

/**
 * Sets a loss from house property off in the order that costs the least tax.
 * Formula: against other heads up to each place where their rate of tax changes, the rest against the gains with the highest rate.
 * Special case: under the old regime's rebate, which covers all but long-term equity gains, these come first as far as that helps.
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

/** The amounts against other heads at which the tax of a further rupee changes. */
function placesOf(before: BeforeSetOff, used: number, gains: readonly Gain[]): number[] {
  const { slabs, surcharge } = before.year.regimes[before.regime]
  const { taxed, steps } = setOff(before, 0, filled(gains, used))
  // The slabs tax what the rounding of the whole income leaves to them.
  const rounding = steps.slabIncome - taxed.ordinary
  const edges = [
    ...slabs[before.ageBand].map(({ from }) => from),
    ...surcharge.map(({ above }) => above),
  ].map((edge) => before.heads - before.items + rounding - edge)
  const ends = gains.map((_, index) => used - gains.slice(0, index + 1).reduce((sum, gain) => sum + taxedOf(gain), 0)) // prettier-ignore
  return [0, used, ...edges, ...ends]
}

/** The old regime's rebate leaves tax of other gains free: no more of the loss goes to these than it takes. */
function underRebate(
  before: BeforeSetOff,
  againstHeads: number,
  gains: readonly Gain[],
  left: number,
): SetOff {
  const equityLong = gains.filter(({ kind }) => kind === 'equityLong')
  const others = gains.filter(({ kind }) => kind !== 'equityLong')
  const first = (amount: number) => {
    // In the order of the rates, which the unused exemption follows.
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
    const covered = taxed.filter(({ kind }) => kind !== 'equityLong')
    return slabTax + covered.reduce((sum, { tax }) => sum + tax, 0) / MICRO > atMost
  }
  if (isTooMuch(least) || !isTooMuch(most)) return first(isTooMuch(least) ? least : most)
  return first(Math.max(least, leastWholeRupee(least, most, isTooMuch) - 1))
}

/** Returns the year with the loss set off against other heads by this amount, and against the gains as they are lowered. */
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

/** Returns the gains lowered by an amount, one after the other: first where they pay tax, then wherever there is room. */
export function filled(gains: readonly Gain[], amount: number): Gain[] {
  let left = amount
  const take = (most: number) => {
    const part = Math.min(left, most)
    left -= part
    return part
  }
  const taxed = gains.map((gain) => take(taxedOf(gain)))
  return gains.map((gain, index) => {
    const part = taxed[index] ?? 0
    return lessOf(gain, part + take(gain.amount - part))
  })
}

function taxedOf(gain: Gain): number {
  return Math.max(0, countedOf(gain) - gain.free)
}

/** All gains together, in rupees. */
export function sumOf(gains: readonly Gain[]): number {
  return gains.reduce((sum, { amount }) => sum + amount, 0)
}

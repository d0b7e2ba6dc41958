import type { RegimeRules, Slab } from './tax-rules.ts'

/** One line of the working: the income in a slab and its tax. */
export interface SlabLine {
  from: number
  /** Infinity for the last slab. */
  upTo: number
  ratePercent: number
  /** The taxable income in the slab, in rupees. */
  income: number
  /** Rupees. */
  tax: number
}

/** Tax in millionths of a rupee, where every step of the law is a whole number and so exact (to 3,000 crore of income). */
export type MicroRupees = number
export const MICRO = 1_000_000

/** Divides the taxable income over the slabs. An income at a slab's edge pays the lower rate. */
export function slabLines(taxableIncome: number, slabs: readonly Slab[]): SlabLine[] {
  return slabs.map(({ from, ratePercent }, index) => {
    const upTo = slabs[index + 1]?.from ?? Infinity
    const income = Math.max(0, Math.min(taxableIncome, upTo) - from)
    return { from, upTo, ratePercent, income, tax: (income * ratePercent) / 100 }
  })
}

/** Returns the tax of all slabs together. */
export function slabTax(taxableIncome: number, slabs: readonly Slab[]): MicroRupees {
  return slabLines(taxableIncome, slabs)
    .map((line) => line.income * line.ratePercent * (MICRO / 100))
    .reduce((sum, tax) => sum + tax, 0)
}

/**
 * Returns the rebate on a tax. Just above its limit, marginal relief leaves no more tax than the income above the limit.
 */
export function rebateOn(
  tax: MicroRupees,
  taxableIncome: number,
  { rebate }: Pick<RegimeRules, 'rebate'>,
): MicroRupees {
  if (rebate === undefined) return 0
  if (taxableIncome <= rebate.upToIncome) return Math.min(tax, rebate.atMost * MICRO)
  if (rebate.marginalRelief === 'no') return 0
  return Math.max(0, tax - (taxableIncome - rebate.upToIncome) * MICRO)
}

/**
 * Returns the surcharge on a tax and its marginal relief. Just above a threshold, tax and surcharge together rise by no more
 * than the income.
 */
export function surchargeOn(
  tax: MicroRupees,
  taxableIncome: number,
  rules: Pick<RegimeRules, 'surcharge' | 'rebate'>,
  slabs: readonly Slab[],
): { full: MicroRupees; relief: MicroRupees } {
  const band = rules.surcharge.findLast(({ above }) => taxableIncome > above)
  if (band === undefined) return { full: 0, relief: 0 }
  const full = (tax * band.ratePercent) / 100
  const taxAtThreshold = slabTax(band.above, slabs)
  const atThreshold = surchargeOn(taxAtThreshold, band.above, rules, slabs)
  const most =
    taxAtThreshold + atThreshold.full - atThreshold.relief + (taxableIncome - band.above) * MICRO
  return { full, relief: Math.max(0, tax + full - most) }
}

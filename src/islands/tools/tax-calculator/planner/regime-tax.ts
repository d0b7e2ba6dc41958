import { nearestTen } from '../income-tax.ts'
import { MICRO, type MicroRupees, rebateOn, slabTax, surchargeOn } from '../slab-tax.ts'
import type { AgeBand, Regime, RegimeRules, TaxYear } from '../tax-rules.ts'
import {
  type ExemptionFirst,
  type Gain,
  GAINS_SURCHARGE_PERCENT,
  isEquityLong,
  type TaxedGain,
  taxedGains,
} from './gains.ts'

/** What is taxed and by which rules. Rupees a year. */
export interface Taxed {
  year: TaxYear
  regime: Regime
  ageBand: AgeBand
  /** Income that the slabs tax, after all deductions. */
  ordinary: number
  gains: readonly Gain[]
  /** By default 'later', which costs less. */
  exemptionFirst?: ExemptionFirst
  /** Use 'none' to measure small differences. */
  rounding: 'as by law' | 'none'
}

/** The steps from the income to the tax, in rupees. */
export interface TaxSteps {
  taxableIncome: number
  /** The part that is taxed by the slabs. */
  slabIncome: number
  slabTax: number
  gains: readonly TaxedGain[]
  gainsTax: number
  rebate: number
  /** Before marginal relief. */
  surcharge: number
  surchargeRelief: number
  cess: number
  tax: number
  /** The tax if the limit of the rebate were tested without the gains, when it is different. */
  taxByOtherReading: number | undefined
}

/**
 * Returns the tax of a regime on income by slabs and on gains at special rates.
 * Formula: slab tax + tax of gains − rebate + surcharge − marginal relief, plus cess.
 * Special cases: the rebate's limit is tested with the gains, as the law is worded. With gains there is no marginal relief on
 * the surcharge, because the law does not say of which income the threshold consists.
 * Source: sections 115BAC, 111A, 112, 112A and 87A of the Income-tax Act 1961; 202, 156 and 196 to 198 of the Income-tax Act 2025.
 * Example: other income of 2,00,000 and long-term equity gains of 5,00,000 pay 22,750 in the new regime of 2026-27.
 */
export function regimeTax(taxed: Taxed): TaxSteps {
  const { year, regime, ageBand, ordinary, rounding } = taxed
  const round = rounding === 'as by law' ? nearestTen : same
  const rules = year.regimes[regime]
  const slabs = rules.slabs[ageBand]
  const allGains = taxed.gains.reduce((sum, { amount }) => sum + amount, 0)
  const taxableIncome = round(ordinary + allGains)
  const slabIncome = Math.max(0, taxableIncome - allGains)
  const onSlabs = slabTax(slabIncome, slabs)
  const unused = Math.max(0, (slabs[1]?.from ?? 0) - slabIncome)
  const gains = taxedGains(taxed.gains, unused, taxed.exemptionFirst)
  const gainsTax = gains.reduce((sum, { tax }) => sum + tax, 0)

  const income: Income = { taxed, rules, taxableIncome, slabIncome, onSlabs, gains, gainsTax }
  const end = (rebate: MicroRupees) => {
    const { full, relief } = surcharge(income, rebate)
    const beforeCess = onSlabs + gainsTax - rebate + full - relief
    const cess = (beforeCess * year.cessPercent) / 100
    return { full, relief, cess, tax: round((beforeCess + cess) / MICRO) }
  }
  const rebate = rebateWithGains(income)
  const { full, relief, cess, tax } = end(rebate)
  const isOpen = regime === 'new' && gains.length > 0
  const otherTax = isOpen ? end(rebateOn(onSlabs, slabIncome, rules)).tax : tax
  return {
    taxableIncome,
    slabIncome,
    slabTax: onSlabs / MICRO,
    gains,
    gainsTax: gainsTax / MICRO,
    rebate: rebate / MICRO,
    surcharge: full / MICRO,
    surchargeRelief: relief / MICRO,
    cess: cess / MICRO,
    tax,
    taxByOtherReading: otherTax === tax ? undefined : otherTax,
  }
}

interface Income {
  taxed: Taxed
  rules: RegimeRules
  taxableIncome: number
  slabIncome: number
  onSlabs: MicroRupees
  gains: readonly TaxedGain[]
  gainsTax: MicroRupees
}

/** The new regime's rebate covers the tax of its slabs; the old one's covers all tax except that of long-term equity gains. */
function rebateWithGains(income: Income): MicroRupees {
  const { taxed, rules, taxableIncome, onSlabs, gains, gainsTax } = income
  const equityLong = gains.filter(isEquityLong).reduce((sum, { tax }) => sum + tax, 0)
  const covered = taxed.regime === 'new' ? onSlabs : onSlabs + gainsTax - equityLong
  return Math.min(covered, rebateOn(onSlabs + gainsTax, taxableIncome, rules))
}

/** Bands above the highest rate for gains count the income without gains. */
function surcharge(income: Income, rebate: MicroRupees): { full: number; relief: number } {
  const { taxed, rules, taxableIncome, slabIncome, onSlabs, gainsTax } = income
  const slabs = rules.slabs[taxed.ageBand]
  if (!(taxableIncome > slabIncome))
    return surchargeOn(onSlabs - rebate, taxableIncome, rules, slabs)
  const band = rules.surcharge.findLast(
    ({ above, ratePercent }) =>
      (ratePercent > GAINS_SURCHARGE_PERCENT ? slabIncome : taxableIncome) > above,
  )
  const rate = band?.ratePercent ?? 0
  const onGains = gainsTax * Math.min(rate, GAINS_SURCHARGE_PERCENT)
  return { full: (onSlabs * rate + onGains) / 100, relief: 0 }
}

function same(amount: number): number {
  return amount
}

import { annuityGrowth, growth, times } from '@/lib/compounding.ts'

/** A monthly payment that may rise every year. */
export interface SipPlan {
  /** Rupees paid every month of the first year. */
  monthlyInvestment: number
  annualRatePercent: number
  years: number
  /** The yearly rise of the monthly payment. */
  stepUpPercent: number
}

/**
 * Calculates the value of a systematic investment plan: the same amount invested every month.
 * Formula: amount × ((1 + r)^n − 1)/r × (1 + r), where r = rate/1200 and n = 12 × years; paid at the start of each month.
 * Units: rupees, percent a year, years (fractions allowed).
 * Special case: at rate 0 the value is amount × n. A step-up raises the amount once a year, after each twelfth payment.
 * Source: docs/specification.md 5.4.
 * Example: 5,000 a month at 12 % for 10 years comes to 11,61,695.
 */
export function sipValue(plan: SipPlan): number {
  const monthlyRate = plan.annualRatePercent / 1200
  return times(plan.monthlyInvestment, paidIn(monthlyRate, plan) * (1 + monthlyRate))
}

/** Converts an amount at the end of `years` into today's rupees, at an inflation in percent a year. */
export function inTodaysRupees(amount: number, inflationPercent: number, years: number): number {
  return times(amount, 1 + growth(inflationPercent / 100, -years))
}

/**
 * Returns the real return in percent a year: (1 + return)/(1 + inflation) − 1, not their difference. A twelfth of the rate every
 * month compounds to more than the rate: 12 % becomes 12.68 %, and 6.30 % above an inflation of 6 %.
 */
export function realReturnPercent(annualRatePercent: number, inflationPercent: number): number {
  const yearlyPercent = growth(annualRatePercent / 1200, 12) * 100
  return ((yearlyPercent - inflationPercent) / (100 + inflationPercent)) * 100
}

/** Returns the value of 1 rupee at the end of each month, stepped up every year. */
function paidIn(monthlyRate: number, { years, stepUpPercent }: SipPlan): number {
  if (stepUpPercent === 0) return annuityGrowth(monthlyRate, years * 12)
  const stepUp = stepUpPercent / 100
  const wholeYears = Math.floor(years)
  const monthsLeft = (years - wholeYears) * 12
  const afterWholeYears =
    annuityGrowth(monthlyRate, 12) * steppedSum(growth(monthlyRate, 12), stepUp, wholeYears)
  const inLastYear = (1 + growth(stepUp, wholeYears)) * annuityGrowth(monthlyRate, monthsLeft)
  return afterWholeYears * (1 + growth(monthlyRate, monthsLeft)) + inLastYear
}

/**
 * Returns Σ (1 + stepUp)^k × (1 + yearlyGrowth)^(years − 1 − k) over the years k = 0, 1, 2 …
 * The larger rate is factored out, because the textbook quotient is 0/0 for equal rates.
 */
function steppedSum(yearlyGrowth: number, stepUp: number, years: number): number {
  const larger = Math.max(yearlyGrowth, stepUp)
  const smaller = Math.min(yearlyGrowth, stepUp)
  const ratio = (smaller - larger) / (1 + larger)
  return (1 + growth(larger, years - 1)) * annuityGrowth(ratio, years)
}

/** A SIP with a lump sum and a step-up in rupees. */
export interface SavingPlan extends SipPlan {
  stepUpRupees: number
  lumpSum: number
}

/** The longest plan, which bounds the loops over its years. */
export const MOST_YEARS = 100

/**
 * Calculates the value of a plan in rupees. It grows by a twelfth of the annual rate a month.
 * Formula: the value of the SIP + lump sum × (1 + r)^n + stepUpRupees × Σ one-rupee SIPs that start in year 2, 3, 4 … and rise by
 * the percentage, so that each year's payment is the one before, raised by the percentage, and the rupees.
 * Special case: NaN for more than a hundred years, unless there is no step-up in rupees.
 * Example: 1,00,000 and 5,000 a month at 12 % for 10 years grow to 14,91,734.
 */
export function planValue(plan: SavingPlan): number {
  return sipValue(plan) + valueWithoutSip(plan)
}

/** Returns the value of the lump sum and the steps in rupees, without the first payment. */
export function valueWithoutSip(plan: Omit<SavingPlan, 'monthlyInvestment'>): number {
  const { annualRatePercent, years, lumpSum, stepUpRupees } = plan
  const grown = times(lumpSum, 1 + growth(annualRatePercent / 1200, years * 12))
  return grown + times(stepUpRupees, valueOfSteps(plan))
}

/** Returns the total paid in, the lump sum included. */
export function planPaidIn(plan: SavingPlan): number {
  return planValue({ ...plan, annualRatePercent: 0 })
}

/** Returns the value of 1 rupee a month, raised by the plan's percentage. */
export function valueOfOneRupee(plan: SavingPlan): number {
  return planValue({ ...plan, monthlyInvestment: 1, lumpSum: 0, stepUpRupees: 0 })
}

/** Returns the value of a payment that starts at 0, and rises every year by the percentage and then by 1 rupee. */
function valueOfSteps(plan: Omit<SavingPlan, 'monthlyInvestment'>): number {
  if (plan.years > MOST_YEARS) return NaN
  let value = 0
  for (let left = plan.years - 1; left > 0; left--)
    value += sipValue({ ...plan, monthlyInvestment: 1, years: left })
  return value
}

/** Returns the final value of the first `count` payments. */
export function fromFirst(plan: SavingPlan, count: number): number {
  const months = plan.years * 12
  const paid = Math.min(count, months)
  const grown = 1 + growth(plan.annualRatePercent / 1200, months - paid)
  return times(planValue({ ...plan, years: paid / 12 }), grown)
}

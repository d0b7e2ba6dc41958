import { monthlyInstalment } from '@/lib/instalment.ts'

import {
  flatInstalment,
  annualPercentageRate,
  compoundedYearlyRate,
  monthlyCostRate,
  type CostRate,
} from '../cost-rate.ts'

/** The offer of a loan: rupees, percent. */
export interface LoanOffer {
  /** What the offer states: a rate on the reducing balance, a flat rate on the whole loan, or only an EMI. */
  quote: 'rate' | 'flat' | 'emi'
  loanAmount: number
  annualRatePercent: number
  /** The EMI of an offer that states no rate. */
  emi: number
  years: number
  /** Months beyond the years. */
  months: number
  /** Without tax. */
  fees: number
  /** Fees stated as a share of the loan; without tax. */
  feePercent: number
  /** The tax on the fees. */
  gstPercent: number
  insurance: number
  insuranceRoute: 'required' | 'optional' | 'elsewhere'
  /** Whether charges and advance EMIs are deducted from the loan or paid separately. */
  startPaidBy: 'deducted' | 'beside'
  /** Instalments that are paid at the start. */
  advanceEmis: number
  /** With its tax. */
  yearlyCharge: number
}

/** A hundred years. */
const MOST_MONTHS = 1200

/**
 * Returns what a loan offer costs: its APR as the Key Facts Statement defines it, and the total paid.
 *
 * Formula: the rate m of a month solves Σ payment_k / (1 + m)^k = loan − charges through the lender − advance instalments, and
 * the annual percentage rate is 12 · m. Payments are the unrounded instalment in the months that are left, and the yearly
 * charge with the instalments 12, 24, … before the last.
 * Units: rupees and percent; the tenure is years × 12 + months, to the nearest month.
 * Special case: insurance bought elsewhere is paid, but no part of the rate. Where there is no such loan, or no
 * rate for it, what is missing is NaN and `problem` says why.
 * Source: RBI/2024-25/18 of 15 April 2024, paragraph 7 and the illustration of its annex, "computed on net disbursed amount
 * using IRR approach and reducing balance method".
 * Example: ₹20,000 at 15 % for 24 months with ₹400 of charges → ₹969.73 a month, 17.07 %.
 */
export function loanOffer(offer: LoanOffer): OfferCost {
  const problem = problemOf(offer)
  if (problem !== undefined) return withoutCost(problem)
  const { loanAmount, advanceEmis, yearlyCharge } = offer
  const months = monthsOf(offer)
  const instalment = instalmentOf(offer, months)
  const { throughLender, elsewhere } = chargesAtStart(offer)
  const atOnce = throughLender + advanceEmis * instalment
  const yearly = yearlyCharge * Math.floor((months - 1) / 12)
  const later = (months - advanceEmis) * instalment + yearly + elsewhere
  const isDeducted = offer.startPaidBy === 'deducted'
  return offerCost({
    instalment,
    atStart: loanAmount - atOnce,
    payments: paymentsOf(offer, instalment, months),
    received: isDeducted ? loanAmount - atOnce : loanAmount,
    interest: months * instalment - loanAmount,
    charges: throughLender + elsewhere + yearly,
    paid: isDeducted ? later : later + atOnce,
  })
}

/** Returns the tenure in whole months, with one EMI in each. */
export function monthsOf({ years, months }: Pick<LoanOffer, 'years' | 'months'>): number {
  return Math.round(years * 12 + months)
}

/** Returns the charges at the start, with GST: through the lender, which count in the APR, and elsewhere. */
export function chargesAtStart(offer: Omit<LoanOffer, 'quote'>) {
  const fees = feesWithGst(offer)
  return offer.insuranceRoute === 'elsewhere'
    ? { throughLender: fees, elsewhere: offer.insurance }
    : { throughLender: fees + offer.insurance, elsewhere: 0 }
}

/** Returns all fees with their GST, in rupees. */
export function feesWithGst(offer: Omit<LoanOffer, 'quote'>): number {
  const { loanAmount, fees, feePercent, gstPercent } = offer
  return (fees + (loanAmount * feePercent) / 100) * (1 + gstPercent / 100)
}

function instalmentOf(offer: LoanOffer, months: number): number {
  const { quote, loanAmount, annualRatePercent } = offer
  if (quote === 'emi') return offer.emi
  return quote === 'flat'
    ? flatInstalment(loanAmount, annualRatePercent, months)
    : monthlyInstalment(loanAmount, annualRatePercent / 1200, months)
}

/** Returns the payments at the ends of the months; the last ones are 0 when EMIs were paid in advance. */
function paymentsOf(offer: LoanOffer, instalment: number, months: number): number[] {
  const instalments = months - offer.advanceEmis
  return Array.from({ length: months }, (_, index) => {
    const month = index + 1
    const isYearly = month % 12 === 0 && month < months
    return (month <= instalments ? instalment : 0) + (isYearly ? offer.yearlyCharge : 0)
  })
}

/** Returns why there is no such loan. Invalid numbers are reported at their fields. */
function problemOf(offer: LoanOffer): string | undefined {
  const { quote, loanAmount, annualRatePercent, emi, advanceEmis } = offer
  const { fees, feePercent, gstPercent, insurance, yearlyCharge } = offer
  const months = monthsOf(offer)
  if (!(loanAmount > 0)) return 'Enter a loan amount above ₹0.'
  if (quote === 'emi' && !(emi > 0)) return 'Enter an EMI above ₹0.'
  if (quote !== 'emi' && !(annualRatePercent >= 0)) return 'Enter an interest rate of 0% or more.'
  if (!(months >= 1 && months <= MOST_MONTHS)) return 'Enter a tenure of 1 month to 100 years.'
  if (!(Math.min(fees, feePercent, gstPercent, insurance, yearlyCharge) >= 0))
    return 'Charges and their GST must be 0 or more.'
  if (!Number.isInteger(advanceEmis) || advanceEmis < 0 || advanceEmis > months)
    return `EMIs in advance must be a whole number from 0 to ${months}.`
  return undefined
}

/** The cost of an offer. Amounts are in rupees; missing figures are not finite, and `problem` says why. */
export interface OfferCost {
  /** The unrounded instalment of a month. */
  instalment: number
  /** The amount at the start from which the rate is calculated. */
  atStart: number
  /** The payment at the end of each month, from the first. */
  payments: readonly number[]
  /** The amount received, or at a shop the price payable today. */
  received: number
  interest: number
  /** Fees with GST, insurance and yearly charges. */
  charges: number
  /** The total paid: the amount received, the interest and the charges. */
  paid: number
  /** A fraction. */
  monthlyRate: number
  /** Twelve times the monthly rate, in percent. */
  apr: number
  /** The monthly rate compounded over a year, in percent. */
  compounded: number
  /** Why there is no rate. */
  problem?: string
}

/** Returns the cost of an amount received at the start and paid back afterwards. */
export function offerCost(
  flows: Omit<OfferCost, 'monthlyRate' | 'apr' | 'compounded' | 'problem'>,
): OfferCost {
  return { ...flows, ...rates(monthlyCostRate(flows.atStart, flows.payments)) }
}

/** Returns an offer that cannot be calculated, with the reason. */
export function withoutCost(problem: string): OfferCost {
  return {
    instalment: NaN,
    atStart: NaN,
    payments: [],
    received: NaN,
    interest: NaN,
    charges: NaN,
    paid: NaN,
    ...rates({ monthlyRate: NaN, problem }),
  }
}

function rates({ monthlyRate, problem }: CostRate) {
  return {
    monthlyRate,
    apr: annualPercentageRate(monthlyRate),
    compounded: compoundedYearlyRate(monthlyRate),
    ...(problem !== undefined && { problem }),
  }
}

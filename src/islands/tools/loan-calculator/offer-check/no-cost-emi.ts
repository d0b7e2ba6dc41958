import { monthlyInstalment } from '@/lib/instalment.ts'

import { offerCost, withoutCost, type OfferCost } from './loan-offer.ts'

/** A purchase in EMIs that add up to its price: rupees, percent. */
export interface NoCostOffer {
  price: number
  /** The discount for paying at once. */
  discountForgone: number
  instalments: number
  bankRatePercent: number
  /** Interest is taxed on a credit card, and on nothing else. */
  paidWith: 'credit card' | 'other'
  /** Without tax. */
  noCostFee: number
  /** The tax on the fee, and on a card's interest. */
  gstPercent: number
}

/** The cost of a no-cost offer and its parts, in rupees. */
export interface NoCostCost extends OfferCost {
  /** What the bank lends: the price less the discount in which the interest is hidden. */
  booked: number
  /** Price less what is lent. */
  hiddenInterest: number
  gstOnInterest: number
  /** With its tax; it is on the first bill. */
  fee: number
}

/** Ten years: no shop has more, and a link must not ask for a schedule without end. */
const MOST_INSTALMENTS = 120

/**
 * Returns what a “no-cost” EMI costs: the seller takes the bank's interest off the price, and the buyer pays the GST on it, the
 * fee, and loses the discount for paying at once.
 *
 * Formula: with the price S in n instalments S / n, the bank lends their worth L = Σ S/n / (1 + r)^k at its monthly rate r, so
 * that S − L is the discount that hides the interest. Each bill is S / n with the tax on the interest of its month, and the fee
 * with tax is on the first. The rate m solves Σ bill_k / (1 + m)^k = price payable today; a year is 12 · m.
 * Units: rupees and percent, unrounded.
 * Special case: where there is no such offer, what is missing is NaN and `problem` says why.
 * Source: the entry 27 of Notification No. 12/2017-Central Tax (Rate) exempts interest from tax, "other than interest involved
 * in credit card services"; the seller's discount is how payment services describe the scheme to shops.
 * Example: ₹60,000 in 6 instalments at 15 % on a card with a fee of ₹199 → ₹57,460 lent, ₹692 more in all, 3.96 % a year.
 */
export function noCostEmi(offer: NoCostOffer): NoCostCost {
  const problem = problemOf(offer)
  if (problem !== undefined)
    return {
      ...withoutCost(problem),
      booked: NaN,
      hiddenInterest: NaN,
      gstOnInterest: NaN,
      fee: NaN,
    }
  const { price, instalments, discountForgone, noCostFee, gstPercent } = offer
  const monthlyRate = offer.bankRatePercent / 1200
  const instalment = price / instalments
  const booked = instalment / monthlyInstalment(1, monthlyRate, instalments)
  const taxPercent = offer.paidWith === 'credit card' ? gstPercent : 0
  const taxes = interests(booked, instalment, monthlyRate, instalments).map(
    (interest) => (interest * taxPercent) / 100,
  )
  const gstOnInterest = taxes.reduce((sum, tax) => sum + tax, 0)
  const fee = noCostFee * (1 + gstPercent / 100)
  const atStart = price - discountForgone
  const cost = offerCost({
    instalment,
    atStart,
    payments: taxes.map((tax, index) => instalment + tax + (index === 0 ? fee : 0)),
    received: atStart,
    interest: discountForgone,
    charges: gstOnInterest + fee,
    paid: price + gstOnInterest + fee,
  })
  return { ...cost, booked, hiddenInterest: price - booked, gstOnInterest, fee }
}

/** Returns the interest of each month on the outstanding balance. */
function interests(booked: number, instalment: number, monthlyRate: number, months: number) {
  let owed = booked
  return Array.from({ length: months }, () => {
    const interest = owed * monthlyRate
    owed += interest - instalment
    return interest
  })
}

function problemOf(offer: NoCostOffer): string | undefined {
  const { price, discountForgone, instalments, bankRatePercent, noCostFee, gstPercent } = offer
  if (!(price > 0)) return 'Enter a price above ₹0.'
  if (!(discountForgone >= 0 && discountForgone < price))
    return 'The discount must be ₹0 or more, and less than the price.'
  if (!Number.isInteger(instalments) || instalments < 1 || instalments > MOST_INSTALMENTS)
    return `The number of EMIs must be a whole number from 1 to ${MOST_INSTALMENTS}.`
  if (!(bankRatePercent >= 0)) return 'Enter an interest rate of 0% or more.'
  if (!(Math.min(noCostFee, gstPercent) >= 0)) return 'The fee and the GST must be 0 or more.'
  return undefined
}

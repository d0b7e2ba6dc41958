import { BLOCK_YEARS, extraYearsOf, withdrawalOf, type PpfExtension } from './ppf-extension.ts'
import { SCHEMES, type Scheme } from './schemes.ts'

/** Each scheme has a rate of its own, in percent a year. */
export interface SavingsInput extends PpfExtension, Record<`${Scheme}RatePercent`, number> {
  scheme: Scheme
  /** Paid into PPF and SSY every year. */
  yearlyDeposit: number
  /** At once by 5 April or later, or a twelfth each month by the 5th or after it. */
  paid: 'by 5 April' | 'by the 5th' | 'after the 5th' | 'later'
  /** Months of the year in which a later deposit earns nothing: 1 by 5 May, 12 after 5 March. */
  lateMonths: number
  /** Paid into the others at the start. */
  principal: number
  holders: 'one' | 'two'
}

/** The total deposits, their interest and what was taken out, at the end of a year. */
interface SavingsYear {
  year: number
  paidIn: number
  interest: number
  withdrawn: number
}

export interface SavingsResult {
  ratePercent: number
  paidIn: number
  interest: number
  withdrawn: number
  maturity: number
  /** What is paid out each time by a scheme that pays its interest out; NaN for the others. */
  payout: number
  years: readonly SavingsYear[]
}

/** Payouts of interest in a year. The other schemes add it once a year. */
export const PAYOUTS: Partial<Record<Scheme, number>> = {
  scss: 4,
  mis: 12,
  td1: 1,
  td2: 1,
  td3: 1,
  td5: 1,
  frsb: 2,
}

/**
 * Calculates a small savings scheme whose rate stays the same until maturity.
 * Formula: PPF and SSY: the balance of a year × (1 + r), plus the deposit of the year: P × (1 + r) paid by 5 April, P × (1 + m/12 × r)
 * for the m months after a later one, P × (1 + 13r/24) paid in twelfths by the 5th of each month, P × (1 + 11r/24) paid later,
 * as a month earns on its lowest balance from the 5th on. NSC: P × (1 + r)^5. KVP: 2P after `doublingMonths`. SCSS pays P × r/4
 * a quarter, MIS P × r/12 a month, the floating bond P × r/2 a half-year, a time deposit P × ((1 + r/4)^4 − 1) a year; MIS and
 * time deposits in whole rupees.
 * Units: rupees, percent a year. Special case: NaN for amounts and rates below 0.
 * Source: the rules in schemes.ts, without PPF's yearly rounding to whole rupees.
 * Example: 15 deposits of ₹1,50,000 in PPF at 7.1 % mature to ₹40,68,209.
 */
export function smallSavings(input: SavingsInput): SavingsResult {
  const { scheme, yearlyDeposit, principal } = input
  const ratePercent = input[`${scheme}RatePercent`]
  const rate = ratePercent >= 0 ? ratePercent / 100 : NaN
  const takesYearly = SCHEMES[scheme].depositYears > 1
  const asked = takesYearly ? yearlyDeposit : principal
  const deposit = asked >= 0 ? asked : NaN
  const payout = payoutOf(scheme, deposit, rate)
  const isPaidOut = PAYOUTS[scheme] !== undefined
  const years = isPaidOut ? paidOut(scheme, deposit, payout) : added(input, deposit, rate)
  const { paidIn = NaN, interest = NaN, withdrawn = NaN } = years.at(-1) ?? {}
  return {
    ratePercent,
    paidIn,
    interest,
    withdrawn,
    maturity: isPaidOut ? paidIn : paidIn + interest - withdrawn,
    payout,
    years,
  }
}

function payoutOf(scheme: Scheme, deposit: number, rate: number): number {
  const perYear = PAYOUTS[scheme] ?? NaN
  if (perYear === 1) return Math.round(deposit * ((1 + rate / 4) ** 4 - 1))
  const payout = (deposit * rate) / perYear
  return scheme === 'mis' ? Math.round(payout) : payout
}

/** Returns the years of a scheme that pays its interest out. */
function paidOut(scheme: Scheme, deposit: number, payout: number): SavingsYear[] {
  const aYear = payout * (PAYOUTS[scheme] ?? NaN)
  return wholeYears(SCHEMES[scheme].years).map((year) => ({
    year,
    paidIn: deposit,
    interest: aYear * year,
    withdrawn: 0,
  }))
}

/** Returns the years of a scheme that adds its interest. */
function added(input: SavingsInput, deposit: number, rate: number): SavingsYear[] {
  if (input.scheme === 'kvp') return doubled(deposit, rate)
  const { depositYears, years } = termOf(input)
  const regular = SCHEMES[input.scheme].years
  let [paidIn, balance, withdrawn] = [0, 0, 0]
  let block = { opening: 0, taken: 0 }
  return wholeYears(years).map((year) => {
    if ((year - regular) % BLOCK_YEARS === 1) block = { opening: balance, taken: 0 }
    balance += balance * rate
    if (year <= depositYears) {
      paidIn += deposit
      balance += deposit * (1 + rate * (depositYears > 1 ? shareOfYear(input) : 1))
    }
    const taken = year > regular ? withdrawalOf(input, balance, block) : 0
    block.taken += taken
    withdrawn += taken
    balance -= taken
    return { year, paidIn, interest: balance + withdrawn - paidIn, withdrawn }
  })
}

/** Returns the whole years of a Kisan Vikas Patra, and the month in which it has doubled. */
function doubled(deposit: number, rate: number): SavingsYear[] {
  const years = doublingMonths(rate * 100) / 12
  const before = wholeYears(Math.ceil(years) - 1).map((year) => ({
    year,
    paidIn: deposit,
    interest: deposit * ((1 + rate) ** year - 1),
    withdrawn: 0,
  }))
  return Number.isNaN(years)
    ? []
    : [...before, { year: years, paidIn: deposit, interest: deposit, withdrawn: 0 }]
}

/** Returns the years of deposits and of the whole account, with those beyond the 15 of PPF. */
export function termOf(input: SavingsInput): { depositYears: number; years: number } {
  const { depositYears, years } = SCHEMES[input.scheme]
  if (input.scheme !== 'ppf') return { depositYears, years }
  const extra = extraYearsOf(input)
  return {
    depositYears: depositYears + (input.extension === 'with' ? extra : 0),
    years: years + extra,
  }
}

/** Returns the part of its first year for which a deposit earns interest. */
export function shareOfYear({
  paid,
  lateMonths,
}: Pick<SavingsInput, 'paid' | 'lateMonths'>): number {
  if (paid === 'by 5 April') return 1
  if (paid === 'later') return (12 - lateMonths) / 12
  return (paid === 'by the 5th' ? 13 : 11) / 24
}

function wholeYears(years: number): number[] {
  return Array.from({ length: years || 0 }, (_, index) => index + 1)
}

/** A deposit that doubles within this time has figures. */
const MOST_MONTHS = 1200

/**
 * Returns the months in which a Kisan Vikas Patra doubles; NaN when that takes more than a hundred years.
 * Formula: 12 × ln 2 ÷ ln(1 + rate), to the nearest month. The government notifies the months with the rate.
 * Source: Kisan Vikas Patra Scheme, 2019, G.S.R. 920(E); 7.5 % → 115 months, as notified.
 */
export function doublingMonths(ratePercent: number): number {
  const months = Math.round((12 * Math.LN2) / Math.log1p(ratePercent / 100))
  return months <= MOST_MONTHS ? months : NaN
}

import { SCHEMES, type Scheme } from './schemes.ts'

export interface SavingsInput {
  scheme: Scheme
  /** Paid into PPF and SSY every year. */
  yearlyDeposit: number
  /** At once by 5 April, or a twelfth each month by the 5th or after it. */
  paid: 'by 5 April' | 'by the 5th' | 'after the 5th'
  /** Paid into the others at the start. */
  principal: number
  holders: 'one' | 'two'
  ppfRatePercent: number
  ssyRatePercent: number
  scssRatePercent: number
  nscRatePercent: number
  misRatePercent: number
}

/** The total deposits and their interest at the end of a year. */
interface SavingsYear {
  year: number
  paidIn: number
  interest: number
}

export interface SavingsResult {
  ratePercent: number
  paidIn: number
  interest: number
  maturity: number
  /** The quarterly payout of SCSS or the monthly one of MIS; NaN for the others. */
  payout: number
  years: readonly SavingsYear[]
}

/** Payouts of interest in a year. The other schemes add it once a year. */
const PAYOUTS: Partial<Record<Scheme, number>> = { scss: 4, mis: 12 }

/**
 * Calculates a small savings scheme whose rate stays the same until maturity.
 * Formula: PPF and SSY: the balance of a year × (1 + r), plus the deposit of the year: P × (1 + r) paid by 5 April,
 * P × (1 + 13r/24) paid in twelfths by the 5th of each month, P × (1 + 11r/24) paid later, as a month earns on its lowest
 * balance from the 5th on. NSC: P × (1 + r)^5. SCSS pays P × r/4 a quarter, MIS P × r/12 a month.
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
  const perYear = PAYOUTS[scheme]
  const years = perYear ? paidOut(scheme, deposit, rate) : added(input, deposit, rate)
  const { paidIn = NaN, interest = NaN } = years.at(-1) ?? {}
  return {
    ratePercent,
    paidIn,
    interest,
    maturity: perYear ? paidIn : paidIn + interest,
    payout: perYear ? (deposit * rate) / perYear : NaN,
    years,
  }
}

/** Returns the years of a scheme that pays its interest out. */
function paidOut(scheme: Scheme, deposit: number, rate: number): SavingsYear[] {
  return yearsOf(scheme).map((year) => ({ year, paidIn: deposit, interest: deposit * rate * year }))
}

/** Returns the years of a scheme that adds its interest. */
function added({ scheme, paid }: SavingsInput, deposit: number, rate: number): SavingsYear[] {
  const { depositYears } = SCHEMES[scheme]
  let paidIn = 0
  let balance = 0
  return yearsOf(scheme).map((year) => {
    balance += balance * rate
    if (year <= depositYears) {
      paidIn += deposit
      balance += deposit * (1 + rate * shareOfYear(depositYears > 1 ? paid : 'by 5 April'))
    }
    return { year, paidIn, interest: balance - paidIn }
  })
}

/** Returns the part of its first year for which a deposit earns interest. */
export function shareOfYear(paid: SavingsInput['paid']): number {
  if (paid === 'by 5 April') return 1
  return (paid === 'by the 5th' ? 13 : 11) / 24
}

function yearsOf(scheme: Scheme): number[] {
  return Array.from({ length: SCHEMES[scheme].years }, (_, index) => index + 1)
}

import type { AgeBand, Regime } from '../tax-rules.ts'

/** What is entered about a salary. Rupees a year, where nothing else is said. */
export interface SalaryInput {
  /** What is known: the cost to company, the parts it is made of, or what shall arrive in the bank. */
  knownBy: 'ctc' | 'parts' | 'in-hand'
  ctc: number
  /** Rupees a month, on average over the year. */
  inHand: number
  basic: number
  hra: number
  otherPay: number
  regime: Regime
  /** The id of a file in `years/`. */
  taxYear: string
  /** Percent of the CTC. */
  basicPercent: number
  /** Percent of basic pay, as the other percentages. */
  hraPercent: number
  bonus: number
  /** The month in which the bonus is paid, 1 to 12. */
  bonusMonth: number
  /** On which wage provident fund is paid. */
  pfOn: 'ceiling' | 'typed' | 'full' | 'none'
  /** Rupees a month, where it is typed. */
  wageCeiling: number
  gratuityPercent: number
  npsPercent: number
  employer: 'private' | 'government'
  professionalTax: number
  /** What the old regime allows besides the standard deduction, house rent and professional tax. */
  oldRegimeDeductions: number
  /** Rupees a month. */
  monthlyRent: number
  /** Of the rented home: one of those that the HRA rule names, or 'other'. */
  city: string
  ageBand: AgeBand
}

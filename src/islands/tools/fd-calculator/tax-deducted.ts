import { roundTo } from '@/lib/format.ts'

/** Rules of TDS on deposit interest. They replaced sections 194A and 206AA of the Act of 1961. */
export const TAX_DEDUCTED = {
  /** The first financial year of these rules. */
  fromYear: 2026,
  from: '2026-04-01',
  reviewBy: '2027-02-01',
  source: 'Income-tax Act 2025, section 393(1) Table Sl. 5(ii) and section 397(2)',
  checked: '2026-11-21',
  /** The yearly interest of a payer up to which no tax is deducted, in rupees. */
  limits: { bank: 50_000, bankSenior: 100_000, other: 10_000 },
  percent: 10,
  percentWithoutPan: 20,
} as const

/** What the TDS of one payer depends on. */
export interface Payee {
  /** Banks, co-operative banks and post offices have higher limits than others. */
  payer: 'bank' | 'other'
  age: 'below 60' | '60 or more'
  /** Form 121 declares that the tax of the year is nil. */
  papers: 'PAN' | 'no PAN' | 'Form 121'
  /** Other interest that the payer pays in the year, in rupees. */
  otherInterest: number
}

/**
 * Returns the tax deducted from the interest of a deposit in a financial year, to the rupee.
 * Formula: 10 % of the interest, 20 % without PAN, if the payer's total interest in the year is above the limit.
 * Special cases: 0 exactly at the limit and with Form 121; NaN for a year before the rules.
 * Example: ₹5,000 from ₹50,001 of interest of a bank, 0 from ₹50,000.
 */
export function taxDeducted(interest: number, year: number, payee: Payee): number {
  if (year < TAX_DEDUCTED.fromYear) return NaN
  const total = interest + payee.otherInterest
  if (Number.isNaN(total)) return NaN
  // Rounded to paise, as interest is paid: smaller differences are rounding errors of the sums.
  if (payee.papers === 'Form 121' || roundTo(total, 2) <= taxLimit(payee)) return 0
  const percent = payee.papers === 'PAN' ? TAX_DEDUCTED.percent : TAX_DEDUCTED.percentWithoutPan
  return roundTo((interest * percent) / 100, 0)
}

function taxLimit({ payer, age }: Payee): number {
  const { limits } = TAX_DEDUCTED
  if (payer === 'other') return limits.other
  return age === '60 or more' ? limits.bankSenior : limits.bank
}

import { roundTo } from '@/lib/format.ts'

/**
 * Tax deducted from the interest of deposits. Income-tax Act 2025, s.393(1) Table Sl. 5(ii) and s.397(2), which took the place of
 * ss.194A and 206AA of the Act of 1961 on 1 April 2026. Checked on 21 November 2026.
 */
export const TAX_DEDUCTED = {
  /** The financial year from which these rules hold. */
  fromYear: 2026,
  checked: '21 November 2026',
  /** What the interest of a payer may come to in a year before tax is deducted, in rupees. */
  limits: { bank: 50_000, bankSenior: 100_000, other: 10_000 },
  percent: 10,
  percentWithoutPan: 20,
} as const

/** What decides on the tax deducted from the interest of one payer. */
export interface Payee {
  /** Banks, co-operative banks and post offices have higher limits than others. */
  payer: 'bank' | 'other'
  age: 'below 60' | '60 or more'
  /** Form 121 declares that the tax of the year is nil. */
  papers: 'PAN' | 'no PAN' | 'Form 121'
  /** What else the payer pays in interest in a year, in rupees. */
  otherInterest: number
}

/**
 * Tax deducted from the interest of a deposit in a financial year, to the rupee.
 * Formula: 10 % of the whole interest, 20 % without PAN, if all interest of the payer in the year is above the limit.
 * Special cases: nothing exactly at the limit, and nothing with Form 121. NaN for a year before the rules began.
 * Example: of ₹50,001 from a bank ₹5,000 are deducted, of ₹50,000 nothing.
 */
export function taxDeducted(interest: number, year: number, payee: Payee): number {
  if (year < TAX_DEDUCTED.fromYear) return NaN
  const all = interest + payee.otherInterest
  if (Number.isNaN(all)) return NaN
  // In paise, as interest is paid: a millionth of a rupee is noise of the sums.
  if (payee.papers === 'Form 121' || roundTo(all, 2) <= taxLimit(payee)) return 0
  const percent = payee.papers === 'PAN' ? TAX_DEDUCTED.percent : TAX_DEDUCTED.percentWithoutPan
  return roundTo((interest * percent) / 100, 0)
}

/** Above how much interest in a year the payer deducts tax, in rupees. */
function taxLimit({ payer, age }: Payee): number {
  const { limits } = TAX_DEDUCTED
  if (payer === 'other') return limits.other
  return age === '60 or more' ? limits.bankSenior : limits.bank
}

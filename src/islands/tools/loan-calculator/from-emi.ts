import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { monthsToRepay } from './months-to-repay.ts'
import { monthlySchedule } from './schedule.ts'
import { quotedMonths, type QuotedLoan } from './quoted-loan.ts'

/** An answer of the EMI calculator the other way round. */
export interface AnswerFromEmi {
  question: string
  answer: string
  formula: string
}

/**
 * Returns the largest loan, in rupees, that an EMI repays in the tenure at the quoted rate.
 *
 * Formula: EMI × (1 − (1 + r)^−n) ÷ r, with r the monthly rate and n the months; flat: EMI × n ÷ (1 + rate ÷ 100 × n ÷ 12).
 * Special cases: EMI × n without interest; NaN without months.
 * Source: the annuity formula of the EMI (emi.ts), solved for the loan.
 * Example: ₹10,000 a month for 240 months at 8.5 % → 11,52,308.40.
 */
export function loanFromEmi(emi: number, quoted: QuotedLoan): number {
  const months = quotedMonths(quoted)
  if (!(months > 0)) return NaN
  const monthlyRate = quoted.annualRatePercent / 1200
  if (monthlyRate === 0) return emi * months
  if (quoted.quote === 'flat') return (emi * months) / (1 + monthlyRate * months)
  return (emi * -Math.expm1(-months * Math.log1p(monthlyRate))) / monthlyRate
}

/**
 * Returns how many instalments of this EMI repay the loan; Infinity when they never do, or not within 100 years.
 * Formula: `monthsToRepay`; flat: ⌈P ÷ (EMI − P × r)⌉, because each month costs the interest on the whole loan.
 */
export function monthsFromEmi(emi: number, quoted: QuotedLoan): number {
  const { loanAmount, annualRatePercent, quote } = quoted
  const monthlyRate = annualRatePercent / 1200
  if (quote !== 'flat') return monthsToRepay(loanAmount, monthlyRate, emi)
  // The part of the EMI that repays a flat loan is the same every month, as without interest.
  return monthsToRepay(loanAmount, 0, Math.max(0, emi - loanAmount * monthlyRate))
}

/** Returns what an EMI can borrow, and how long it takes to repay the loan entered. Empty without an EMI or valid values. */
export function answersFromEmi(emi: number, quoted: QuotedLoan): AnswerFromEmi[] {
  const { loanAmount, annualRatePercent } = quoted
  const months = quotedMonths(quoted)
  const values = [emi, loanAmount, annualRatePercent, months]
  if (!values.every(Number.isFinite) || emi <= 0) return []
  if (loanAmount < 0 || annualRatePercent < 0 || months <= 0) return []
  return [loanAnswer(emi, quoted), tenureAnswer(emi, quoted)]
}

function loanAnswer(emi: number, quoted: QuotedLoan): AnswerFromEmi {
  const months = quotedMonths(quoted)
  // A rupee more would need a larger EMI. The tolerance covers binary noise: 10,000 × 24 is not to become 2,39,999.
  const loan = Math.floor(loanFromEmi(emi, quoted) + 1e-6)
  const words = lengthInWords(months / 12) || `${groupedNumber(months)} months`
  return {
    question: 'How much can I borrow?',
    answer: `${rupees(loan)} for ${words} at ${rateInWords(quoted)}.`,
    formula:
      quoted.quote === 'flat'
        ? 'Loan = EMI × n ÷ (1 + rate ÷ 100 × n ÷ 12)'
        : 'Loan = EMI × (1 − (1 + r)^−n) ÷ r',
  }
}

function tenureAnswer(emi: number, quoted: QuotedLoan): AnswerFromEmi {
  const { loanAmount } = quoted
  const isFlat = quoted.quote === 'flat'
  return {
    question: `How long does ${rupees(loanAmount)} take?`,
    answer: tenureSentence(emi, quoted),
    formula: isFlat ? 'n = P ÷ (EMI − P × rate ÷ 1200)' : 'n = ln(EMI ÷ (EMI − P × r)) ÷ ln(1 + r)',
  }
}

function tenureSentence(emi: number, quoted: QuotedLoan): string {
  const { loanAmount, annualRatePercent } = quoted
  const months = monthsFromEmi(emi, quoted)
  const interest = (loanAmount * annualRatePercent) / 1200
  if (months === 0) return 'No time: there is no loan to repay.'
  if (months === Infinity && emi <= interest)
    return `Never: the interest of a month is ${rupees(interest)}, so this EMI repays nothing.`
  if (months === Infinity) return 'More than 100 years.'
  const words = months < 12 ? '' : `, which is ${lengthInWords(months / 12)}`
  return `${counted(months, 'instalment')}${words}. ${lastPayment(emi, months, quoted)}`
}

/** Says what the last instalment is, by the month-by-month schedule in whole rupees. */
function lastPayment(emi: number, months: number, quoted: QuotedLoan): string {
  const { loanAmount, annualRatePercent } = quoted
  if (quoted.quote === 'flat') {
    const total = loanAmount * (1 + (annualRatePercent / 1200) * months)
    return `The last one is ${rupees(total - emi * (months - 1))}.`
  }
  const last = monthlySchedule({ loanAmount, annualRatePercent, years: months / 12 }, emi).at(-1)
  return last === undefined ? '' : `The last one is ${rupees(last.payment)}.`
}

function rateInWords({ annualRatePercent, quote }: QuotedLoan): string {
  return `${groupedNumber(annualRatePercent)}%${quote === 'flat' ? ' flat' : ''}`
}

import { percent } from '@/lib/format.ts'
import { counted, plural } from '@/lib/quantity.ts'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import { feesWithGst } from './loan-offer.ts'
import type { NoCostCost } from './no-cost-emi.ts'
import type { LoanResult, OfferResult } from './offer.ts'

/** Explains the rate of an offer, its EMI and its cost. Empty for an offer without a rate. */
export function working(result: OfferResult): Working[] {
  const { apr, compounded, monthlyRate, paid, received } = result
  if (![apr, compounded, paid, received].every(Number.isFinite)) return []
  return [
    ...(result.kind === 'loan' ? loanWorking(result) : noCostWorking(result)),
    {
      label: 'Annual Percentage Rate (APR)',
      lines: [
        'At the monthly rate m, the payments are worth the amount at the start:',
        `${money(result.atStart)} = ${paymentsInWords(result)}`,
        `m ${equals(monthlyRate)}`,
        `APR = 12 × m × 100 = ${percent(apr)}`,
      ],
    },
    {
      label: 'Effective Annual Rate',
      lines: [
        '((1 + m)^12 − 1) × 100',
        `= (${rounded(1 + monthlyRate, 10)}^12 − 1) × 100`,
        `= ${percent(compounded)}`,
      ],
    },
    {
      label: 'Cost in Rupees',
      lines: [`${money(paid)} paid − ${money(received)} received`, equalsRupees(paid - received)],
    },
  ]
}

/** "₹16,607.15 ÷ (1 + m) + … + ₹16,607.15 ÷ (1 + m)^36" */
function paymentsInWords({ payments }: OfferResult): string {
  const months = payments.length
  const term = (month: number) =>
    `${money(payments[month - 1] ?? 0)} ÷ (1 + m)${month === 1 ? '' : `^${month}`}`
  if (months <= 3) return payments.map((_, index) => term(index + 1)).join(' + ')
  return `${term(1)} + ${term(2)} + … + ${term(months)}`
}

function loanWorking(result: LoanResult): Working[] {
  return [
    { label: 'Monthly EMI', lines: instalmentLines(result) },
    { label: 'Amount Received', lines: receivedLines(result) },
  ]
}

function instalmentLines({ offer, instalment, months }: LoanResult): string[] {
  const { quote, loanAmount, annualRatePercent } = offer
  const loan = given(loanAmount)
  if (quote === 'emi') return ['As the offer states it', equalsRupees(instalment)]
  if (quote === 'flat')
    return [
      'EMI = (P + P × flat rate × n ÷ 12) ÷ n',
      `= (${loan} + ${loan} × ${given(annualRatePercent)} ÷ 100 × ${months} ÷ 12) ÷ ${months}`,
      equalsRupees(instalment),
    ]
  if (annualRatePercent === 0)
    return ['Without interest: EMI = P ÷ n', `= ${loan} ÷ ${months}`, equalsRupees(instalment)]
  const rate = rounded(annualRatePercent / 1200)
  return [
    'EMI = P × r ÷ (1 − (1 + r)^−n), with r the rate ÷ 12 ÷ 100',
    `= ${loan} × ${rate} ÷ (1 − (1 + ${rate})^−${months})`,
    equalsRupees(instalment),
  ]
}

function receivedLines({ offer, received, instalment }: LoanResult): string[] {
  if (offer.startPaidBy === 'beside')
    return ['You pay the charges separately, so you receive the full loan', equalsRupees(received)]
  const parts: [string, number][] = [
    ['Fees with GST', feesWithGst(offer)],
    ['Insurance', offer.insuranceRoute === 'elsewhere' ? 0 : offer.insurance],
    ['EMIs in advance', offer.advanceEmis * instalment],
  ]
  const taken = parts.filter(([, amount]) => amount !== 0)
  return [
    ['Loan', ...taken.map(([label]) => label)].join(' − '),
    `= ${[offer.loanAmount, ...taken.map(([, amount]) => amount)].map(money).join(' − ')}`,
    ...(taken.length === 0 ? ['Nothing is deducted'] : []),
    equalsRupees(received),
  ]
}

function noCostWorking(result: NoCostCost): Working[] {
  const { instalment, booked, hiddenInterest, payments, gstOnInterest, fee } = result
  const [first = NaN] = payments
  const price = booked + hiddenInterest
  return [
    {
      label: 'Interest in the Price',
      lines: [
        `${counted(payments.length, 'EMI')} of ${money(instalment)} ${plural(payments.length, 'is', 'are')} worth ${money(booked)} at the bank’s rate: the bank lends that`,
        `${money(price)} − ${money(booked)} ${equalsRupees(hiddenInterest)}`,
      ],
    },
    {
      label: 'First Bill',
      lines: [
        'EMI + GST on the first month’s interest + Fee with GST',
        `= ${money(instalment)} + ${money(first - instalment - fee)} + ${money(fee)}`,
        equalsRupees(first),
      ],
    },
    {
      label: 'Total Paid',
      lines: [
        'Price + GST on the interest + Fee with GST',
        `= ${money(price)} + ${money(gstOnInterest)} + ${money(fee)}`,
        equalsRupees(result.paid),
      ],
    },
  ]
}

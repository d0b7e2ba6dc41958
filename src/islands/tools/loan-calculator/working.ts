import { percent } from '@/lib/format.ts'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import { growth } from '@/lib/compounding.ts'
import { counted, plural } from '@/lib/quantity.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import { emi, type LoanInput, type LoanResult } from './emi.ts'
import { agreedLoan, type QuotedLoan } from './quoted-loan.ts'

/** Explains the EMI and the totals of a loan with the visitor's numbers. Empty for a loan without an EMI. */
export function working(result: LoanResult, quoted: QuotedLoan): Working[] {
  const loan = agreedLoan(quoted)
  const { totalAmount, totalInterest } = result
  const months = loan.years * 12
  const instalment = totalAmount / months
  if (!Number.isFinite(totalAmount) || !Number.isFinite(instalment)) return []
  return [
    {
      label: 'Monthly EMI',
      lines: [
        ...(quoted.quote === 'flat' ? flatLines : instalmentLines)(
          { ...loan, annualRatePercent: quoted.annualRatePercent },
          tenureLine(quoted, months),
        ),
        equalsRupees(instalment),
        `In whole rupees: ${money(result.emi)}`,
      ],
    },
    {
      label: 'Total Amount',
      lines: [
        'Total Amount = EMI × n, with every digit of the EMI',
        // Ten digits give the total to the rupee up to 99 crore.
        `= ${rounded(instalment, 10)} × ${rounded(months)}`,
        equalsRupees(totalAmount),
      ],
    },
    {
      label: 'Total Interest',
      lines: [
        'Total Interest = Total Amount − P',
        `= ${money(totalAmount)} − ${money(loan.loanAmount)}`,
        equalsRupees(totalInterest),
      ],
    },
    ...(quoted.quote === 'flat' ? comparedWithReducing(loan, quoted, instalment) : []),
  ]
}

/** Explains a flat rate on a reducing balance, and what the same figure would cost there. */
function comparedWithReducing(
  loan: LoanInput,
  { annualRatePercent }: QuotedLoan,
  instalment: number,
): Working[] {
  const { years, annualRatePercent: reducingPercent } = loan
  if (!Number.isFinite(reducingPercent)) return []
  const months = years * 12
  const reducing = { ...loan, annualRatePercent }
  const { emi: reducingEmi, totalAmount } = emi(reducing)
  return [
    {
      label: 'Rate on a reducing balance',
      lines: [
        'The rate at which all instalments are worth the loan: P = EMI × (1 − (1 + r)^−n) ÷ r',
        `${given(loan.loanAmount)} = ${rounded(instalment)} × (1 − (1 + r)^−${months}) ÷ r`,
        `is solved by r ${equals(reducingPercent / 1200)} a month`,
        `× 12 months = ${percent(reducingPercent)}`,
      ],
    },
    {
      label: 'EMI if the rate were not flat',
      lines: [
        ...instalmentLines(reducing, `n = ${counted(months, 'month')}`),
        equalsRupees(totalAmount / months),
        `In whole rupees: ${money(reducingEmi)}`,
      ],
    },
  ]
}

/** "n = 2 × 12 + 6 = 30 months" */
function tenureLine({ years, months: beyond }: QuotedLoan, months: number) {
  const inMonths = `${equals(months)} ${plural(months, 'month', 'months')}`
  // "7 months" in the field of years is a fraction that the visitor did not type.
  if (/\.\d{3}/.test(String(years))) return `n ${inMonths}`
  return `n = ${given(years)} × 12 ${beyond ? `+ ${given(beyond)} ` : ''}${inMonths}`
}

function flatLines(loan: LoanInput, tenure: string): string[] {
  const loanAmount = given(loan.loanAmount)
  const months = rounded(loan.years * 12)
  return [
    'Flat: EMI = (P + P × rate ÷ 100 × n ÷ 12) ÷ n',
    tenure,
    `= (${loanAmount} + ${loanAmount} × ${given(loan.annualRatePercent)} ÷ 100 × ${months} ÷ 12) ÷ ${months}`,
  ]
}

function instalmentLines(loan: LoanInput, tenure: string): string[] {
  const months = loan.years * 12
  const loanAmount = given(loan.loanAmount)
  if (loan.annualRatePercent === 0)
    return ['Without interest: EMI = P ÷ n', tenure, `= ${loanAmount} ÷ ${rounded(months)}`]
  const monthlyRate = loan.annualRatePercent / 1200
  const grown = 1 + growth(monthlyRate, months)
  const rate = rounded(monthlyRate)
  const power = `(1 + ${rate})^${rounded(months)}`
  return [
    'EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1)',
    `r = ${given(loan.annualRatePercent)} ÷ 12 ÷ 100 ${equals(monthlyRate)} a month`,
    tenure,
    `= ${loanAmount} × ${rate} × ${power} ÷ (${power} − 1)`,
    // Left out when the power is too large for a number; the calculation divides by it instead.
    ...(Number.isFinite(grown)
      ? [`= ${loanAmount} × ${rate} × ${rounded(grown)} ÷ ${rounded(grown - 1)}`]
      : []),
  ]
}

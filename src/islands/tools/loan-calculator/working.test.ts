import { expect, test } from 'vitest'

import { emi, type LoanInput } from './emi.ts'
import { agreedLoan } from './quoted-loan.ts'
import { working } from './working.ts'

const workingOf = (loan: LoanInput & { months?: number }) =>
  Object.fromEntries(working(emi(agreedLoan(loan)), loan).map(({ label, lines }) => [label, lines]))

test('the instalment of the page’s own example, with its numbers put in', () => {
  // With 60 decimal digits: (1 + 8.5/1200)^240 = 5.441242568904…, EMI = 8678.232333655…
  expect(
    workingOf({ loanAmount: 1_000_000, annualRatePercent: 8.5, years: 20 })['Monthly EMI'],
  ).toEqual([
    'EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1)',
    'r = 8.5 ÷ 12 ÷ 100 ≈ 0.007083333 a month',
    'n = 20 × 12 = 240 months',
    '= 10,00,000 × 0.007083333 × (1 + 0.007083333)^240 ÷ ((1 + 0.007083333)^240 − 1)',
    '= 10,00,000 × 0.007083333 × 5.441243 ÷ 4.441243',
    '= ₹8,678.23',
    'In whole rupees: ₹8,678',
  ])
})

test('the totals follow from the unrounded instalment', () => {
  // 8678.232333655… × 240 = 2082775.760077…
  const lines = workingOf({ loanAmount: 1_000_000, annualRatePercent: 8.5, years: 20 })
  expect(lines['Total Amount']?.slice(1)).toEqual(['= 8,678.232334 × 240', '= ₹20,82,775.76'])
  expect(lines['Total Interest']?.slice(1)).toEqual([
    '= ₹20,82,775.76 − ₹10,00,000',
    '= ₹10,82,775.76',
  ])
})

test('without interest the loan is divided over the months', () => {
  expect(
    workingOf({ loanAmount: 120_000, annualRatePercent: 0, years: 2.5 })['Monthly EMI'],
  ).toEqual([
    'Without interest: EMI = P ÷ n',
    'n = 2.5 × 12 = 30 months',
    '= 1,20,000 ÷ 30',
    '= ₹4,000',
    'In whole rupees: ₹4,000',
  ])
})

test.each([
  { loanAmount: 1, annualRatePercent: 8, years: 0 },
  { loanAmount: NaN, annualRatePercent: 8, years: 1 },
])('a loan without an instalment has no working: %j', (loan) => {
  expect(working(emi(loan), loan)).toEqual([])
})

test('a power beyond all numbers is left out, not shown as one', () => {
  const lines = workingOf({ loanAmount: 1000, annualRatePercent: 120_000, years: 100 })
  expect(JSON.stringify(lines)).not.toMatch(/NaN|Infinity|∞|—/)
  // r = 100: the interest of a month is 100 times the loan, and nothing is ever paid back.
  expect(lines['Monthly EMI']).toContain('= ₹1,00,000')
})

test('months beyond the years are a summand of the tenure', () => {
  const loan = { loanAmount: 100_000, annualRatePercent: 12, years: 2, months: 6 }
  expect(workingOf(loan)['Monthly EMI']?.[2]).toBe('n = 2 × 12 + 6 = 30 months')
  const ofMonths = { loanAmount: 100_000, annualRatePercent: 12, years: 7 / 12 }
  expect(workingOf(ofMonths)['Monthly EMI']?.[2]).toBe('n = 7 months')
})

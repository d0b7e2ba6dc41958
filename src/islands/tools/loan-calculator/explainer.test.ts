import { percent, rupees } from '@/lib/format.ts'

import { monthNumber } from '@/islands/ui/dates/months.ts'
import { emi, type LoanInput } from './emi.ts'
import { agreedLoan, costOf, scheduleOf } from './quoted-loan.ts'
import { financialYearSchedule, monthlySchedule, sum } from './schedule.ts'
import { testStates } from '../../../../tests/stated-figures.ts'

// What the page says of its examples must be what its own formulas give.

const example: LoanInput = { loanAmount: 1_000_000, annualRatePercent: 8.5, years: 20 }
const shopLoan: LoanInput = { loanAmount: 500_000, annualRatePercent: 12, years: 3 }
const flat = { ...shopLoan, quote: 'flat' as const }
const [firstYear, secondYear] = financialYearSchedule(
  scheduleOf({ loanAmount: 1_200_000, annualRatePercent: 9, years: 3 }),
  monthNumber({ year: 2027, month: 1 }),
)
const halfAPointLess = emi({ ...example, annualRatePercent: 8 }).totalAmount

testStates('tools/loan-calculator.mdx', 'the page is right about %s', [
  ['an instalment', `shown as ${rupees(emi(example).emi)}`],
  ['a total', `that makes ${rupees(emi(example).totalAmount)}`],
  ['its interest', `of which ${rupees(emi(example).totalInterest)} is interest`],
  [
    'a last instalment',
    `${rupees(monthlySchedule(example).at(-1)?.payment ?? NaN)} in the example`,
  ],
  ['a total in whole rupees', `${rupees(sum(monthlySchedule(example)).payment)} in total`],
  [
    'half a point',
    `saves about ${rupees(Math.round((emi(example).totalAmount - halfAPointLess) / 100) * 100)}`,
  ],
  ['flat interest', `costs ${rupees(costOf(flat).totalInterest)} in interest`],
  ['a flat instalment', `${rupees(costOf(flat).totalAmount)} ÷ 36 = ${rupees(costOf(flat).emi)}`],
  ['the same on the balance', `it would be ${rupees(emi(shopLoan).emi)}`],
  ['a flat rate', `as much as ${percent(agreedLoan(flat).annualRatePercent)} on the reducing`],
  ['the first financial year', `of FY 2026-27 is ${rupees(firstYear?.interest ?? NaN)}`],
  ['the second financial year', `of FY 2027-28 is ${rupees(secondYear?.interest ?? NaN)}`],
])

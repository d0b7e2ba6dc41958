// Files: `deposit-value.ts` calculates by days, `bank-deposit.ts` the whole deposit, `yield-after-tax.ts` the tax on it.
// `later.tsx` is loaded at the first use, and has the sentences and early closing. `working.ts` has the formulas.

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { dateField } from '@/islands/calculator/fields/date-field.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { countField, percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  type FieldGroup,
  type Fields,
  calculator,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { dayNumber } from '@/islands/ui/dates/calendar.ts'

import { ageField, slabField, PROBLEMS } from '../shared-fields.ts'
import { type DepositInput, bankDeposit, type DepositResult } from './bank-deposit.ts'
import { PAYOUT_LABELS } from './deposit-value.ts'

const depositFields: Fields<DepositInput> = {
  principal: rupeesField('Deposit (₹)', 1_000_000, { slider: { min: 1_000, max: 10_000_000 } }),
  annualRatePercent: percentField('Interest Rate (% p.a.)', 7, { slider: { min: 1, max: 15 } }),
  startDate: {
    ...dateField({ label: 'Deposited on' }),
    initial: dayNumber({ year: 2026, month: 12, day: 1 }),
  },
  lasts: choiceField('It lasts', 'length', [
    ['length', 'For years, months, days'],
    ['until', 'Until a date'],
  ]),
  years: yearsField('Length (Years)', 3, {
    hint: 'Or with months: 18 months, 2y 6m.',
    slider: { min: 0, max: 10 },
  }),
  days: countField('and Days', 0, { hint: 'For 444 days, write 0 years and 444 days.' }),
  endDate: dateField({ label: 'Matures on' }),
  payout: choiceField(
    'Interest is',
    'maturity',
    [
      ['maturity', 'Added quarterly, paid at the end'],
      ['monthly', 'Paid out every month'],
      ['quarterly', 'Paid out every quarter'],
      ['half-yearly', 'Paid out every half-year'],
      ['yearly', 'Paid out every year'],
    ],
    { look: 'select' },
  ),
  age: ageField,
  rateIs: choiceField('The rate you entered is', 'senior', [
    ['senior', 'The bank’s senior rate'],
    ['general', 'Its general rate'],
  ]),
  seniorPercent: percentField('Added to the General Rate (% points)', 0.5, {
    hint: 'What the bank adds from age 60: often 0.5.',
  }),
  slabPercent: slabField,
  inflationPercent: percentField('Your Estimate of Inflation (% a year)', 5),
  payer: choiceField('Deposited with', 'bank', [
    ['bank', 'Bank or post office'],
    ['other', 'Company or other'],
  ]),
  papers: choiceField(
    'The payer has your',
    'PAN',
    [
      ['PAN', 'PAN'],
      ['no PAN', 'No PAN'],
      ['Form 121', 'Form 121'],
    ],
    { hint: 'Form 121 replaces Forms 15G and 15H. It declares that your tax for the year is nil.' },
  ),
  otherInterest: rupeesField('Other Interest from the Same Payer (₹ a year)', 0, {
    hint: 'It counts towards the TDS limit.',
    isOption: true,
  }),
  dayCount: choiceField(
    'A year has',
    '365',
    [
      ['365', '365 days'],
      ['366', '366 days in leap years'],
    ],
    { hint: 'For the days of an incomplete quarter.', isOption: true },
  ),
  closeDate: dateField({ label: 'Closed on', hint: 'Empty: held to maturity.' }),
  cardRatePercent: percentField('Bank’s Rate for the Time Run (% p.a.)', 6.5, {
    hint: 'On the day of the deposit, with what the bank adds from age 60.',
    isOption: true,
  }),
  penaltyPercent: percentField('Penalty (% points)', 1, {
    hint: 'Often 0.5 to 1. See the bank’s terms.',
    isOption: true,
  }),
}

const depositGroups: readonly FieldGroup<DepositInput>[] = [
  {
    title: 'Age and TDS',
    fields: ['age', 'rateIs', 'seniorPercent', 'payer', 'papers', 'otherInterest'],
    summary: ({ age, papers }) => `${age}, ${papers}`,
  },
  { title: 'Closed early?', fields: ['closeDate', 'cardRatePercent', 'penaltyPercent'] },
]

function hiddenFields(input: DepositInput): (keyof DepositInput)[] {
  const isSenior = input.age === '60 or more'
  const hidden: (keyof DepositInput)[] = input.lasts === 'until' ? ['years', 'days'] : ['endDate']
  if (!isSenior) hidden.push('rateIs')
  if (!isSenior || input.rateIs !== 'general') hidden.push('seniorPercent')
  return hidden
}

/** The deposit calculator: interest as banks calculate it, to the day, then tax and inflation. */
export const depositCalculator = calculator<DepositInput, DepositResult>({
  reportTitle: 'Bank Deposit Report',
  reportName: 'bank-deposit-report',
  resultsTitle: 'What the Deposit Pays',
  fields: depositFields,
  groups: depositGroups,
  hiddenFields,
  calculate: bankDeposit,
  rows,
  notes,
  chart: ({ deposit, interest, tax }) => ({
    title: 'Deposit, Interest and Tax',
    kind: 'doughnut',
    parts: [
      { label: 'Deposit', amount: deposit.principal, color: 'principal' },
      { label: 'Interest After Tax', amount: interest - tax, color: 'interest' },
      { label: 'Tax', amount: tax, color: 'attention' },
    ],
  }),
  later: () => import('./later.tsx'),
})

export default calculatorPage(depositCalculator)

function rows(result: DepositResult): Row[] {
  const { interest, tax, yieldPercent, yieldAfterTaxPercent, realPercent } = result
  return [
    ...paidRows(result),
    { label: 'Total Interest', amount: interest, unit: 'rupees', better: 'more' },
    { label: 'Tax on the Interest', amount: tax, unit: 'rupees', better: 'less' },
    { label: 'Interest After Tax', amount: interest - tax, unit: 'rupees', better: 'more' },
    { label: 'Yield a Year', amount: yieldPercent, unit: 'percent', better: 'more' },
    { label: 'Yield After Tax', amount: yieldAfterTaxPercent, unit: 'percent', better: 'more' },
    { label: 'After Tax and Inflation', amount: realPercent, unit: 'percent', better: 'more' },
  ]
}

function paidRows({ deposit, maturity, payout }: DepositResult): Row[] {
  if (deposit.payout === 'maturity')
    return [{ label: 'Maturity Amount', amount: maturity, unit: 'rupees', better: 'more' }]
  return [
    { label: PAYOUT_LABELS[deposit.payout], amount: payout, unit: 'rupees', better: 'more' },
    { label: 'Paid at Maturity', amount: maturity, unit: 'rupees' },
  ]
}

function notes({ problem, interest, maturity, days }: DepositResult): string[] {
  if (problem !== undefined) return [PROBLEMS[problem]]
  if (days === 0) return ['A deposit of 0 days earns nothing and has no yield.']
  return whyNoValue([interest, maturity])
}

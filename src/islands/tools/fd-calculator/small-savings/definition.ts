// Files: `small-savings.ts` calculates, with `ppf-extension.ts` for PPF. `schemes.ts` has the limits and the rates of `rates/`,
// `facts.ts` their dates. `sentences.ts` has the words. `later.ts` is loaded at the first use.

import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  type FieldGroup,
  type Fields,
  type NumberInput,
  calculator,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { dayInWords, MONTHS } from '@/lib/long-date.ts'

import { BOND_COUPON, RATES, type QuarterScheme, type Scheme } from './schemes.ts'
import {
  CONFIRMED_UNTIL,
  payoutLabel,
  rateSentence,
  savingsNotes,
  savingsSentence,
} from './sentences.ts'
import { type SavingsInput, smallSavings, type SavingsResult } from './small-savings.ts'

const savingsFields: Fields<SavingsInput> = {
  scheme: selectField('Scheme', 'ppf', [
    ['ppf', 'Public Provident Fund (PPF)'],
    ['ssy', 'Sukanya Samriddhi (SSY)'],
    ['scss', 'Senior Citizens’ Savings (SCSS)'],
    ['nsc', 'National Savings Certificate (NSC)'],
    ['mis', 'Monthly Income Scheme (MIS)'],
    ['kvp', 'Kisan Vikas Patra (KVP)'],
    ['td1', 'Time Deposit, 1 year'],
    ['td2', 'Time Deposit, 2 years'],
    ['td3', 'Time Deposit, 3 years'],
    ['td5', 'Time Deposit, 5 years'],
    ['frsb', 'Floating Rate Savings Bonds'],
  ]),
  yearlyDeposit: rupeesField('Deposit Each Year (₹)', 150_000, {
    step: 500,
    slider: { min: 500, max: 150_000 },
  }),
  paid: selectField(
    'Paid in',
    'by 5 April',
    [
      ['by 5 April', 'At once, by 5 April'],
      ['later', 'At once, later in the year'],
      ['by the 5th', 'Each month, by the 5th'],
      ['after the 5th', 'Each month, after the 5th'],
    ],
    { hint: 'Interest counts on the lowest balance from the 5th of the month.' },
  ),
  lateMonths: selectField('Each year paid', 12, lateDays()),
  principal: rupeesField('Deposit (₹)', 100_000),
  holders: choiceField('Held by', 'one', [
    ['one', 'One person'],
    ['two', 'Jointly'],
  ]),
  ppfRatePercent: rateField('ppf'),
  ssyRatePercent: rateField('ssy'),
  scssRatePercent: rateField('scss'),
  nscRatePercent: rateField('nsc'),
  misRatePercent: rateField('mis'),
  kvpRatePercent: rateField('kvp'),
  td1RatePercent: rateField('td1'),
  td2RatePercent: rateField('td2'),
  td3RatePercent: rateField('td3'),
  td5RatePercent: rateField('td5'),
  frsbRatePercent: percentField('Coupon (% p.a.)', BOND_COUPON.percent, {
    hint: `Confirmed to ${dayInWords(BOND_COUPON.until)}. It is reset on 1 January and 1 July.`,
  }),
  extension: selectField(
    'After 15 years',
    'none',
    [
      ['none', 'The account closes'],
      ['without', 'It goes on without deposits'],
      ['with', 'It goes on with deposits'],
    ],
    { hint: 'The choice to go on with deposits is open for one year.', isOption: true },
  ),
  extraYears: yearsField('Years beyond 15', 5, {
    hint: 'With deposits in blocks of 5 years.',
    isOption: true,
  }),
  extraWithdrawal: rupeesField('Taken out Each Year (₹)', 0, {
    hint: 'At the end of each year beyond 15.',
    step: 10_000,
    isOption: true,
  }),
}

/** The years of PPF beyond 15, folded. */
const savingsGroups: readonly FieldGroup<SavingsInput>[] = [
  { title: 'Beyond 15 years', fields: ['extension', 'extraYears', 'extraWithdrawal'] },
]

const RATE_NAMES = Object.keys(savingsFields).filter((name) => name.endsWith('RatePercent')) as `${Scheme}RatePercent`[] // prettier-ignore

function hiddenFields(input: SavingsInput): readonly (keyof SavingsInput)[] {
  const { scheme, paid, extension } = input
  const rates = RATE_NAMES.filter((name) => name !== `${scheme}RatePercent`)
  const late = paid === 'later' ? [] : (['lateMonths'] as const)
  const beyond = ['extension', 'extraYears', 'extraWithdrawal'] as const
  if (scheme === 'ppf')
    return [...rates, ...late, 'principal', 'holders', ...(extension === 'none' ? beyond.slice(1) : [])] // prettier-ignore
  if (scheme === 'ssy') return [...rates, ...late, 'principal', 'holders', ...beyond]
  const single = [...rates, 'yearlyDeposit', 'paid', 'lateMonths', ...beyond] as const
  return scheme === 'mis' ? single : [...single, 'holders']
}

function rateField(scheme: QuarterScheme): NumberInput {
  return percentField('Interest Rate (% p.a.)', RATES.percent[scheme], {
    hint: `Confirmed to ${CONFIRMED_UNTIL}. Enter the rate of your quarter.`,
  })
}

/** Returns the days after 5 April by which a year's deposit is paid, by the months in which it then earns nothing. */
function lateDays(): (readonly [number, string])[] {
  const by = [5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3].map(
    (month, index) => [index + 1, `By 5 ${MONTHS[month - 1] ?? ''}`] as const,
  )
  return [...by, [12, 'After 5 March']]
}

/** The small savings calculator: the schemes of the government. */
export const savingsCalculator = calculator<SavingsInput, SavingsResult>({
  reportTitle: 'Small Savings Report',
  reportName: 'small-savings-report',
  resultsTitle: 'What the Scheme Pays',
  fields: savingsFields,
  groups: savingsGroups,
  hiddenFields,
  calculate: smallSavings,
  rows,
  sentence: savingsSentence,
  notes: savingsNotes,
  reportLines: (_, input) => [rateSentence(input)],
  chart: ({ paidIn, interest }) => ({
    title: 'Deposits and Interest',
    kind: 'doughnut',
    parts: [
      { label: 'Paid In', amount: paidIn, color: 'principal' },
      { label: 'Interest', amount: interest, color: 'interest' },
    ],
  }),
  later: () => import('./later.ts'),
})

export default calculatorPage(savingsCalculator)

function rows(result: SavingsResult, { scheme }: SavingsInput): Entries<Row> {
  const { maturity, paidIn, interest, withdrawn, payout } = result
  const label = payoutLabel(scheme)
  return [
    label !== undefined && { label, amount: payout, unit: 'rupees', better: 'more' },
    { label: 'Maturity Amount', amount: maturity, unit: 'rupees', better: 'more' },
    { label: 'Paid In', amount: paidIn, unit: 'rupees' },
    withdrawn > 0 && { label: 'Taken Out', amount: withdrawn, unit: 'rupees' },
    { label: 'Interest', amount: interest, unit: 'rupees', better: 'more' },
  ]
}

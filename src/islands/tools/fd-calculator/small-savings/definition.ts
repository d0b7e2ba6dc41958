import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type {
  CalculatorDefinition,
  Fields,
  NumberInput,
  Row,
} from '@/islands/calculator/frame/definition.ts'

import { RATES } from './rates.ts'
import type { Scheme } from './schemes.ts'
import { CONFIRMED_UNTIL, rateSentence, savingsNotes, savingsSentence } from './sentences.ts'
import { smallSavings, type SavingsInput, type SavingsResult } from './small-savings.ts'

const savingsFields: Fields<SavingsInput> = {
  scheme: choiceField(
    'Scheme',
    'ppf',
    [
      ['ppf', 'Public Provident Fund (PPF)'],
      ['ssy', 'Sukanya Samriddhi (SSY)'],
      ['scss', 'Senior Citizens’ Savings (SCSS)'],
      ['nsc', 'National Savings Certificate (NSC)'],
      ['mis', 'Monthly Income Scheme (MIS)'],
    ],
    { look: 'select' },
  ),
  yearlyDeposit: rupeesField('Deposit Each Year (₹)', 150_000, {
    step: 500,
    slider: { min: 500, max: 150_000 },
  }),
  paid: choiceField(
    'Paid in',
    'by 5 April',
    [
      ['by 5 April', 'At once, by 5 April'],
      ['by the 5th', 'Each month, by the 5th'],
      ['after the 5th', 'Each month, after the 5th'],
    ],
    { look: 'select', hint: 'Interest counts on the lowest balance from the 5th of the month.' },
  ),
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
}

/** Returns the fields that do not apply to the scheme. */
function hiddenFields({ scheme }: SavingsInput): readonly (keyof SavingsInput)[] {
  const rates = ['ppf', 'ssy', 'scss', 'nsc', 'mis'] as const
  const others = rates
    .filter((rate) => rate !== scheme)
    .map((rate) => `${rate}RatePercent` as const)
  if (scheme === 'ppf' || scheme === 'ssy') return [...others, 'principal', 'holders']
  const single = [...others, 'yearlyDeposit', 'paid'] as const
  return scheme === 'mis' ? single : [...single, 'holders']
}

function rateField(scheme: Scheme): NumberInput {
  return percentField('Interest Rate (% p.a.)', RATES.percent[scheme], {
    hint: `Confirmed to ${CONFIRMED_UNTIL}. Enter the rate of your quarter.`,
  })
}

/** The small savings calculator: the schemes of the government. */
export const savingsCalculator: CalculatorDefinition<SavingsInput, SavingsResult> = {
  reportTitle: 'Small Savings Report',
  reportName: 'small-savings-report',
  resultsTitle: 'What the Scheme Pays',
  fields: savingsFields,
  hiddenFields,
  calculate: smallSavings,
  rows,
  sentence: savingsSentence,
  notes: savingsNotes,
  reportLines: (_, input) => [rateSentence(input) ?? []].flat(),
  chart: ({ paidIn, interest }) => ({
    title: 'Deposits and Interest',
    kind: 'doughnut',
    parts: [
      { label: 'Paid In', amount: paidIn, color: 'principal' },
      { label: 'Interest', amount: interest, color: 'interest' },
    ],
  }),
  overTime: () => import('./over-time.ts'),
  working: () => import('./working.ts'),
  tables: (result, { scheme }) =>
    Number.isFinite(result.interest)
      ? [
          {
            title: 'Year by year',
            fileName: `${scheme}-growth`,
            columns: [
              { label: 'Year', unit: 'text' },
              { label: 'Paid in', unit: 'rupees' },
              { label: 'Interest so far', unit: 'rupees' },
              { label: 'Together', unit: 'rupees' },
            ],
            rows: result.years.map(({ year, paidIn, interest }) => [
              year,
              paidIn,
              interest,
              paidIn + interest,
            ]),
          },
        ]
      : [],
}

function rows({ maturity, paidIn, interest, payout }: SavingsResult, { scheme }: SavingsInput) {
  const payouts: Row[] =
    scheme === 'scss' || scheme === 'mis'
      ? [
          {
            label: scheme === 'mis' ? 'Interest Each Month' : 'Interest Each Quarter',
            amount: payout,
            unit: 'rupees',
            better: 'more',
          },
        ]
      : []
  return [
    ...payouts,
    { label: 'Maturity Amount', amount: maturity, unit: 'rupees', better: 'more' },
    { label: 'Paid In', amount: paidIn, unit: 'rupees' },
    { label: 'Interest', amount: interest, unit: 'rupees', better: 'more' },
  ] satisfies Row[]
}

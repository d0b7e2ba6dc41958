// Files: `hra-year.ts` calculates the months, `facts.ts` has the dates of the rule. `later.tsx` has the words, table and chart,
// loaded at the first use.

import { rupees } from '@/lib/format.ts'
import { MONTHS } from '@/lib/long-date.ts'

import { selectField } from '@/islands/calculator/fields/choice-field.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  calculator,
  type ChoiceInput,
  type Fields,
  type NumberInput,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { cityField } from '../hra-exemption.ts'
import { currentLaw, lawYears, taxYearField } from '../tax-years.ts'
import { type Home, type HraChange, type HraInput, hraYear, type HraYear } from './hra-year.ts'

const homeFields: { [Name in keyof Home]: NumberInput | ChoiceInput<string> } & Fields<Home> = {
  monthlyBasic: rupeesField('Basic + DA a Month (₹)', 50_000, {
    hint: 'Only dearness allowance that counts for retirement benefits.',
  }),
  monthlyHra: rupeesField('HRA a Month (₹)', 20_000, { step: 500 }),
  monthlyRent: rupeesField('Rent a Month (₹)', 18_000, { step: 500 }),
  city: cityField,
}

/** The fields of the page. */
export const hraFields: Fields<HraInput> = {
  ...homeFields,
  taxYear: taxYearField(lawYears),
  oldRatePercent: selectField('Taxable Income in the Old Regime', 20, oldRates(), {
    hint: 'To calculate the tax saved.',
  }),
  changes: listField<HraChange>({
    label: 'Changes in the year',
    hint: 'A new rent, new pay or another home. Each month is calculated on its own.',
    entryLabel: 'Change',
    most: 12,
    initial: [],
    fields: {
      fromMonth: monthField('From'),
      what: selectField('What changes', 'rent', [
        ['rent', 'The rent'],
        ['pay', 'The pay'],
        ['home', 'The home'],
      ]),
      ...homeFields,
    },
    hiddenFields: ({ what }) => UNCHANGED[what],
    sentence: ({ what }, words) => `From ${words.fromMonth}: ${CHANGED[what](words)}`,
    error: ({ monthlyBasic, monthlyHra, monthlyRent }) =>
      Math.min(monthlyBasic, monthlyHra, monthlyRent) < 0
        ? 'Pay, allowance and rent must be ₹0 or more.'
        : undefined,
  }),
  paidFrom: { ...monthField('HRA is Paid From'), isOption: true },
}

const UNCHANGED: Record<HraChange['what'], readonly (keyof Home)[]> = {
  rent: ['monthlyBasic', 'monthlyHra', 'city'],
  pay: ['monthlyRent', 'city'],
  home: ['monthlyBasic', 'monthlyHra'],
}

const CHANGED: Record<HraChange['what'], (words: Record<keyof HraChange, string>) => string> = {
  rent: ({ monthlyRent }) => `rent ${monthlyRent}`,
  pay: ({ monthlyBasic, monthlyHra }) => `basic ${monthlyBasic}, HRA ${monthlyHra}`,
  home: ({ monthlyRent, city }) => `rent ${monthlyRent}, ${city}`,
}

/** Returns a choice of a month of the tax year, counted from April. */
function monthField(label: string): ChoiceInput<number> {
  const months = MONTHS.map((_, index) => [index, MONTHS[(index + 3) % 12] ?? ''] as const)
  return selectField(label, 0, months)
}

/** Returns the old regime's rates by taxable income. Incomes up to the rebate's limit pay no tax. */
function oldRates() {
  const { slabs, rebate } = currentLaw.regimes.old
  const free = rebate?.upToIncome ?? 0
  const taxed = slabs['below-60'].filter(({ from }) => from >= free)
  return [
    [0, `Up to ${rupees(free)}: no tax`] as const,
    ...taxed.map(({ from, ratePercent }, index) => {
      const upTo = taxed[index + 1]?.from
      const range =
        upTo === undefined ? `Above ${rupees(from)}` : `${rupees(from)} to ${rupees(upTo)}`
      return [ratePercent, `${range}: ${ratePercent}%`] as const
    }),
  ]
}

/** The page of the HRA exemption. */
export const hraCalculator = calculator<HraInput, HraYear>({
  reportTitle: 'HRA Exemption Report',
  reportName: 'hra-report',
  resultsTitle: 'HRA Exemption of the Year',
  fields: hraFields,
  calculate: hraYear,
  rows,
  notes: ({ exempt, received }) => [
    !Number.isFinite(exempt + received) &&
      'Pay, allowance and rent must be ₹0 or more, and not too large to calculate with.',
  ],
  chart: ({ exempt, taxable }) => ({
    title: 'The Allowance',
    kind: 'doughnut',
    parts: [
      { label: 'Exempt', amount: exempt, color: 'interest' },
      { label: 'Taxable', amount: taxable, color: 'attention' },
    ],
  }),
  later: () => import('./later.tsx'),
})

export default calculatorPage(hraCalculator)

function rows({ exempt, taxable, received, saved, perRupeeOfRent }: HraYear): Row[] {
  return [
    { label: 'Exempt in the Old Regime', amount: exempt, unit: 'rupees', better: 'more' },
    { label: 'Taxable HRA', amount: taxable, unit: 'rupees', better: 'less' },
    { label: 'HRA Received', amount: received, unit: 'rupees' },
    { label: 'Tax Saved', amount: saved, unit: 'rupees', tone: 'good', better: 'more' },
    { label: '₹1 More of Monthly Rent Exempts', amount: perRupeeOfRent, unit: 'rupees' },
  ]
}

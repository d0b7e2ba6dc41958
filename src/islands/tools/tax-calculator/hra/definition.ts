import { rupees } from '@/lib/format.ts'
import { MONTHS } from '@/lib/long-date.ts'

import { listField } from '@/islands/calculator/fields/list-field.tsx'
import type {
  CalculatorDefinition,
  ChoiceInput,
  Fields,
  NumberInput,
  Row,
} from '@/islands/calculator/frame/definition.ts'
import { cityField } from '../city-field.ts'
import { hraExemption } from '../hra-exemption.ts'
import { currentLaw, lawYears } from '../tax-years.ts'
import { type Home, type HraChange, type HraInput, hraYear, type HraYear } from './hra-year.ts'

const homeFields: { [Name in keyof Home]: NumberInput | ChoiceInput<string> } & Fields<Home> = {
  monthlyBasic: {
    kind: 'number',
    label: 'Basic + DA a Month (₹)',
    hint: 'Dearness allowance as far as it counts for retirement benefits. No other allowance.',
    initial: 50_000,
    unit: 'rupees',
    step: 1_000,
  },
  monthlyHra: {
    kind: 'number',
    label: 'HRA a Month (₹)',
    initial: 20_000,
    unit: 'rupees',
    step: 500,
  },
  monthlyRent: {
    kind: 'number',
    label: 'Rent a Month (₹)',
    initial: 18_000,
    unit: 'rupees',
    step: 500,
  },
  city: cityField,
}

/** The fields of the page. */
export const hraFields: Fields<HraInput> = {
  ...homeFields,
  taxYear: {
    kind: 'choice',
    look: 'select',
    label: 'Tax Year',
    initial: currentLaw.id,
    options: lawYears.map(({ id, label }) => ({ value: id, label })),
  },
  oldRatePercent: {
    kind: 'choice',
    look: 'select',
    label: 'Taxable Income in the Old Regime',
    hint: 'For the tax that the exemption saves.',
    initial: 20,
    options: oldRates(),
  },
  changes: listField<HraChange>({
    label: 'Changes in the year',
    hint: 'A new rent, new pay or another home: each month counts with its own.',
    entryLabel: 'Change',
    most: 12,
    initial: [],
    fields: {
      fromMonth: monthField('From'),
      what: {
        kind: 'choice',
        look: 'select',
        label: 'What changes',
        initial: 'rent',
        options: [
          { value: 'rent', label: 'The rent' },
          { value: 'pay', label: 'The pay' },
          { value: 'home', label: 'The home' },
        ],
      },
      ...homeFields,
    },
    hiddenFields: ({ what }) => UNCHANGED[what],
    sentence: ({ what }, words) => `From ${words.fromMonth}: ${CHANGED[what](words)}`,
    error: ({ monthlyBasic, monthlyHra, monthlyRent }) =>
      Math.min(monthlyBasic, monthlyHra, monthlyRent) < 0
        ? 'Pay, allowance and rent are ₹0 or more.'
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

/** A month of the tax year, counted from April. */
function monthField(label: string): ChoiceInput<number> {
  return {
    kind: 'choice',
    look: 'select',
    label,
    initial: 0,
    options: MONTHS.map((_, index) => ({ value: index, label: MONTHS[(index + 3) % 12] ?? '' })),
  }
}

/** What a further rupee pays, by taxable income. The rebate leaves the incomes up to its limit without tax. */
function oldRates() {
  const { slabs, rebate } = currentLaw.regimes.old
  const free = rebate?.upToIncome ?? 0
  const taxed = slabs['below-60'].filter(({ from }) => from >= free)
  return [
    { value: 0, label: `Up to ${rupees(free)}: no tax` },
    ...taxed.map(({ from, ratePercent }, index) => {
      const upTo = taxed[index + 1]?.from
      const range =
        upTo === undefined ? `Above ${rupees(from)}` : `${rupees(from)} to ${rupees(upTo)}`
      return { value: ratePercent, label: `${range}: ${ratePercent}%` }
    }),
  ]
}

/** The part of the house rent allowance that pays no tax in the old regime. */
export const hraCalculator: CalculatorDefinition<HraInput, HraYear> = {
  reportTitle: 'HRA Exemption Report',
  reportName: 'hra-report',
  resultsTitle: 'HRA Exemption of the Year',
  fields: hraFields,
  calculate: hraYear,
  rows,
  notes: ({ exempt, received }) =>
    Number.isFinite(exempt + received)
      ? []
      : ['Pay, allowance and rent are ₹0 or more, and less than all the money there is.'],
  chart: ({ exempt, taxable }) => ({
    title: 'The Allowance',
    kind: 'doughnut',
    parts: [
      { label: 'Exempt', amount: exempt, color: 'interest' },
      { label: 'Taxable', amount: taxable, color: 'attention' },
    ],
  }),
  overTime: async () => (await import('./over-time.ts')).rentPicture(hraExemption),
  working: () => import('./working.ts'),
}

function rows({ exempt, taxable, received, saved, perRupeeOfRent }: HraYear): Row[] {
  return [
    { label: 'Exempt in the Old Regime', amount: exempt, unit: 'rupees', better: 'more' },
    { label: 'Taxable HRA', amount: taxable, unit: 'rupees', better: 'less' },
    { label: 'HRA Received', amount: received, unit: 'rupees' },
    { label: 'Tax Saved', amount: saved, unit: 'rupees', tone: 'good', better: 'more' },
    { label: '₹1 More of Monthly Rent Exempts', amount: perRupeeOfRent, unit: 'rupees' },
  ]
}

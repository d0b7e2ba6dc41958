import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { MONTHS } from '@/lib/long-date.ts'

import type {
  ChoiceInput,
  FieldGroup,
  Fields,
  NumberInput,
} from '@/islands/calculator/frame/definition.ts'
import { cityField } from '../city-field.ts'
import { currentLaw, lawYears } from '../tax-years.ts'
import type { SalaryInput } from './salary-input.ts'

/** The fields of the page, what is known of the salary first. */
export const salaryFields: Fields<SalaryInput> = {
  knownBy: {
    kind: 'choice',
    look: 'radio',
    label: 'What you know',
    initial: 'ctc',
    options: [
      { value: 'ctc', label: 'The CTC' },
      { value: 'parts', label: 'Its parts' },
      { value: 'in-hand', label: 'The in-hand pay' },
    ],
  },
  ctc: {
    ...inRupees('CTC (₹ a year)', 1_500_000, 50_000),
    hint: 'With bonus and all that the employer sets aside.',
    slider: { min: 200_000, max: 10_000_000, step: 50_000 },
  },
  inHand: {
    ...inRupees('In Hand (₹ a month)', 100_000, 1_000),
    hint: 'On average over the year, with any bonus.',
    slider: { min: 10_000, max: 500_000, step: 1_000 },
  },
  basic: inRupees('Basic and DA (₹ a year)', 750_000, 10_000),
  hra: inRupees('HRA (₹ a year)', 375_000, 10_000),
  otherPay: {
    ...inRupees('Other Pay (₹ a year)', 300_000, 10_000),
    hint: 'Special and other allowances, all taxable.',
  },
  regime: choice('Tax Regime', 'radio', 'new', [
    ['new', 'New Tax Regime'],
    ['old', 'Old Tax Regime'],
  ]),
  taxYear: choice(
    'Tax Year',
    'select',
    currentLaw.id,
    lawYears.map(({ id, label }) => [id, label]),
  ),
  basicPercent: inPercent('Basic and DA (% of CTC)', 50),
  hraPercent: inPercent('HRA (% of basic)', 50),
  bonus: {
    ...inRupees('Bonus (₹ a year)', 0, 10_000),
    hint: 'Variable pay, as a part of the CTC.',
  },
  bonusMonth: choice(
    'Bonus Paid in',
    'select',
    3,
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3].map((month) => [month, MONTHS[month - 1] ?? '']),
  ),
  pfOn: {
    ...choice<SalaryInput['pfOn']>('Provident Fund (12%) on', 'select', 'ceiling', [
      ['ceiling', 'Basic up to the wage ceiling'],
      ['typed', 'Basic up to another ceiling'],
      ['full', 'The full basic pay'],
      ['none', 'None'],
    ]),
    hint: '₹15,000 a month, ₹25,000 from 17 September 2026.',
    isOption: true,
  },
  wageCeiling: option(inRupees('Ceiling (₹ a month)', 25_000, 1_000)),
  gratuityPercent: {
    ...option(inPercent('Gratuity (% of basic)', 4.81)),
    hint: '15 ÷ 26 ÷ 12 of basic is 4.81%. 0 if it is no part of the CTC.',
  },
  npsPercent: {
    ...option(inPercent('Employer’s NPS (% of basic)', 0)),
    hint: 'As a part of the CTC.',
  },
  employer: {
    ...choice<SalaryInput['employer']>('Employer', 'select', 'private', [
      ['private', 'Private'],
      ['government', 'Central or state government'],
    ]),
    isOption: true,
  },
  professionalTax: {
    ...option(inRupees('Professional Tax (₹ a year)', 2_400, 100)),
    hint: 'Your state sets it: none to ₹2,500.',
  },
  oldRegimeDeductions: {
    ...option(inRupees('Deductions in the Old Regime (₹ a year)', 0, 5_000)),
    hint: '80C (now 123) with your own provident fund, 80D (126), home loan. Standard deduction, HRA, professional tax and employer’s NPS are added.',
  },
  monthlyRent: {
    ...option(inRupees('Rent a Month (₹)', 0, 1_000)),
    hint: 'For the HRA exemption of the old regime.',
  },
  city: { ...cityField, isOption: true },
  ageBand: {
    ...choice<SalaryInput['ageBand']>('Age', 'select', 'below-60', [
      ['below-60', 'Below 60'],
      ['60-to-79', '60 to 79'],
      ['80-and-over', '80 and over'],
    ]),
    hint: 'It changes the slabs of the old regime.',
    isOption: true,
  },
}

const PF_SHORT: Record<SalaryInput['pfOn'], string> = {
  ceiling: 'to the ceiling',
  typed: 'to your ceiling',
  full: 'full basic',
  none: 'no fund',
}

/** The usual percentages unfolded, what the page takes for granted folded away. */
export const salaryGroups: readonly FieldGroup<SalaryInput>[] = [
  {
    title: 'How the pay is made up',
    isOpen: true,
    fields: ['basicPercent', 'hraPercent', 'bonus', 'bonusMonth'],
  },
  {
    title: 'Provident fund, gratuity, NPS',
    fields: ['pfOn', 'wageCeiling', 'gratuityPercent', 'npsPercent', 'employer'],
    summary: ({ pfOn, npsPercent }) =>
      `${PF_SHORT[pfOn]}${npsPercent > 0 ? `, NPS ${groupedNumber(npsPercent)}%` : ''}`,
  },
  {
    title: 'Professional tax',
    fields: ['professionalTax'],
    summary: ({ professionalTax }) => rupees(professionalTax),
  },
  {
    title: 'Old regime: deductions, rent, age',
    fields: ['oldRegimeDeductions', 'monthlyRent', 'city', 'ageBand'],
  },
]

function inRupees(label: string, initial: number, step: number): NumberInput {
  return { kind: 'number', label, initial, unit: 'rupees', step }
}

function inPercent(label: string, initial: number): NumberInput {
  return { kind: 'number', label, initial, unit: 'percent', step: 0.1 }
}

function option(field: NumberInput): NumberInput {
  return { ...field, isOption: true }
}

function choice<Value>(
  label: string,
  look: 'radio' | 'select',
  initial: Value,
  options: readonly (readonly [Value, string])[],
): ChoiceInput<Value> {
  return {
    kind: 'choice',
    look,
    label,
    initial,
    options: options.map(([value, name]) => ({ value, label: name })),
  }
}

import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { MONTHS } from '@/lib/long-date.ts'
import { counted } from '@/lib/quantity.ts'

import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { cityField } from '../hra-exemption.ts'
import { AGE_BANDS } from '../tax-rules.ts'
import { lawYears, taxYearField } from '../tax-years.ts'
import { workedMonths } from './pay.ts'
import type { SalaryInput } from './salary-input.ts'
import { CERTIFICATE } from './certificate.ts'

/** The fields of the page, what is known of the salary first. */
export const salaryFields: Fields<SalaryInput> = {
  knownBy: choiceField('What you know', 'ctc', [
    ['ctc', 'The CTC'],
    ['parts', 'Its parts'],
    ['in-hand', 'The in-hand pay'],
  ]),
  ctc: rupeesField('CTC (₹ a year)', 1_500_000, {
    step: 50_000,
    hint: 'Including bonus and the employer’s contributions.',
    slider: { min: 200_000, max: 10_000_000 },
  }),
  inHand: rupeesField('In Hand (₹ a month)', 100_000, {
    hint: 'Average over the year, including any bonus.',
    slider: { min: 10_000, max: 500_000, step: 1_000 },
  }),
  basic: rupeesField('Basic and DA (₹ a year)', 750_000, { step: 10_000 }),
  hra: rupeesField('HRA (₹ a year)', 375_000, { step: 10_000 }),
  otherPay: rupeesField('Other Pay (₹ a year)', 300_000, {
    step: 10_000,
    hint: 'Special and other allowances, all taxable.',
  }),
  regime: choiceField('Tax Regime', 'new', [
    ['new', 'New Tax Regime'],
    ['old', 'Old Tax Regime'],
  ]),
  taxYear: taxYearField(lawYears),
  basicPercent: percentField('Basic and DA (% of CTC)', 50),
  hraPercent: percentField('HRA (% of basic)', 50),
  bonus: rupeesField('Bonus (₹ a year)', 0, {
    step: 10_000,
    hint: 'Variable pay, as part of the CTC.',
  }),
  bonusMonth: monthOfYearField('Bonus Paid in', 3),
  pfOn: selectField(
    'Provident Fund (12%) on',
    'ceiling',
    [
      ['ceiling', 'Basic up to the wage ceiling'],
      ['typed', 'Basic up to another ceiling'],
      ['full', 'The full basic pay'],
      ['none', 'None'],
    ],
    { hint: '₹15,000 a month, ₹25,000 from 17 September 2026.', isOption: true },
  ),
  wageCeiling: rupeesField('Ceiling (₹ a month)', 25_000, { isOption: true }),
  gratuityPercent: percentField('Gratuity (% of basic)', 4.81, {
    hint: '15 ÷ 26 ÷ 12 of basic is 4.81%. Enter 0 if it is not part of the CTC.',
    isOption: true,
  }),
  npsPercent: percentField('Employer’s NPS (% of basic)', 0, {
    hint: 'As part of the CTC.',
    isOption: true,
  }),
  employer: selectField(
    'Employer',
    'private',
    [
      ['private', 'Private'],
      ['government', 'Central or state government'],
    ],
    { isOption: true },
  ),
  professionalTax: rupeesField('Professional Tax (₹ a year)', 2_400, {
    step: 100,
    hint: 'Set by your state: ₹0 to ₹2,500.',
    isOption: true,
  }),
  worksFrom: monthOfYearField('This Job from', 4, {
    hint: 'Whole months in the tax year. CTC and the other amounts above are those of a full year.',
  }),
  worksUntil: monthOfYearField('This Job until', 3),
  otherSalary: rupeesField('Pay from Another Employer (₹)', 0, {
    step: 10_000,
    hint: `In the same tax year, before the standard deduction. As in its ${CERTIFICATE.form} (${CERTIFICATE.formBefore} before tax year 2026-27).`,
    isOption: true,
  }),
  otherTax: rupeesField('Income Tax Deducted There (₹)', 0, { isOption: true }),
  oldRegimeDeductions: rupeesField('Deductions in the Old Regime (₹ a year)', 0, {
    step: 5_000,
    hint: '80C (now 123) with your own provident fund, 80D (126), home loan. Standard deduction, HRA, professional tax and employer’s NPS are added automatically.',
    isOption: true,
  }),
  monthlyRent: rupeesField('Rent a Month (₹)', 0, {
    hint: 'For the HRA exemption of the old regime.',
    isOption: true,
  }),
  city: { ...cityField, isOption: true },
  ageBand: selectField('Age', 'below-60', AGE_BANDS, {
    hint: 'It changes the slabs of the old regime.',
    isOption: true,
  }),
}

/** Returns a choice of the months of a tax year. */
function monthOfYearField(label: string, initial: number, more?: { hint?: string }) {
  const months = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]
  return selectField(
    label,
    initial,
    months.map((month) => [month, MONTHS[month - 1] ?? '']),
    more,
  )
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
    title: 'Parts of the pay',
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
    title: 'Part of a year, another employer',
    fields: ['worksFrom', 'worksUntil', 'otherSalary', 'otherTax'],
    summary: (input) =>
      `${counted(workedMonths(input), 'month')}${input.otherSalary > 0 ? ', 2 employers' : ''}`,
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

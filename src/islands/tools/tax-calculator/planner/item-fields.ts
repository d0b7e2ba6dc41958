import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { Fields, ChoiceInput } from '@/islands/calculator/frame/definition.ts'
import { FIRST_INDEX_YEAR } from '@/islands/calculator/money/cost-inflation.ts'

import { cityField } from '../hra-exemption.ts'
import { AGE_BANDS } from '../tax-rules.ts'
import { lawYears, taxYearField } from '../tax-years.ts'
import type { PlannerInput } from './planner-input.ts'

/** Returns a field for rupees a year that few visitors need: it is folded away and starts empty. */
function amountField(label: string, hint?: string) {
  return rupeesField(`${label} (₹)`, 0, { isOption: true, ...(hint && { hint }) })
}

/** The last financial year of purchases with a choice of two taxes: 2024-25, to 22 July 2024. */
const LAST_INDEX_YEAR = 2024

/** The fields of the income. */
export const incomeFields = {
  taxYear: taxYearField(lawYears, { survivesReset: true }),
  grossIncome: rupeesField('Salary, Pension or Business Income (₹)', 1_500_000, {
    step: 10_000,
    hint: 'A salary with all allowances and the employer’s NPS share, before deductions.',
    slider: { min: 0, max: 10_000_000 },
  }),
  incomeKind: choiceField('Kind of income', 'salary', [
    ['salary', 'Salary or pension'],
    ['other', 'Business'],
  ]),
  ageBand: selectField('Age', 'below-60', AGE_BANDS),
  otherIncome: amountField(
    'Any Other Income',
    'By slabs: dividends, rent of things, short-term gains other than equity.',
  ),
  savingsInterest: amountField('Interest of Savings Accounts'),
  depositInterest: amountField('Interest of Deposits'),
  familyPension: amountField('Family Pension', 'Paid to a survivor of an employee.'),
  ownInterest: amountField(
    'Interest, House You Live in',
    'Plus a fifth of the interest before it was built. Both such houses together.',
  ),
  ownLoan: selectField(
    'That loan was for',
    'purchase',
    [
      ['purchase', 'Buying or building within 5 years'],
      ['repairs', 'Repairs, or built later'],
    ],
    { isOption: true },
  ),
  rentReceived: amountField('Rent Received'),
  municipalTax: amountField('Municipal Tax Paid'),
  letInterest: amountField('Interest, House You Let'),
  equityShort: amountField(
    'Shares and Equity Funds, up to 12 Months',
    'Gain from listed shares and equity funds.',
  ),
  equityLong: amountField(
    'Shares and Equity Funds, Longer',
    'The whole gain: the exemption is deducted automatically.',
  ),
  equityShortBefore: amountField(
    'Shares and Funds, up to 12 Months, before 23 July',
    'From sales before 23 July 2024. The field above is for sales from that day.',
  ),
  equityLongBefore: amountField('Shares and Funds, Longer, before 23 July'),
  otherLong: amountField(
    'Other Long-Term Gains',
    'Gold, unlisted shares; not debt funds bought from April 2023.',
  ),
  otherLongBefore: amountField('Other Long-Term Gains, before 23 July'),
  propertyPrice: amountField(
    'Land or Building, Sold for',
    'Less the costs of the sale. Held for over 24 months.',
  ),
  propertyCost: amountField('What It Cost You'),
  propertyYear: selectField('Bought in', LAST_INDEX_YEAR + 1, purchaseYears(), { isOption: true }),
  sold: selectField(
    'Gains are from sales',
    'after',
    [
      ['after', 'From 23 July 2024'],
      ['before', 'Before 23 July 2024'],
      ['both', 'On both sides of that day'],
    ],
    { isOption: true },
  ),
  propertySold: selectField(
    'Land or building sold',
    'after',
    [
      ['after', 'From 23 July 2024'],
      ['before', 'Before 23 July 2024'],
    ],
    { isOption: true },
  ),
} satisfies Partial<Fields<PlannerInput>>

/** Returns the choices for the year of a purchase, the newest first. */
function purchaseYears() {
  const count = LAST_INDEX_YEAR - FIRST_INDEX_YEAR + 1
  const years = Array.from({ length: count }, (_, index) => LAST_INDEX_YEAR - index)
  const newest = [LAST_INDEX_YEAR + 1, 'On or after 23 July 2024'] as const
  return [newest, ...years.map((year) => [year, nameOfYear(year)] as const)]
}

function nameOfYear(year: number): string {
  // Not `financialYearName`, whose module would add the months to the first load.
  const name = `${year}-${String(year + 1).slice(2)}`
  if (year === LAST_INDEX_YEAR) return `${name}, to 22 July 2024`
  return year === FIRST_INDEX_YEAR ? `${name} or before` : name
}

/** The fields of the deductions, with the sections of both Acts. */
export const deductionFields = {
  section80C: rupeesField('80C, Now 123: Savings (₹)', 150_000, {
    hint: 'PF, PPF, ELSS, life insurance, school fees, principal: to ₹1,50,000.',
  }),
  healthFamily: rupeesField('80D, Now 126: Health Insurance (₹)', 25_000, {
    hint: 'You and your family: to ₹25,000, or ₹50,000 with a senior.',
  }),
  ownNps: rupeesField('80CCD(1B), Now 124(3): Own NPS (₹)', 0, {
    hint: 'Not already in 80C: to ₹50,000.',
  }),
  basicPay: amountField('Basic Pay and DA', 'A year: the limit of both depends on it.'),
  hraReceived: amountField('HRA Received', '10(13A), now Schedule III. Part of the salary above.'),
  rentPaid: amountField('Rent Paid'),
  city: { ...cityField, isOption: true },
  employerNps: amountField('Employer’s NPS Share', '80CCD(2), now 124. Part of the salary above.'),
  employer: choiceField(
    'Employer',
    'other',
    [
      ['other', 'Private'],
      ['government', 'Government'],
    ],
    { isOption: true },
  ),
  professionalTax: amountField('Professional Tax', '16(iii), now 19(1).'),
  familyAge: ageField('Oldest one insured'),
  healthParents: amountField('Parents’ Health Insurance'),
  parentsAge: ageField('Older parent'),
  checkUps: amountField('Health Check-Ups', 'You or your family.'),
  checkUpsParents: amountField('Parents’ Check-Ups', 'With yours to ₹5,000.'),
  medicalFamily: amountField('Treatment, Uninsured Senior', 'You or your family.'),
  medicalParents: amountField('Treatment, Uninsured Parents', 'From age 60.'),
  educationLoan: amountField('80E, Now 129: Education Loan Interest'),
  donations: amountField('80G, Now 133: Donations', 'The part that is deductible.'),
  rentWithoutHra: amountField('80GG, Now 134: Rent without HRA', 'The part that is deductible.'),
  deductions: amountField('Other Deductions', 'Not listed above.'),
  deductionsInBothRegimes: amountField('Of These, Allowed in the New Regime'),
  equalEntry: selectField(
    'Those ₹50,000 are',
    'other-deductions',
    [
      ['other-deductions', 'Other deductions'],
      ['standard-deduction', 'The standard deduction'],
    ],
    { isOption: true },
  ),
} satisfies Partial<Fields<PlannerInput>>

function ageField(label: string): ChoiceInput<'below-60' | '60-and-over'> {
  return choiceField(
    label,
    'below-60',
    [
      ['below-60', 'Below 60'],
      ['60-and-over', '60 or more'],
    ],
    { isOption: true },
  )
}

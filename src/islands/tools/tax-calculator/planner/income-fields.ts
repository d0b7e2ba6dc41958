import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { currentLaw, lawYears } from '../tax-years.ts'
import { amountField, mainAmount } from './amount-field.ts'
import { FIRST_INDEX_YEAR } from '@/islands/calculator/money/cost-inflation.ts'
import type { PlannerInput } from './planner-input.ts'

type Income = Pick<
  PlannerInput,
  | 'taxYear'
  | 'grossIncome'
  | 'incomeKind'
  | 'ageBand'
  | 'otherIncome'
  | 'savingsInterest'
  | 'depositInterest'
  | 'familyPension'
  | 'ownInterest'
  | 'ownLoan'
  | 'rentReceived'
  | 'municipalTax'
  | 'letInterest'
  | 'equityShort'
  | 'equityLong'
  | 'otherLong'
  | 'propertyPrice'
  | 'propertyCost'
  | 'propertyYear'
  | 'sold'
>

/** The last financial year in which property with a choice of two taxes was bought: 2024-25, to 22 July 2024. */
const LAST_INDEX_YEAR = 2024

/** The fields of what comes in. */
export const incomeFields: Fields<Income> = {
  taxYear: {
    kind: 'choice',
    look: 'select',
    label: 'Tax Year',
    initial: currentLaw.id,
    options: lawYears.map(({ id, label }) => ({ value: id, label })),
    survivesReset: true,
  },
  grossIncome: {
    ...mainAmount(
      'Salary, Pension or Business Income (₹)',
      1_500_000,
      'A salary with all allowances and the employer’s NPS share, before deductions.',
    ),
    step: 10_000,
    slider: { min: 0, max: 10_000_000, step: 10_000 },
  },
  incomeKind: {
    kind: 'choice',
    look: 'radio',
    label: 'Kind of income',
    initial: 'salary',
    options: [
      { value: 'salary', label: 'Salary or pension' },
      { value: 'other', label: 'Business' },
    ],
  },
  ageBand: {
    kind: 'choice',
    look: 'select',
    label: 'Age',
    initial: 'below-60',
    options: [
      { value: 'below-60', label: 'Below 60' },
      { value: '60-to-79', label: '60 to 79' },
      { value: '80-and-over', label: '80 and over' },
    ],
  },
  otherIncome: amountField(
    'Any Other Income',
    'By slabs: dividends, rent of things, short-term gains other than equity.',
  ),
  savingsInterest: amountField('Interest of Savings Accounts'),
  depositInterest: amountField('Interest of Deposits'),
  familyPension: amountField('Family Pension', 'What a survivor of an employee is paid.'),
  ownInterest: amountField(
    'Interest, House You Live in',
    'With a fifth of that before it was built. Both such houses together.',
  ),
  ownLoan: {
    kind: 'choice',
    look: 'select',
    label: 'That loan was for',
    initial: 'purchase',
    options: [
      { value: 'purchase', label: 'Buying or building within 5 years' },
      { value: 'repairs', label: 'Repairs, or built later' },
    ],
    isOption: true,
  },
  rentReceived: amountField('Rent Received'),
  municipalTax: amountField('Municipal Tax Paid'),
  letInterest: amountField('Interest, House You Let'),
  equityShort: amountField(
    'Shares and Equity Funds, up to 12 Months',
    'Gain from listed shares and equity funds.',
  ),
  equityLong: amountField(
    'Shares and Equity Funds, Longer',
    'The whole gain: what is free is taken off by itself.',
  ),
  otherLong: amountField(
    'Other Long-Term Gains',
    'Gold, unlisted shares; not debt funds bought from April 2023.',
  ),
  propertyPrice: amountField(
    'Land or Building, Sold for',
    'Less the costs of the sale. Held for over 24 months.',
  ),
  propertyCost: amountField('What It Cost You'),
  propertyYear: {
    kind: 'choice',
    look: 'select',
    label: 'Bought in',
    initial: LAST_INDEX_YEAR + 1,
    options: [
      { value: LAST_INDEX_YEAR + 1, label: 'On or after 23 July 2024' },
      ...Array.from({ length: LAST_INDEX_YEAR - FIRST_INDEX_YEAR + 1 }, (_, index) => ({
        value: LAST_INDEX_YEAR - index,
        label: nameOfYear(LAST_INDEX_YEAR - index),
      })),
    ],
    isOption: true,
  },
  sold: {
    kind: 'choice',
    look: 'select',
    label: 'All gains are from sales',
    initial: 'after',
    options: [
      { value: 'after', label: 'From 23 July 2024' },
      { value: 'before', label: 'Before 23 July 2024' },
    ],
    isOption: true,
  },
}

function nameOfYear(year: number): string {
  // The file that names financial years elsewhere would bring months along.
  const name = `${year}-${String(year + 1).slice(2)}`
  if (year === LAST_INDEX_YEAR) return `${name}, to 22 July 2024`
  return year === FIRST_INDEX_YEAR ? `${name} or before` : name
}

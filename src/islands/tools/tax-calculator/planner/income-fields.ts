import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { FIRST_INDEX_YEAR } from '@/islands/calculator/money/cost-inflation.ts'
import { AGE_BANDS } from '../tax-rules.ts'
import { lawYears, taxYearField } from '../tax-years.ts'
import { amountField } from './amount-field.ts'
import type { PlannerInput } from './planner-input.ts'

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

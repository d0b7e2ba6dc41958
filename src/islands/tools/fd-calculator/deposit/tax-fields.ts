import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { ageField } from '../age-field.ts'
import { slabField } from '../slab.ts'
import type { DepositInput } from './bank-deposit.ts'

type TaxInput = Pick<
  DepositInput,
  | 'age'
  | 'rateIs'
  | 'seniorPercent'
  | 'slabPercent'
  | 'payer'
  | 'papers'
  | 'otherInterest'
  | 'inflationPercent'
>

/** The fields that say who saves, and what tax and prices take. */
export const taxFields: Fields<TaxInput> = {
  age: ageField,
  rateIs: {
    kind: 'choice',
    look: 'radio',
    label: 'The rate you entered is',
    initial: 'senior',
    options: [
      { value: 'senior', label: 'The bank’s senior rate' },
      { value: 'general', label: 'Its general rate' },
    ],
  },
  seniorPercent: {
    kind: 'number',
    label: 'Added to the General Rate (% points)',
    hint: 'What the bank adds from age 60: often 0.5.',
    initial: 0.5,
    unit: 'percent',
    step: 0.1,
  },
  slabPercent: slabField,
  inflationPercent: {
    kind: 'number',
    label: 'Your Estimate of Inflation (% a year)',
    initial: 5,
    unit: 'percent',
    step: 0.1,
  },
  payer: {
    kind: 'choice',
    look: 'radio',
    label: 'Deposited with',
    initial: 'bank',
    options: [
      { value: 'bank', label: 'Bank or post office' },
      { value: 'other', label: 'Company or other' },
    ],
  },
  papers: {
    kind: 'choice',
    look: 'radio',
    label: 'The payer has your',
    hint: 'Form 121 replaces Forms 15G and 15H. It says that the tax of your year is nil.',
    initial: 'PAN',
    options: [
      { value: 'PAN', label: 'PAN' },
      { value: 'no PAN', label: 'No PAN' },
      { value: 'Form 121', label: 'Form 121' },
    ],
  },
  otherInterest: {
    kind: 'number',
    label: 'Other Interest from the Same Payer (₹ a year)',
    hint: 'It counts to the limit of TDS.',
    initial: 0,
    unit: 'rupees',
    step: 1_000,
    isOption: true,
  },
}

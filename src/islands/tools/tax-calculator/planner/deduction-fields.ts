import type { ChoiceInput, Fields } from '@/islands/calculator/frame/definition.ts'
import { cityField } from '../city-field.ts'
import { amountField, mainAmount } from './amount-field.ts'
import type { PlannerInput } from './planner-input.ts'

type Deductions = Pick<
  PlannerInput,
  | 'section80C'
  | 'healthFamily'
  | 'ownNps'
  | 'basicPay'
  | 'hraReceived'
  | 'rentPaid'
  | 'city'
  | 'employerNps'
  | 'employer'
  | 'professionalTax'
  | 'familyAge'
  | 'healthParents'
  | 'parentsAge'
  | 'checkUps'
  | 'checkUpsParents'
  | 'medicalFamily'
  | 'medicalParents'
  | 'educationLoan'
  | 'donations'
  | 'rentWithoutHra'
  | 'deductions'
  | 'deductionsInBothRegimes'
  | 'equalEntry'
>

/** The fields of what is taken off, with the sections of both Acts. */
export const deductionFields: Fields<Deductions> = {
  section80C: mainAmount(
    '80C, Now 123: Savings (₹)',
    150_000,
    'PF, PPF, ELSS, life insurance, school fees, principal: to ₹1,50,000.',
  ),
  healthFamily: mainAmount(
    '80D, Now 126: Health Insurance (₹)',
    25_000,
    'You and your family: to ₹25,000, or ₹50,000 with a senior.',
  ),
  ownNps: mainAmount('80CCD(1B), Now 124(3): Own NPS (₹)', 0, 'What is not in 80C: to ₹50,000.'),
  basicPay: amountField('Basic Pay and DA', 'Of the year: the measure of both.'),
  hraReceived: amountField('HRA Received', '10(13A), now Schedule III. Part of the salary above.'),
  rentPaid: amountField('Rent Paid'),
  city: { ...cityField, isOption: true },
  employerNps: amountField('Employer’s NPS Share', '80CCD(2), now 124. Part of the salary above.'),
  employer: {
    kind: 'choice',
    look: 'radio',
    label: 'Employer',
    initial: 'other',
    options: [
      { value: 'other', label: 'Private' },
      { value: 'government', label: 'Government' },
    ],
    isOption: true,
  },
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
  deductions: amountField('Other Deductions', 'Not asked for above.'),
  deductionsInBothRegimes: amountField('Of These, Allowed in the New Regime'),
  equalEntry: {
    kind: 'choice',
    look: 'select',
    label: 'Those ₹50,000 are',
    initial: 'other-deductions',
    options: [
      { value: 'other-deductions', label: 'Other deductions' },
      { value: 'standard-deduction', label: 'The standard deduction' },
    ],
    isOption: true,
  },
}

function ageField(label: string): ChoiceInput<'below-60' | '60-and-over'> {
  return {
    kind: 'choice',
    look: 'radio',
    label,
    initial: 'below-60',
    options: [
      { value: 'below-60', label: 'Below 60' },
      { value: '60-and-over', label: '60 or more' },
    ],
    isOption: true,
  }
}

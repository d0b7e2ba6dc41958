import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { ChoiceInput, Fields } from '@/islands/calculator/frame/definition.ts'
import { cityField } from '../hra-exemption.ts'
import { amountField } from './amount-field.ts'
import type { PlannerInput } from './planner-input.ts'

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

import { monthField } from '@/islands/calculator/fields/calendar-field.tsx'
import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { monthsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { afterRepoChange } from '../running-loan.ts'
import type { RateChangeInput } from './rate-change.ts'

/** The page opens on ₹50,00,000 over 240 months at 8.5 %, of which 24 EMIs are paid, and the latest change of the repo rate. */
const RATE = 8.5

/** Rates move by quarters of a point and by 0.05, which a step of 0.1 would miss. */
const RATES = { step: 0.05, slider: { min: 1, max: 20 } }

export const rateChangeFields: Fields<RateChangeInput> = {
  loanAmount: rupeesField('Outstanding Loan (₹)', 4_792_181, {
    step: 10_000,
    hint: 'From the lender’s statement.',
    slider: { min: 50_000, max: 20_000_000 },
  }),
  knownBy: choiceField('What you know about the loan', 'tenure', [
    ['tenure', 'The EMIs left'],
    ['emi', 'The EMI'],
  ]),
  monthsLeft: monthsField('EMIs Left', 216, { slider: { min: 1, max: 480 } }),
  presentEmi: rupeesField('Present EMI (₹)', 43_391, { step: 100 }),
  annualRatePercent: percentField('Old Rate (% per annum)', RATE, RATES),
  newRatePercent: percentField('New Rate (% per annum)', afterRepoChange(RATE), {
    ...RATES,
    isDated: true,
  }),
  afterMonths: monthsField('EMIs still at the old rate', 0, {
    hint: '0 if the next EMI is at the new rate.',
    isOption: true,
  }),
  nextMonth: monthField({
    label: 'Month of the next EMI',
    hint: 'The results then name the month of the last EMI.',
    isOption: true,
  }),
  letterEmi: rupeesField('New EMI in the letter (₹)', 0, {
    hint: 'The EMI, the number of EMIs left, or both.',
    isOption: true,
  }),
  letterMonths: monthsField('EMIs left in the letter', 0, { isOption: true }),
}

export const rateChangeGroups: readonly FieldGroup<RateChangeInput>[] = [
  { title: 'Check the lender’s letter', fields: ['letterEmi', 'letterMonths'], isOpen: true },
  { title: 'When the new rate begins', fields: ['nextMonth', 'afterMonths'], isOpen: true },
]

/** Returns the fields without a meaning for this input. */
export function hiddenFields({ knownBy }: RateChangeInput): (keyof RateChangeInput)[] {
  return knownBy === 'emi' ? ['monthsLeft'] : ['presentEmi']
}

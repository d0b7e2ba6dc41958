import { groupedNumber } from '@/lib/digit-groups.ts'

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { equityGains, equityGainsRule } from '@/islands/calculator/money/capital-gains.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { monthsField, yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import type { WithdrawalInput } from './withdrawal.ts'

const exemption = `₹${groupedNumber(equityGains.exemption)}`

export const withdrawalFields: Fields<WithdrawalInput> = {
  savings: rupeesField('Savings (₹)', 2_000_000, {
    step: 50_000,
    slider: { min: 100_000, max: 50_000_000 },
  }),
  withdrawal: rupeesField('Monthly Withdrawal (₹)', 20_000, {
    step: 500,
    slider: { min: 1_000, max: 500_000 },
  }),
  annualRatePercent: percentField('Expected Return Rate (% p.a.)', 9, {
    slider: { min: 1, max: 30 },
  }),
  risePercent: percentField('Yearly Rise (%)', 0, {
    hint: 'How much the withdrawal rises each year.',
  }),
  years: yearsField('Money Wanted for (Years)', 20, { slider: { min: 1, max: 40 } }),
  leave: rupeesField('Left at the End (₹)', 0, {
    hint: 'For the monthly amount over these years.',
    step: 50_000,
    isOption: true,
  }),
  takenAt: choiceField(
    'Taken out',
    'end',
    [
      ['end', 'At the end of each month'],
      ['start', 'At its start'],
    ],
    { isOption: true },
  ),
  taxedAs: choiceField(
    'The savings are in',
    'equity',
    [
      ['equity', 'An equity fund'],
      ['other', 'Something else'],
    ],
    { isOption: true, hint: `Equity, ${equityGainsRule()}` },
  ),
  gainPercent: percentField('Gain in the Savings (%)', 0, {
    isOption: true,
    hint: '0 for new money; 40 if ₹20 lakh cost you ₹12 lakh.',
  }),
  heldMonths: monthsField('Held so far (months)', 0, {
    isOption: true,
    hint: `Units sold within ${equityGains.shortTermMonths} months have short-term gains.`,
  }),
  exemptionUsed: rupeesField('Exemption used by other gains (₹ a year)', 0, {
    isOption: true,
    hint: `Of the ${exemption} that is exempt.`,
    step: 5_000,
  }),
}

export const withdrawalGroups: readonly FieldGroup<WithdrawalInput>[] = [
  {
    title: 'Tax on gains',
    fields: ['taxedAs', 'gainPercent', 'heldMonths', 'exemptionUsed'],
    summary: ({ taxedAs }) => (taxedAs === 'equity' ? 'equity fund' : 'not calculated'),
  },
]

/** Returns the tax fields when no tax is calculated. */
export function hiddenFields({ taxedAs }: WithdrawalInput): (keyof WithdrawalInput)[] {
  return taxedAs === 'equity' ? [] : ['gainPercent', 'heldMonths', 'exemptionUsed']
}

import { groupedNumber } from '@/lib/digit-groups.ts'

import { equityGains, equityGainsRule } from '@/islands/calculator/money/capital-gains.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { monthsField, yearsField } from '@/islands/calculator/results/length-of-time.ts'
import { returnRateField } from '../return-rate-field.ts'
import type { WithdrawalInput } from './withdrawal.ts'

const exemption = `₹${groupedNumber(equityGains.exemption)}`

/** The fields of the page, the savings first. */
export const withdrawalFields: Fields<WithdrawalInput> = {
  savings: {
    kind: 'number',
    label: 'Savings (₹)',
    initial: 2_000_000,
    unit: 'rupees',
    step: 50_000,
    slider: { min: 100_000, max: 50_000_000, step: 50_000 },
  },
  withdrawal: {
    kind: 'number',
    label: 'Monthly Withdrawal (₹)',
    initial: 20_000,
    unit: 'rupees',
    step: 500,
    slider: { min: 1_000, max: 500_000, step: 500 },
  },
  annualRatePercent: returnRateField(9),
  risePercent: {
    kind: 'number',
    label: 'Yearly Rise (%)',
    hint: 'Raises the withdrawal by this much every year, as prices rise. 0 keeps it the same.',
    initial: 0,
    unit: 'percent',
    step: 0.1,
  },
  years: yearsField({
    label: 'Money Wanted for (Years)',
    initial: 20,
    slider: { min: 1, max: 40, step: 1 },
  }),
  leave: {
    kind: 'number',
    label: 'To Be Left Then (₹)',
    hint: 'For what can be taken over these years.',
    initial: 0,
    unit: 'rupees',
    step: 50_000,
    isOption: true,
  },
  taxedAs: {
    isOption: true,
    kind: 'choice',
    look: 'radio',
    label: 'The savings are in',
    hint: `Equity, ${equityGainsRule()}`,
    initial: 'equity',
    options: [
      { value: 'equity', label: 'An equity fund' },
      { value: 'other', label: 'Something else' },
    ],
  },
  gainPercent: {
    isOption: true,
    kind: 'number',
    label: 'Part that is gain already (%)',
    hint: '0 for money that is put in now; 40 if ₹20 lakh cost you ₹12 lakh.',
    initial: 0,
    unit: 'percent',
    step: 0.1,
  },
  heldMonths: monthsField({
    isOption: true,
    label: 'Held so far (months)',
    hint: `Units sold within ${equityGains.shortTermMonths} months have short-term gains.`,
    initial: 0,
  }),
  exemptionUsed: {
    isOption: true,
    kind: 'number',
    label: 'Exemption used by other gains (₹ a year)',
    hint: `Of the ${exemption} that are free.`,
    initial: 0,
    unit: 'rupees',
    step: 5_000,
  },
}

/** The tax folded away: it is paid out of the withdrawals and changes nothing else. */
export const withdrawalGroups: readonly FieldGroup<WithdrawalInput>[] = [
  {
    title: 'Tax on gains',
    fields: ['taxedAs', 'gainPercent', 'heldMonths', 'exemptionUsed'],
    summary: ({ taxedAs }) => (taxedAs === 'equity' ? 'equity fund' : 'not worked out'),
  },
]

/** The fields without meaning where no tax is worked out. */
export function hiddenFields({ taxedAs }: WithdrawalInput): (keyof WithdrawalInput)[] {
  return taxedAs === 'equity' ? [] : ['gainPercent', 'heldMonths', 'exemptionUsed']
}

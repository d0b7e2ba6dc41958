import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { monthsField, yearsField } from '@/islands/calculator/results/length-of-time.ts'
import type { InvestmentInput } from './investment.ts'
import { returnRateField } from './return-rate-field.ts'

/** The fields of the specification, then the options. */
export const sipFields: Fields<InvestmentInput> = {
  monthlyInvestment: {
    kind: 'number',
    label: 'Monthly Investment (₹)',
    initial: 5_000,
    unit: 'rupees',
    step: 500,
    slider: { min: 500, max: 100_000, step: 500 },
  },
  annualRatePercent: returnRateField(12),
  years: yearsField({
    label: 'Time Period (Years)',
    initial: 10,
    slider: { min: 1, max: 40, step: 1 },
  }),
  stepUpPercent: {
    kind: 'number',
    label: 'Yearly Step-Up (%)',
    hint: 'Raises the monthly amount by this much every year. 0 keeps it the same.',
    initial: 0,
    unit: 'percent',
    step: 0.1,
    isOption: true,
  },
  stepUpRupees: {
    kind: 'number',
    label: 'Yearly Step-Up (₹)',
    hint: 'The same in rupees.',
    initial: 0,
    unit: 'rupees',
    step: 100,
    isOption: true,
  },
  lumpSum: {
    kind: 'number',
    label: 'Lump Sum at the Start (₹)',
    initial: 0,
    unit: 'rupees',
    step: 10_000,
    isOption: true,
  },
  expenseRatioPercent: {
    kind: 'number',
    label: 'Yearly Cost of the Fund (%)',
    hint: 'The expense ratio, for a return before it. Published returns are after it.',
    initial: 0,
    unit: 'percent',
    step: 0.1,
    isOption: true,
  },
  inflationPercent: {
    kind: 'number',
    label: 'Inflation (% p.a.)',
    hint: 'Shows what the total value buys in today’s rupees. 0 leaves it out.',
    initial: 0,
    unit: 'percent',
    step: 0.1,
    isOption: true,
  },
  exitTax: {
    kind: 'choice',
    look: 'radio',
    label: 'Tax at the end',
    hint: 'On the gains, if all units are sold at once.',
    initial: 'none',
    options: [
      { value: 'none', label: 'Left out' },
      { value: 'equity', label: 'Equity fund' },
    ],
    isOption: true,
  },
  exemptionUsed: {
    kind: 'number',
    label: 'Exemption used by other gains (₹ a year)',
    initial: 0,
    unit: 'rupees',
    step: 5_000,
    isOption: true,
  },
  delayMonths: monthsField({
    label: 'Months of Delay',
    hint: 'What it costs to start later, with the same end.',
    initial: 0,
    isOption: true,
  }),
  skippedMonths: monthsField({
    label: 'Months Skipped',
    hint: 'What a break in the payments costs.',
    initial: 0,
    isOption: true,
  }),
  monthsBeforeBreak: monthsField({
    label: 'Months Paid before the Break',
    initial: 12,
    isOption: true,
  }),
}

/** The fields without a meaning while what they belong to is left out. One step-up is enough. */
export function hiddenFields(input: InvestmentInput): (keyof InvestmentInput)[] {
  return [
    ...(input.stepUpPercent === 0 ? [] : ['stepUpRupees' as const]),
    ...(input.exitTax === 'none' ? ['exemptionUsed' as const] : []),
    ...(input.skippedMonths === 0 ? ['monthsBeforeBreak' as const] : []),
  ]
}

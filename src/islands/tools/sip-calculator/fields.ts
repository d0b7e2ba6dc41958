import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { monthsField, yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { present, type FieldGroup, type Fields } from '@/islands/calculator/frame/definition.ts'
import type { InvestmentInput } from './investment.ts'

const isOption = true

export const sipFields: Fields<InvestmentInput> = {
  monthlyInvestment: rupeesField('Monthly Investment (₹)', 5_000, {
    step: 500,
    slider: { min: 500, max: 100_000 },
  }),
  annualRatePercent: percentField('Expected Return Rate (% p.a.)', 12, {
    slider: { min: 1, max: 30 },
  }),
  years: yearsField('Time Period (Years)', 10, { slider: { min: 1, max: 40 } }),
  stepUpPercent: percentField('Yearly Step-Up (%)', 0, {
    hint: 'How much the monthly amount rises each year.',
    isOption,
  }),
  stepUpRupees: rupeesField('Yearly Step-Up (₹)', 0, {
    hint: 'In rupees. With both, the percentage comes first.',
    step: 100,
    isOption,
  }),
  lumpSum: rupeesField('Lump Sum at the Start (₹)', 0, { step: 10_000, isOption }),
  expenseRatioPercent: percentField('Yearly Cost of the Fund (%)', 0, {
    hint: 'The expense ratio. Published returns are already after it.',
    isOption,
  }),
  inflationPercent: percentField('Inflation (% p.a.)', 0, {
    hint: 'Shows the total value in today’s rupees.',
    isOption,
  }),
  exitTax: choiceField(
    'Tax at the end',
    'none',
    [
      ['none', 'Not included'],
      ['equity', 'Equity fund'],
    ],
    { hint: 'On the gains, if all units are sold at once.', isOption },
  ),
  exemptionUsed: rupeesField('Exemption used by other gains (₹ a year)', 0, {
    step: 5_000,
    isOption,
  }),
  delayMonths: monthsField('Months of Delay', 0, {
    hint: 'What it costs to start later, with the same end.',
    isOption,
  }),
  skippedMonths: monthsField('Months Skipped', 0, {
    hint: 'What a break in the payments costs.',
    isOption,
  }),
  monthsBeforeBreak: monthsField('Months Paid before the Break', 12, { isOption }),
  wantedAmount: rupeesField('Amount Wanted (₹)', 0, {
    hint: 'Shows the month in which the plan reaches it.',
    step: 100_000,
    isOption,
  }),
  rangePoints: percentField('Range around the Return (± % points)', 0, {
    hint: '4 shows 8%, 12% and 16% for a return of 12%.',
    step: 1,
    isOption,
  }),
  badYears: yearsField('Bad Years', 3, {
    hint: 'Shown at the start and at the end, with the other years as entered.',
    isOption,
  }),
  badReturnPercent: percentField('Return in a Bad Year (%)', -10, { step: 1, isOption }),
}

/** The fold of the questions around the assumed return. */
export const sipGroups: readonly FieldGroup<InvestmentInput>[] = [
  {
    title: 'Amount wanted, range of returns',
    fields: ['wantedAmount', 'rangePoints', 'badYears', 'badReturnPercent'],
  },
]

/** Returns the fields of options that are off. */
export function hiddenFields(input: InvestmentInput): (keyof InvestmentInput)[] {
  return present<keyof InvestmentInput>([
    input.exitTax === 'none' && 'exemptionUsed',
    input.skippedMonths === 0 && 'monthsBeforeBreak',
    input.rangePoints === 0 && 'badYears',
    input.rangePoints === 0 && 'badReturnPercent',
  ])
}

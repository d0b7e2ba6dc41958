import { rupees } from '@/lib/format.ts'

import type { Answer, CalculatorDefinition, Row } from '../../../calculator/definition.ts'
import { monthsField, yearsField } from '../../../calculator/length-of-time.ts'
import { transferNotes } from './sentences.ts'
import { transfer, type TransferInput, type TransferResult, type Way } from './transfer.ts'

/** The balance transfer calculator: is it worth moving a running loan to another lender? */
export const balanceTransfer: CalculatorDefinition<TransferInput, TransferResult> = {
  reportTitle: 'Loan Balance Transfer Report',
  reportName: 'balance-transfer-report',
  resultsTitle: 'What the Change Saves',
  fields: {
    loanAmount: {
      kind: 'number',
      label: 'Outstanding Loan (₹)',
      hint: 'What you still owe, as the lender’s statement says it.',
      initial: 4_000_000,
      unit: 'rupees',
      step: 10_000,
      slider: { min: 50_000, max: 20_000_000, step: 10_000 },
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Present Rate (% per annum)',
      initial: 9,
      unit: 'percent',
      step: 0.1,
      slider: { min: 1, max: 30, step: 0.1 },
    },
    knownBy: {
      kind: 'choice',
      look: 'radio',
      label: 'What you know of the present loan',
      initial: 'tenure',
      options: [
        { value: 'tenure', label: 'The time left' },
        { value: 'emi', label: 'The EMI' },
      ],
    },
    years: yearsField({
      label: 'Time Left (Years)',
      initial: 15,
      slider: { min: 1, max: 40, step: 1 },
    }),
    months: monthsField({ label: 'Months beyond whole years', initial: 0, isOption: true }),
    presentEmi: {
      kind: 'number',
      label: 'Present EMI (₹)',
      initial: 40_571,
      unit: 'rupees',
      step: 100,
    },
    newRatePercent: {
      kind: 'number',
      label: 'New Rate (% per annum)',
      initial: 7.9,
      unit: 'percent',
      step: 0.1,
      slider: { min: 1, max: 30, step: 0.1 },
    },
    processingFee: {
      kind: 'number',
      label: 'Processing Fee (₹)',
      hint: 'Without GST.',
      initial: 20_000,
      unit: 'rupees',
      step: 500,
    },
    feeGstPercent: {
      kind: 'number',
      label: 'GST on the Fee (%)',
      initial: 18,
      unit: 'percent',
      step: 0.1,
    },
    otherCosts: {
      kind: 'number',
      label: 'Other Costs (₹)',
      hint: 'Legal and technical checks, stamp duty, registration of the mortgage.',
      initial: 5_000,
      unit: 'rupees',
      step: 500,
    },
    closingCharge: {
      kind: 'number',
      label: 'Charge for Closing the Present Loan (₹)',
      hint: 'None may be taken on floating-rate loans to individuals, for other than business, that were sanctioned or renewed since 1 January 2026.',
      initial: 0,
      unit: 'rupees',
      step: 500,
    },
    riseAfterMonths: monthsField({
      label: 'The new rate rises after (months)',
      hint: 'For the table “If the new rate rises”.',
      initial: 12,
      isOption: true,
    }),
  },
  groups: [
    {
      title: 'Costs of the change',
      fields: ['processingFee', 'feeGstPercent', 'otherCosts', 'closingCharge'],
      isOpen: true,
      summary: (input) => `${rupees(transfer(input).costs)} in all`,
    },
  ],
  hiddenFields: ({ knownBy }) => (knownBy === 'emi' ? ['years', 'months'] : ['presentEmi']),
  calculate: transfer,
  answers: ({ sameTenure, sameEmi }) => [
    answer(
      'Saved with the same tenure',
      sameTenure,
      (way) => `The EMI falls to ${rupees(way.emi)}.`,
    ),
    answer(
      'Saved with the same EMI',
      sameEmi,
      (way) => `The loan takes ${way.timeline.months} months.`,
    ),
  ],
  rows,
  notes: transferNotes,
  chart: ({ present, sameTenure, sameEmi, costs }) => ({
    title: 'Interest and costs from now on',
    kind: 'bar',
    isComparison: true,
    parts: [
      { label: 'Present', amount: present.interest, color: 'principal' },
      {
        label: 'Same tenure',
        amount: sameTenure.timeline.interest + costs,
        color: 'interest',
      },
      { label: 'Same EMI', amount: sameEmi.timeline.interest + costs, color: 'attention' },
    ],
  }),
  overTime: () => import('./over-time.ts'),
  working: () => import('./working.ts'),
}

function answer(rule: string, way: Way, inShort: (way: Way) => string): Answer {
  const { saving, breakEvenMonth } = way
  if (!Number.isFinite(saving)) return { rule, amount: NaN, unit: 'rupees', basis: 'See the note.' }
  return {
    rule,
    amount: saving,
    unit: 'rupees',
    basis: `${inShort(way)} ${whenBack(breakEvenMonth)}`,
  }
}

function whenBack(month: number): string {
  if (Number.isNaN(month)) return 'The costs never come back.'
  if (month === 0) return 'There are no costs to earn back.'
  return `The costs are back after ${month} ${month === 1 ? 'month' : 'months'}.`
}

function rows({ present, presentEmi, costs, sameTenure, sameEmi }: TransferResult): Row[] {
  const ends = (way: Way) => present.months - way.timeline.months
  return [
    { label: 'Present EMI', amount: presentEmi, unit: 'rupees' },
    { label: 'New EMI, same tenure', amount: sameTenure.emi, unit: 'rupees', better: 'less' },
    { label: 'Months earlier, same EMI', amount: ends(sameEmi), unit: 'count', better: 'more' },
    { label: 'Costs of the change', amount: costs, unit: 'rupees', better: 'less' },
    {
      label: 'Costs back, same tenure (month)',
      amount: sameTenure.breakEvenMonth,
      unit: 'count',
      better: 'less',
    },
    {
      label: 'Costs back, same EMI (month)',
      amount: sameEmi.breakEvenMonth,
      unit: 'count',
      better: 'less',
    },
    { label: 'Saved, same tenure', amount: sameTenure.saving, unit: 'rupees', better: 'more' },
    { label: 'Saved, same EMI', amount: sameEmi.saving, unit: 'rupees', better: 'more' },
  ]
}

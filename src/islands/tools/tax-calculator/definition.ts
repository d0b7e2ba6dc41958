import type { CalculatorDefinition, Row } from '../../calculator/definition.ts'
import { incomeTax, type TaxInput, type TaxResult } from './income-tax.ts'
import { ruleSentence, taxNotes } from './tax-sentences.ts'
import { lawYears, specificationTable, taxYear } from './tax-years.ts'
import { workingTable } from './working-table.ts'

/** The income tax calculator, as the specification describes its page. */
export const taxCalculator: CalculatorDefinition<TaxInput, TaxResult> = {
  reportTitle: 'Income Tax Report',
  reportName: 'tax-report',
  resultsTitle: 'Tax Summary',
  fields: {
    grossIncome: {
      kind: 'number',
      label: 'Gross Annual Income (₹)',
      initial: 1_000_000,
      unit: 'rupees',
      step: 10_000,
      slider: { min: 0, max: 10_000_000, step: 10_000 },
    },
    deductions: {
      kind: 'number',
      label: 'Total Deductions (₹)',
      initial: 50_000,
      unit: 'rupees',
      step: 5_000,
      slider: { min: 0, max: 200_000, step: 5_000 },
    },
    regime: {
      kind: 'choice',
      look: 'radio',
      label: 'Tax Regime',
      initial: 'new',
      options: [
        { value: 'new', label: 'New Tax Regime' },
        { value: 'old', label: 'Old Tax Regime' },
      ],
    },
    taxYear: {
      kind: 'choice',
      look: 'select',
      label: 'Tax Year',
      hint: 'A year is calculated by its law: standard deduction, rebate, surcharge, cess and rounding.',
      initial: specificationTable.id,
      options: [specificationTable, ...lawYears].map(({ id, label }) => ({ value: id, label })),
      isOption: true,
    },
    incomeKind: {
      kind: 'choice',
      look: 'select',
      label: 'Income From',
      hint: 'By law, a salary or pension gets the standard deduction.',
      initial: 'salary',
      options: [
        { value: 'salary', label: 'Salary or pension' },
        { value: 'other', label: 'Business or other income' },
      ],
      isOption: true,
    },
    ageBand: {
      kind: 'choice',
      look: 'select',
      label: 'Age',
      hint: 'By law, it changes the slabs of the old regime.',
      initial: 'below-60',
      options: [
        { value: 'below-60', label: 'Below 60' },
        { value: '60-to-79', label: '60 to 79' },
        { value: '80-and-over', label: '80 and over' },
      ],
      isOption: true,
    },
    deductionsInBothRegimes: {
      kind: 'number',
      label: 'Of These, Allowed in the New Regime (₹)',
      hint: 'By law, the new regime allows an employer’s NPS contribution, for example.',
      initial: 0,
      unit: 'rupees',
      step: 5_000,
      isOption: true,
    },
  },
  calculate: incomeTax,
  rows: (result, input) => [
    { label: 'Gross Income', amount: result.grossIncome, unit: 'rupees' },
    { label: 'Total Deductions', amount: result.totalDeductions, unit: 'rupees' },
    ...standardDeduction(result, input),
    { label: 'Taxable Income', amount: result.taxableIncome, unit: 'rupees' },
    {
      label: 'Total Tax',
      reportLabel: 'Total Tax (incl. 4% cess)',
      amount: result.totalTax,
      unit: 'rupees',
      isHeadline: true,
    },
    { label: 'Net Income', amount: result.netIncome, unit: 'rupees' },
  ],
  notes: taxNotes,
  chart: ({ netIncome, totalTax }) => ({
    title: 'Income Breakdown',
    kind: 'doughnut',
    parts: [
      { label: 'Net Income', amount: netIncome, color: 'interest' },
      { label: 'Total Tax', amount: totalTax, color: 'accent' },
    ],
  }),
  tables: (result) => [workingTable(result)],
  reportLines: (_, input) => [ruleSentence(input)],
}

function standardDeduction({ working }: TaxResult, input: TaxInput): Row[] {
  if (taxYear(input.taxYear).kind === 'table') return []
  return [{ label: 'Standard Deduction', amount: working.standardDeduction, unit: 'rupees' }]
}

import type { CalculatorDefinition, Row } from '../../calculator/definition.ts'
import { comparisonLines } from './comparison-sentences.ts'
import { incomeTax, taxUnder, type TaxInput, type TaxResult } from './income-tax.ts'
import { taxAnswers } from './tax-answers.ts'
import { currentLawSentence, isByLaw, ruleSentence, taxNotes } from './tax-sentences.ts'
import { currentLaw, lawFor, lawYears, specificationTable } from './tax-years.ts'
import { unusedFields } from './unused-fields.ts'
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
    deductionsInBothRegimes: {
      kind: 'number',
      label: 'Of These, Allowed in the New Regime (₹)',
      hint: 'By law, the new regime allows an employer’s NPS contribution, for example.',
      initial: 0,
      unit: 'rupees',
      step: 5_000,
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
      survivesReset: true,
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
    equalEntry: {
      kind: 'choice',
      look: 'select',
      label: 'Deductions of Exactly ₹50,000',
      hint: 'By law, the amount this page starts with is taken for the standard deduction.',
      initial: 'standard-deduction',
      options: [
        { value: 'standard-deduction', label: 'Are the standard deduction' },
        { value: 'other-deductions', label: 'Are other deductions' },
      ],
      isOption: true,
    },
  },
  unusedFields,
  calculate: incomeTax,
  working: () => import('./working.ts'),
  answers: taxAnswers,
  rows: (result, input) => [
    { label: 'Gross Income', amount: result.grossIncome, unit: 'rupees' },
    { label: 'Total Deductions', amount: result.totalDeductions, unit: 'rupees' },
    ...(isByLaw(input) ? stepsByLaw(result) : []),
    { label: 'Taxable Income', amount: result.taxableIncome, unit: 'rupees' },
    {
      label: 'Total Tax',
      reportLabel: 'Total Tax (incl. 4% cess)',
      amount: result.totalTax,
      unit: 'rupees',
      better: 'less',
    },
    { label: 'Net Income', amount: result.netIncome, unit: 'rupees', better: 'more' },
  ],
  notes: taxNotes,
  chart: ({ netIncome, totalTax }) => ({
    title: 'Income Breakdown',
    kind: 'doughnut',
    parts: [
      { label: 'Net Income', amount: netIncome, color: 'principal' },
      { label: 'Total Tax', amount: totalTax, color: 'attention' },
    ],
  }),
  overTime: async () => (await import('./rate-by-income.tsx')).ratePicture(lawFor, taxUnder),
  tables: (result) => [workingTable(result)],
  reportLines: (_, input) => [
    ruleSentence(input),
    ...(input.taxYear === currentLaw.id ? [] : [currentLawSentence(input)]),
    ...comparisonLines(input),
  ],
}

/** The rows between the typed figures and the taxable income: gross − counted − standard deduction, then rounding. */
function stepsByLaw({ grossIncome, totalDeductions, taxableIncome, working }: TaxResult): Row[] {
  const { countedDeductions, standardDeduction } = working
  const rounding = taxableIncome - (grossIncome - countedDeductions - standardDeduction)
  const steps: Row[] = [
    { label: 'Of These, Counted', amount: countedDeductions, unit: 'rupees' },
    { label: 'Standard Deduction', amount: standardDeduction, unit: 'rupees' },
    { label: 'Rounding to Ten Rupees', amount: rounding, unit: 'rupees' },
  ]
  const isNeeded = [countedDeductions !== totalDeductions, true, rounding !== 0]
  return steps.filter((_, index) => isNeeded[index])
}

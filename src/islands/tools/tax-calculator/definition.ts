import type { Answer, CalculatorDefinition, Row } from '@/islands/calculator/frame/definition.ts'
import {
  incomeTax,
  isStandardDeduction,
  type TaxInput,
  type TaxResult,
  taxUnder,
} from './income-tax.ts'
import {
  comparisonLines,
  currentLawSentence,
  isByLaw,
  lawBasis,
  ruleName,
  ruleSentence,
  taxNotes,
} from './tax-sentences.ts'
import { currentLaw, findTaxYear, lawYears, specificationTable } from './tax-years.ts'
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
      isOption: true,
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
    row('Gross Income', result.grossIncome),
    row('Total Deductions', result.totalDeductions),
    ...(isByLaw(input) ? stepsByLaw(result) : []),
    row('Taxable Income', result.taxableIncome),
    {
      ...row('Total Tax', result.totalTax),
      reportLabel: 'Total Tax (incl. 4% cess)',
      better: 'less',
    },
    { ...row('Net Income', result.netIncome), better: 'more' },
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
  overTime: () => import('./rate-by-income.tsx'),
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
  return [
    ...(countedDeductions === totalDeductions ? [] : [row('Of These, Counted', countedDeductions)]),
    row('Standard Deduction', standardDeduction),
    ...(rounding === 0 ? [] : [row('Rounding to Ten Rupees', rounding)]),
  ]
}

function row(label: string, amount: number): Row {
  return { label, amount, unit: 'rupees' }
}

/**
 * The tax by the chosen rules and, where these are not the current law, the tax by that: whoever reads the one sees the other,
 * and does not take an ended year's tax for this year's.
 */
export function taxAnswers({ totalTax }: TaxResult, input: TaxInput): Answer[] {
  const year = findTaxYear(input.taxYear)
  const chosen: Answer = {
    rule: ruleName(year),
    amount: totalTax,
    unit: 'rupees',
    basis: isByLaw(input) ? lawBasis(input, year) : 'Total tax, before rebate and surcharge.',
  }
  if (year === currentLaw) return [chosen]
  return [
    chosen,
    {
      rule: ruleName(currentLaw),
      amount: taxUnder(currentLaw, input).totalTax,
      unit: 'rupees',
      basis: lawBasis(input, currentLaw),
    },
  ]
}

/** The fields that the chosen rules do not use, each with the sentence that says why. */
export function unusedFields(input: TaxInput): Partial<Record<keyof TaxInput, string>> {
  if (!isByLaw(input)) {
    const reason = 'Not used by the FY 2023-24 slabs. To change it, choose a year under Tax Year.'
    return {
      deductionsInBothRegimes: reason,
      incomeKind: reason,
      ageBand: reason,
      equalEntry: reason,
    }
  }
  const standard = { ...input, equalEntry: 'standard-deduction' } as const
  if (isStandardDeduction(standard, findTaxYear(input.taxYear))) return {}
  return {
    equalEntry: 'Used only for a salary, when exactly ₹50,000 of deductions is entered above.',
  }
}

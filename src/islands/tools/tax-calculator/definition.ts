// Files: `income-tax.ts` calculates by the rules of `years/`, `compare-regimes.ts` both regimes, `deduction-rules.ts` the limits;
// the views use them too. `facts.ts` dates the rules, `later.tsx` has the later parts.

import { createElement } from 'react'

import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  calculator,
  type Answer,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
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
} from './sentences.ts'
import { AGE_BANDS } from './tax-rules.ts'
import {
  currentLaw,
  findTaxYear,
  isYearStored,
  lawYears,
  specificationTable,
  taxYearField,
} from './tax-years.ts'
import { YearSwitch } from './YearSwitch.tsx'

/** The income tax calculator, as the specification describes its page. */
export const taxCalculator = calculator<TaxInput, TaxResult>({
  reportTitle: 'Income Tax Report',
  reportName: 'tax-report',
  resultsTitle: 'Tax Summary',
  fields: {
    grossIncome: rupeesField('Gross Annual Income (₹)', 1_000_000, {
      step: 10_000,
      slider: { min: 0, max: 10_000_000 },
    }),
    deductions: rupeesField('Total Deductions (₹)', 50_000, {
      step: 5_000,
      slider: { min: 0, max: 200_000 },
    }),
    deductionsInBothRegimes: rupeesField('Of These, Allowed in the New Regime (₹)', 0, {
      step: 5_000,
      hint: 'For example, an employer’s NPS contribution.',
      isOption: true,
    }),
    regime: choiceField('Tax Regime', 'new', [
      ['new', 'New Tax Regime'],
      ['old', 'Old Tax Regime'],
    ]),
    taxYear: taxYearField([specificationTable, ...lawYears], {
      hint: 'By law: standard deduction, rebate, surcharge, cess and rounding.',
      survivesReset: true,
    }),
    incomeKind: selectField(
      'Income From',
      'salary',
      [
        ['salary', 'Salary or pension'],
        ['other', 'Business or other income'],
      ],
      { hint: 'By law, a salary or pension gets the standard deduction.', isOption: true },
    ),
    ageBand: selectField('Age', 'below-60', AGE_BANDS, {
      hint: 'By law, it changes the slabs of the old regime.',
      isOption: true,
    }),
    equalEntry: selectField(
      'Deductions of Exactly ₹50,000',
      'standard-deduction',
      [
        ['standard-deduction', 'Are the standard deduction'],
        ['other-deductions', 'Are other deductions'],
      ],
      {
        hint: 'By law, the initial ₹50,000 counts as the standard deduction.',
        isOption: true,
      },
    ),
  },
  unusedFields,
  calculate: incomeTax,
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
  answerAction: (input, change) =>
    createElement(YearSwitch, { input, onYear: (id: string) => change('taxYear', id) }),
  later: () => import('./later.tsx'),
  isRestored: isYearStored,
  reportLines: (_, input) => [
    ruleSentence(input),
    input.taxYear !== currentLaw.id && currentLawSentence(input),
    ...comparisonLines(input),
  ],
})

export default calculatorPage(taxCalculator)

/** Returns the rows between the entered figures and the taxable income: gross − counted − standard deduction, then rounding. */
function stepsByLaw({
  grossIncome,
  totalDeductions,
  taxableIncome,
  working,
}: TaxResult): Entries<Row> {
  const { countedDeductions, standardDeduction } = working
  const rounding = taxableIncome - (grossIncome - countedDeductions - standardDeduction)
  return [
    countedDeductions !== totalDeductions && row('Of These, Counted', countedDeductions),
    row('Standard Deduction', standardDeduction),
    rounding !== 0 && row('Rounding to Ten Rupees', rounding),
  ]
}

function row(label: string, amount: number): Row {
  return { label, amount, unit: 'rupees' }
}

/**
 * Returns the tax by the chosen rules and, where these are not the current law, also the tax by the current law, so that no
 * visitor takes the tax of an ended year for this year's.
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

/** Returns the fields that the chosen rules do not use, each with the reason. */
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

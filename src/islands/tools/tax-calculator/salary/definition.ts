import { rupees } from '@/lib/format.ts'

import type {
  Answer,
  CalculatorDefinition,
  Chart,
  Row,
} from '@/islands/calculator/frame/definition.ts'
import type { Regime } from '../tax-rules.ts'
import { salaryFields, salaryGroups } from './fields.ts'
import { hiddenFields } from './hidden-fields.ts'
import { salaryNotes } from './notes.ts'
import { salary, type SalaryResult } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'

/** From the cost to company to the bank account, and back. */
export const salaryCalculator: CalculatorDefinition<SalaryInput, SalaryResult> = {
  reportTitle: 'Salary Report',
  reportName: 'salary-report',
  resultsTitle: 'What Arrives in the Bank',
  fields: salaryFields,
  groups: salaryGroups,
  hiddenFields,
  calculate: salary,
  answers: (result, input) => [answer(result, input, 'new'), answer(result, input, 'old')],
  rows,
  notes: salaryNotes,
  chart,
  overTime: () => import('./over-time.ts'),
  working: () => import('./working.ts'),
}

function answer(result: SalaryResult, { knownBy }: SalaryInput, regime: Regime): Answer {
  const { inHand, tax, pay } = result[regime]
  const isWanted = knownBy === 'in-hand'
  const what = isWanted ? 'CTC a year' : 'In hand a month'
  const taxed = `${rupees(tax.totalTax)} of income tax`
  return {
    rule: `${what}, ${regime} regime`,
    amount: isWanted ? pay.ctc : inHand / 12,
    unit: 'rupees',
    basis: Number.isFinite(inHand)
      ? `${isWanted ? 'The smallest that brings it' : `On average; ${rupees(inHand)} a year`}, after ${taxed}.`
      : 'See the note.',
  }
}

/** The figures of the chosen regime. */
function rows(result: SalaryResult, { regime, knownBy }: SalaryInput): Row[] {
  const { pay, tax, inHand, professionalTax } = result[regime]
  const row = (label: string, amount: number, better?: Row['better']): Row => ({ label, amount, unit: 'rupees', ...(better && { better }) }) // prettier-ignore
  return [
    { ...row('In Hand per Month', inHand / 12, 'more'), isAnswer: knownBy !== 'in-hand' },
    row('In Hand per Year', inHand, 'more'),
    row('Gross Salary', pay.gross, 'more'),
    row('Your Provident Fund', pay.pf),
    row('Professional Tax', professionalTax),
    row('Income Tax', tax.totalTax, 'less'),
    row('Employer’s Provident Fund', pay.pf),
    row('Gratuity', pay.gratuity),
    ...(pay.nps > 0 ? [row('Employer’s NPS', pay.nps)] : []),
    { ...row('Cost to Company', pay.ctc, 'more'), isAnswer: knownBy === 'in-hand' },
  ]
}

function chart(result: SalaryResult, { regime }: SalaryInput): Chart {
  const { pay, tax, inHand, professionalTax } = result[regime]
  return {
    title: 'Where the CTC Goes',
    kind: 'doughnut',
    parts: [
      { label: 'In hand', amount: inHand, color: 'principal' },
      {
        label: 'Set aside for you',
        amount: pay.pf * 2 + pay.gratuity + pay.nps,
        color: 'interest',
      },
      { label: 'Taxes', amount: tax.totalTax + professionalTax, color: 'attention' },
    ],
  }
}

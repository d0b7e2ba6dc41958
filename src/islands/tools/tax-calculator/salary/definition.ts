// Files: `salary.ts` calculates a year, `pay.ts` and `month-by-month.ts` its months, `smallest-ctc.ts` and `sentences.ts` search
// CTCs. `salary-input.ts` and `fields.ts` have the fields, `later.tsx` what is loaded at the first use.

import { rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  calculator,
  present,
  type Answer,
  type Chart,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import type { Regime } from '../tax-rules.ts'
import { salaryFields, salaryGroups } from './fields.ts'
import { workedMonths } from './pay.ts'
import { hiddenFields, type SalaryInput } from './salary-input.ts'
import { salary, taxOfJob, type SalaryProblem, type SalaryResult } from './salary.ts'

/** From the cost to company to the bank account, and back. */
export const salaryCalculator = calculator<SalaryInput, SalaryResult>({
  reportTitle: 'Salary Report',
  reportName: 'salary-report',
  resultsTitle: 'Your In-Hand Pay',
  fields: salaryFields,
  groups: salaryGroups,
  hiddenFields,
  calculate: salary,
  answers: (result, input) => [answer(result, input, 'new'), answer(result, input, 'old')],
  rows,
  notes: salaryNotes,
  chart,
  later: () => import('./later.tsx'),
})

export default calculatorPage(salaryCalculator)

function answer(result: SalaryResult, { knownBy }: SalaryInput, regime: Regime): Answer {
  const { inHand, tax, input: found } = result[regime]
  const months = workedMonths(found)
  const isWanted = knownBy === 'in-hand'
  const what = isWanted ? 'CTC a year' : 'In hand a month'
  const taxed = `${rupees(tax.totalTax)} of income tax`
  return {
    rule: `${what}, ${regime} regime`,
    amount: isWanted ? found.ctc : inHand / months,
    unit: 'rupees',
    basis: Number.isFinite(inHand)
      ? `${isWanted ? 'The lowest CTC for it' : `On average; ${rupees(inHand)} ${months === 12 ? 'a year' : `in ${counted(months, 'month')}`}`}, after ${taxed}.`
      : 'See the note.',
  }
}

/** The figures of the chosen regime. */
function rows(result: SalaryResult, input: SalaryInput): Entries<Row> {
  const { regime, knownBy } = input
  const { pay, tax, inHand, professionalTax } = result[regime]
  const row = (label: string, amount: number, better?: Row['better']): Row => ({ label, amount, unit: 'rupees', ...(better && { better }) }) // prettier-ignore
  return [
    {
      ...row('In Hand per Month', inHand / workedMonths(input), 'more'),
      isAnswer: knownBy !== 'in-hand',
    },
    row('In Hand per Year', inHand, 'more'),
    row('Gross Salary', pay.gross, 'more'),
    row('Your Provident Fund', pay.pf),
    row('Professional Tax', professionalTax),
    row('Income Tax', tax.totalTax, 'less'),
    input.otherSalary > 0 && row('Of It, by the Other Employer', input.otherTax),
    row('Employer’s Provident Fund', pay.pf),
    row('Gratuity', pay.gratuity),
    pay.nps > 0 && row('Employer’s NPS', pay.nps),
    { ...row('Cost to Company', pay.ctc, 'more'), isAnswer: knownBy === 'in-hand' },
  ]
}

function chart(result: SalaryResult, input: SalaryInput): Chart {
  const { pay, tax, inHand, professionalTax } = result[input.regime]
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
      {
        label: 'Taxes',
        amount: Math.max(0, taxOfJob(input, tax)) + professionalTax,
        color: 'attention',
      },
    ],
  }
}

const PROBLEMS: Record<SalaryProblem, string> = {
  unread: 'One of the values is not a number.',
  months: 'The last month of the job is before its first one. A tax year runs from April to March.',
  negative: 'Enter amounts of 0 or more.',
  'too large': 'These values are too large to calculate with.',
  parts:
    'Basic, HRA, bonus and the employer’s contributions add up to more than the CTC. Lower one of them.',
  'no ctc': 'No CTC gives that in-hand pay with these parts.',
}

/** From here on what an employer pays into provident fund, NPS and superannuation is taxed, in rupees a year. */
const EMPLOYER_LIMIT = 750_000

/** Why there are no figures, or what the parts of the pay lead to. */
export function salaryNotes(result: SalaryResult, input: SalaryInput): string[] {
  if (result.problem !== undefined) return [PROBLEMS[result.problem]]
  const { pay } = result[input.regime]
  return present([
    input.bonus > 0 && pay.bonus === 0 && 'The bonus is not paid: its month is outside this job.',
    // Half a rupee is noise of the sums: half of the CTC is not less than half.
    pay.basic < pay.ctc / 2 - 0.5 &&
      'Basic and DA are less than half of the CTC. Under the Code on Wages, allowances above half of the pay also count as wages. Provident fund and gratuity can then be due on more than is calculated here.',
    pay.pf + pay.nps > EMPLOYER_LIMIT &&
      `Employer’s provident fund and NPS above ${rupees(EMPLOYER_LIMIT)} a year are taxed as salary. That tax is not calculated here.`,
  ])
}

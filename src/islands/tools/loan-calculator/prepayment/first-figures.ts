import type { CalculatorDefinition, Row } from '../../../calculator/definition.ts'
import { hiddenOfLoan, prepaymentFields, prepaymentGroups } from './fields.ts'
import {
  firstFullEmi,
  prepayment,
  type PrepaymentInput,
  type PrepaymentResult,
} from './prepayment.ts'
import { outcomeSentence } from './outcome-sentence.ts'

/** What is shown before what explains it is loaded. */
export const firstFigures: CalculatorDefinition<PrepaymentInput, PrepaymentResult> = {
  reportTitle: 'Loan Prepayment Report',
  reportName: 'loan-prepayment-report',
  resultsTitle: 'What the Changes Do',
  fields: prepaymentFields,
  groups: prepaymentGroups,
  hiddenFields: hiddenOfLoan,
  calculate: prepayment,
  working: () => import('./working.ts'),
  sentences: () => import('./event-sentence.ts'),
  rows,
  sentence: outcomeSentence,
  chart: ({ after, interestSaved }, { loanAmount }) => ({
    title: 'Loan, interest and what is saved',
    kind: 'doughnut',
    parts: [
      { label: 'Loan', amount: loanAmount, color: 'principal' },
      { label: 'Interest', amount: after.interest, color: 'interest' },
      ...(interestSaved > 0
        ? [{ label: 'Interest saved', amount: interestSaved, color: 'attention' as const }]
        : []),
    ],
  }),
  overTime: () => import('./over-time.tsx'),
}

function rows({ before, after, interestSaved, monthsSaved }: PrepaymentResult): Row[] {
  return [
    {
      label: 'Interest saved',
      amount: interestSaved,
      unit: 'rupees',
      better: 'more',
      tone: interestSaved < 0 ? 'bad' : undefined,
    },
    { label: 'Months saved', amount: monthsSaved, unit: 'count', better: 'more' },
    { label: 'EMI without changes', amount: firstFullEmi(before) ?? NaN, unit: 'rupees' },
    { label: 'Prepaid in all', amount: after.prepaid, unit: 'rupees' },
    { label: 'Interest in all', amount: after.interest, unit: 'rupees', better: 'less' },
    { label: 'Months until it is repaid', amount: after.months, unit: 'count', better: 'less' },
  ]
}

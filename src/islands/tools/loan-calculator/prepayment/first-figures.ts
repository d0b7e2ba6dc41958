import type { CalculatorDefinition, Row } from '../../../calculator/definition.ts'
import { difference, isExtra, type Effect } from './effect.ts'
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
  rows: (result) => rowsOf(result, [difference(result.before, result.after)]),
  sentence: outcomeSentence,
  chart: ({ before, after }, { loanAmount }) => ({
    title: 'Loan, interest and what is saved',
    kind: 'doughnut',
    parts: [
      { label: 'Loan', amount: loanAmount, color: 'principal' },
      { label: 'Interest', amount: after.interest, color: 'interest' },
      ...(before.interest > after.interest
        ? [
            {
              label: 'Interest saved',
              amount: before.interest - after.interest,
              color: 'attention' as const,
            },
          ]
        : []),
    ],
  }),
  overTime: () => import('./over-time.tsx'),
}

/** The rows of a result, after those of what its changes do. */
export function rowsOf({ before, after }: PrepaymentResult, effects: readonly Effect[]): Row[] {
  return [
    ...effects.flatMap(effectRows),
    { label: 'EMI without changes', amount: firstFullEmi(before) ?? NaN, unit: 'rupees' },
    { label: 'Total prepaid', amount: after.prepaid, unit: 'rupees' },
    { label: 'Total interest', amount: after.interest, unit: 'rupees', better: 'less' },
    { label: 'Total months', amount: after.months, unit: 'count', better: 'less' },
  ]
}

function effectRows({ by, interestSaved, monthsSaved }: Effect): Row[] {
  return [
    savingRow(
      by ? `Saved by ${by}` : 'Interest saved',
      'Extra interest',
      by,
      interestSaved,
      'rupees',
    ),
    savingRow(
      by ? `Months saved by ${by}` : 'Months saved',
      'Months longer',
      by,
      monthsSaved,
      'count',
    ),
  ]
}

/** A saving under its own name or, below 0, as the cost that it is. */
function savingRow(
  saves: string,
  costs: string,
  by: string | undefined,
  saved: number,
  unit: 'rupees' | 'count',
): Row {
  if (!isExtra(saved)) return { label: saves, amount: saved, unit, better: 'more' }
  return {
    label: by ? `${costs} from ${by}` : costs,
    amount: -saved,
    unit,
    better: 'less',
    tone: unit === 'rupees' ? 'bad' : undefined,
  }
}

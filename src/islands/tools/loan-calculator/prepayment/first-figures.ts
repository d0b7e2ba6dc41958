import type { CalculatorDefinition, Row } from '@/islands/calculator/frame/definition.ts'
import { lateDrawing } from '@/islands/calculator/frame/late-drawing.ts'
import { asRunningLoan } from '../running-loan.ts'
import { hiddenOfLoan, prepaymentFields, prepaymentGroups } from './fields.ts'
import { outcomeSentence } from './outcome-sentence.ts'
import {
  difference,
  type Effect,
  firstFullEmi,
  isExtra,
  prepayment,
  type PrepaymentInput,
  type PrepaymentResult,
} from './prepayment.ts'

const loadDrawing = () => import('./drawing.tsx')

/** The page before its explanations are loaded. */
export const firstFigures: CalculatorDefinition<PrepaymentInput, PrepaymentResult> = {
  reportTitle: 'Loan Prepayment Report',
  reportName: 'loan-prepayment-report',
  resultsTitle: 'What the Changes Do',
  fields: prepaymentFields,
  groups: prepaymentGroups,
  hiddenFields: hiddenOfLoan,
  calculate: prepayment,
  forNextPages: (_, input) => asRunningLoan(input),
  working: () => import('./working.ts'),
  rows: (result) => rowsOf(result, effectRows(difference(result.before, result.after))),
  sentence: outcomeSentence,
  drawing: lateDrawing(loadDrawing, import.meta.env.SSR ? await loadDrawing() : undefined),
  chart: ({ before, after }, { loanAmount }) => ({
    title: 'Loan, interest and savings',
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

/** Returns the rows of a result, after those of its changes. */
export function rowsOf({ before, after }: PrepaymentResult, effects: readonly Row[]): Row[] {
  return [
    ...effects,
    { label: 'EMI without changes', amount: firstFullEmi(before) ?? NaN, unit: 'rupees' },
    { label: 'Total prepaid', amount: after.prepaid, unit: 'rupees' },
    {
      label: 'Total interest',
      amount: after.interest,
      unit: 'rupees',
      better: 'less',
      leadsComparison: true,
    },
    { label: 'Total months', amount: after.months, unit: 'count', better: 'less' },
  ]
}

/** Returns the rows of what changes save or cost. No row is negative. A dearer loan can save more, so none is better than another. */
export function effectRows({ interestSaved, monthsSaved }: Effect): Row[] {
  return [
    savingRow(['Interest saved', 'Extra interest'], interestSaved, 'rupees'),
    savingRow(['Months saved', 'Months longer'], monthsSaved, 'count'),
  ]
}

function savingRow(
  [saves, costs]: readonly [string, string],
  saved: number,
  unit: 'rupees' | 'count',
): Row {
  if (!isExtra(saved)) return { label: saves, amount: saved, unit }
  const tone = unit === 'rupees' ? 'bad' : undefined
  return { label: costs, amount: -saved, unit, tone }
}

// Files: `prepayment.ts` calculates. `event-*.ts` and `moment-field.ts` are the list of events, `drawing.tsx` the strokes.
// `later.tsx` is loaded at the first use, with `tables.ts` and the parts in `*.tsx`.

import { rupees } from '@/lib/format.ts'

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, present, type Chart, type Row } from '@/islands/calculator/frame/definition.ts'
import { asRunningLoan } from '../rate-change/rules.ts'
import {
  effectsOf,
  unprepaidOf,
  type Effect,
  firstFullEmi,
  isExtra,
  prepayment,
  type PrepaymentInput,
  type PrepaymentResult,
} from './prepayment.ts'
import {
  hiddenOfLoan,
  prepaymentFields,
  prepaymentGroups,
  firstMonthOf,
  isFirstMonthAssumed,
} from './fields.ts'
import { outcomeSentence } from './outcome-sentence.ts'
import { prepaymentNotes, roundingSentence } from './sentences.ts'

/** Says in the heading of the fold that the first month is assumed. */
const groups = prepaymentGroups.map((group) =>
  group.fields.includes('firstMonth')
    ? {
        ...group,
        summary: (input: PrepaymentInput) =>
          isFirstMonthAssumed(input) ? 'first EMI: next month' : '',
      }
    : group,
)

/** A loan and what happens to it: prepayments, changes of rate and EMI, holidays. */
export const prepaymentCalculator = calculator<PrepaymentInput, PrepaymentResult>({
  reportTitle: 'Loan Prepayment Report',
  reportName: 'loan-prepayment-report',
  resultsTitle: 'What the Changes Do',
  fields: prepaymentFields,
  groups,
  hiddenFields: hiddenOfLoan,
  calculate,
  forNextPages: (_, input) => asRunningLoan(input),
  rows: (result) => rowsOf(result, effectsOf(result).flatMap(namedRows)),
  sentence: sentenceOf,
  chart: chartOf,
  notes: prepaymentNotes,
  reportLines: (result, input) => [sentenceOf(result, input), roundingSentence],
  later: () => import('./later.tsx'),
})

export default calculatorPage(prepaymentCalculator)

/** Says when the loan ends and what it costs, then what prepayments and other changes do separately. */
function sentenceOf(result: PrepaymentResult, input: PrepaymentInput): string | undefined {
  const outcome = outcomeSentence(result, input)
  return outcome && [outcome, ...separately(effectsOf(result))].join(' ')
}

/** Returns "The prepayments save ₹31,74,470; the rate rise costs ₹20,40,455." when both occur. */
function separately(effects: readonly Effect[]): string[] {
  const parts = effects.flatMap(({ by, interestSaved }) => {
    if (by === undefined) return []
    const verb = isExtra(interestSaved) ? 'cost' : 'save'
    return [`${by} ${verb}${by.endsWith('s') ? '' : 's'} ${rupees(Math.abs(interestSaved))}`]
  })
  const words = parts.join('; ')
  return parts.length > 0 ? [`${words[0]?.toUpperCase()}${words.slice(1)}.`] : []
}

/** Returns the chart of the loan and its interest, with the part that the changes save or add. */
function chartOf(result: PrepaymentResult, { loanAmount }: PrepaymentInput): Chart {
  const [{ by, interestSaved } = { interestSaved: NaN }] = effectsOf(result)
  const { interest } = result.after
  const isMore = isExtra(interestSaved)
  const change = { amount: Math.abs(interestSaved), color: 'attention' as const }
  return {
    title: `Loan, interest and ${isMore ? 'extra interest' : 'savings'}`,
    kind: 'doughnut',
    parts: present([
      { label: 'Loan', amount: loanAmount, color: 'principal' },
      {
        label: 'Interest',
        amount: isMore ? interest + interestSaved : interest,
        color: 'interest',
      },
      isMore && { label: 'Extra interest', ...change },
      interestSaved > 0 && { label: by ? `Saved by ${by}` : 'Interest saved', ...change },
    ]),
  }
}

function calculate(input: PrepaymentInput): PrepaymentResult {
  const result = prepayment({ ...input, firstMonth: firstMonthOf(input) })
  return { ...result, unprepaid: unprepaidOf(result) }
}

/** Returns the rows of an effect, named after its changes: "Extra interest from the rate rise". */
function namedRows({ by, ...effect }: Effect): Row[] {
  return effectRows(effect).map((row) => (by ? { ...row, label: labelBy(row.label, by) } : row))
}

function labelBy(label: string, by: string): string {
  if (label === 'Interest saved') return `Saved by ${by}`
  return label === 'Months saved' ? `${label} by ${by}` : `${label} from ${by}`
}

/** Returns the rows of a result, after those of its changes. */
function rowsOf({ before, after }: PrepaymentResult, effects: readonly Row[]): Row[] {
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
function effectRows({ interestSaved, monthsSaved }: Effect): Row[] {
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

import { rupees } from '@/lib/format.ts'

import type { CalculatorDefinition, Chart } from '../../../calculator/definition.ts'
import { isExtra, type Effect } from './effect.ts'
import { effectsOf } from './effects.ts'
import { firstFigures, rowsOf } from './first-figures.ts'
import { outcomeSentence } from './outcome-sentence.ts'
import type { PrepaymentInput, PrepaymentResult } from './prepayment.ts'
import { prepaymentNotes, roundingSentence } from './sentences.ts'

/** A loan and what happens to it: prepayments, changes of rate and EMI, holidays. */
export const prepaymentCalculator: CalculatorDefinition<PrepaymentInput, PrepaymentResult> = {
  ...firstFigures,
  rows: (result) => rowsOf(result, effectsOf(result)),
  sentence: sentenceOf,
  chart: chartOf,
  notes: prepaymentNotes,
  reportLines: (result, input) => [sentenceOf(result, input) ?? [], roundingSentence].flat(),
}

/** When the loan ends and what it costs, then what prepayments and other changes do separately. */
function sentenceOf(result: PrepaymentResult, input: PrepaymentInput): string | undefined {
  const outcome = outcomeSentence(result, input)
  return outcome && [outcome, ...separately(effectsOf(result))].join(' ')
}

/** "The prepayments save ₹31,74,470; the rate rise costs ₹20,40,455." where both occur. */
function separately(effects: readonly Effect[]): string[] {
  const parts = effects.flatMap(({ by, interestSaved }) => {
    if (by === undefined) return []
    const verb = isExtra(interestSaved) ? 'cost' : 'save'
    return [`${by} ${verb}${by.endsWith('s') ? '' : 's'} ${rupees(Math.abs(interestSaved))}`]
  })
  const words = parts.join('; ')
  return parts.length > 0 ? [`${words[0]?.toUpperCase()}${words.slice(1)}.`] : []
}

/** The loan and its interest, with the part that the changes save or add. */
function chartOf(result: PrepaymentResult, { loanAmount }: PrepaymentInput): Chart {
  const [{ by, interestSaved } = { interestSaved: NaN }] = effectsOf(result)
  const { interest } = result.after
  const isMore = isExtra(interestSaved)
  const change = { amount: Math.abs(interestSaved), color: 'attention' as const }
  return {
    title: `Loan, interest and what is ${isMore ? 'added' : 'saved'}`,
    kind: 'doughnut',
    parts: [
      { label: 'Loan', amount: loanAmount, color: 'principal' },
      {
        label: 'Interest',
        amount: isMore ? interest + interestSaved : interest,
        color: 'interest',
      },
      ...(isMore ? [{ label: 'Extra interest', ...change }] : []),
      ...(interestSaved > 0
        ? [{ label: by ? `Saved by ${by}` : 'Interest saved', ...change }]
        : []),
    ],
  }
}

import type { CalculatorDefinition } from '../../../calculator/definition.ts'
import { firstFigures } from './first-figures.ts'
import { outcomeSentence } from './outcome-sentence.ts'
import type { PrepaymentInput, PrepaymentResult } from './prepayment.ts'
import { prepaymentNotes, roundingSentence } from './sentences.ts'

/** A loan and what happens to it: prepayments, changes of rate and EMI, holidays. */
export const prepaymentCalculator: CalculatorDefinition<PrepaymentInput, PrepaymentResult> = {
  ...firstFigures,
  notes: prepaymentNotes,
  reportLines: (result, input) => [outcomeSentence(result, input) ?? [], roundingSentence].flat(),
}

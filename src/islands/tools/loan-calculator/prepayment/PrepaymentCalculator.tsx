import { Calculator } from '../../../calculator/Calculator.tsx'
import { BothChoices } from './BothChoices.tsx'
import { prepaymentCalculator } from './definition.ts'
import { MoreQuestions } from './MoreQuestions.tsx'

export default function PrepaymentCalculator() {
  return (
    <Calculator
      definition={prepaymentCalculator}
      details={(result) => <MoreQuestions result={result} />}
    >
      {(result) => <BothChoices result={result} />}
    </Calculator>
  )
}

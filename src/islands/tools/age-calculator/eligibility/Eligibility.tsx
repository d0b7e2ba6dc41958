import { AnswerPage } from '@/islands/calculator/frame/AnswerPage.tsx'
import { eligibilityAnswer } from './eligibility-answer.ts'
import { eligibilityFields, hiddenFields } from './fields.ts'

/** Whether someone is of the age a notice asks for on its cut-off date. */
export default function Eligibility() {
  return (
    <AnswerPage
      fields={eligibilityFields}
      hiddenFields={hiddenFields}
      answerOf={eligibilityAnswer}
    />
  )
}

import { AnswerPage } from '@/islands/calculator/frame/AnswerPage.tsx'
import { eligibilityAnswer } from './eligibility-answer.ts'
import { eligibilityFields, hiddenFields } from './fields.ts'

/** Checks an age against the limits of a notice on its cut-off date. */
export default function Eligibility() {
  return (
    <AnswerPage
      fields={eligibilityFields}
      hiddenFields={hiddenFields}
      answerOf={eligibilityAnswer}
      example="Eligible"
    />
  )
}

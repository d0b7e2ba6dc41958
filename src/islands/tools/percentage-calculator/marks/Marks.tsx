import { AnswerPage } from '@/islands/calculator/frame/AnswerPage.tsx'
import { hiddenFields, marksFields } from './fields.ts'
import { marksAnswer } from './marks-answer.ts'

/** The percentage of marks in several subjects, a grade point average, and one made of the other. */
export default function Marks() {
  return <AnswerPage fields={marksFields} hiddenFields={hiddenFields} answerOf={marksAnswer} />
}

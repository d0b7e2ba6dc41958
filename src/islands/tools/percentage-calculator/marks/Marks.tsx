import { AnswerPage } from '@/islands/calculator/frame/AnswerPage.tsx'
import { hiddenFields, marksFields } from './fields.tsx'
import { marksAnswer } from './marks-answer.ts'

/** The percentage of marks, a grade point average, or the conversion between the two. */
export default function Marks() {
  return <AnswerPage fields={marksFields} hiddenFields={hiddenFields} answerOf={marksAnswer} />
}

import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { BothChoices } from './BothChoices.tsx'
import type { PrepaymentResult } from './prepayment.ts'

export * as drawing from './drawing.tsx'
export { overTime } from './over-time.ts'
export { prepaymentTables as tables } from './tables.ts'
export { working } from './working.ts'

/** Shows both choices of a borrower. */
export function says(result: PrepaymentResult) {
  return <BothChoices result={result} />
}

/** Asks further questions about the prepayments. Each answer is loaded when it is opened. */
export function parts(result: PrepaymentResult) {
  return <MoreQuestions result={result} />
}

const QUESTIONS = [
  {
    label: 'Prepay now or later?',
    load: async () => (await import('./HardestRupee.tsx')).HardestRupee,
  },
  {
    label: 'Prepay or invest?',
    load: async () => (await import('./PrepayOrInvest.tsx')).PrepayOrInvest,
  },
]

/** Further questions about the prepayments. Each answer is loaded when it is opened. */
function MoreQuestions({ result }: { result: PrepaymentResult }) {
  return QUESTIONS.map((question) => (
    <LoadedFold key={question.label} className="table-fold" {...question}>
      {(Answer) =>
        result.after.problem ? (
          <p>This loan is never repaid, so there is nothing to compare.</p>
        ) : (
          <Answer result={result} />
        )
      }
    </LoadedFold>
  ))
}

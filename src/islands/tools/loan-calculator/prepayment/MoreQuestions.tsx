import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import type { PrepaymentResult } from './prepayment.ts'

const QUESTIONS = [
  {
    label: 'Which rupee works hardest?',
    load: async () => (await import('./HardestRupee.tsx')).HardestRupee,
  },
  {
    label: 'Prepay or invest?',
    load: async () => (await import('./PrepayOrInvest.tsx')).PrepayOrInvest,
  },
]

/** Further questions about the prepayments. What answers one is loaded when it is opened. */
export function MoreQuestions({ result }: { result: PrepaymentResult }) {
  return QUESTIONS.map((question) => (
    <LoadedFold key={question.label} className="table-fold" {...question}>
      {(Answer) =>
        result.after.problem ? (
          <p>This loan is not repaid, so there is nothing to compare.</p>
        ) : (
          <Answer result={result} />
        )
      }
    </LoadedFold>
  ))
}

import { useState, type ComponentType } from 'react'

import { attempt, loadPart } from '../../../ui/load-part.ts'
import type { PrepaymentResult } from './prepayment.ts'

type Answer = ComponentType<{ result: PrepaymentResult }>

/** Further questions about the prepayments. What answers one is loaded when it is opened. */
export function MoreQuestions({ result }: { result: PrepaymentResult }) {
  return (
    <>
      <Question
        title="Which rupee works hardest?"
        load={async () => (await import('./HardestRupee.tsx')).HardestRupee}
        result={result}
      />
      <Question
        title="Prepay or invest?"
        load={async () => (await import('./PrepayOrInvest.tsx')).PrepayOrInvest}
        result={result}
      />
    </>
  )
}

interface QuestionProps {
  title: string
  load: () => Promise<Answer>
  result: PrepaymentResult
}

function Question({ title, load, result }: QuestionProps) {
  const [answer, setAnswer] = useState<{ Answer: Answer }>()
  const open = async () => setAnswer({ Answer: await loadPart(load) })
  return (
    <details className="fold table-fold needs-script" onToggle={() => void attempt(open)}>
      <summary>{title}</summary>
      {answer && <answer.Answer result={result} />}
    </details>
  )
}

import type { ReactNode } from 'react'

import type { Answer } from './definition.ts'
import { figure, isLong } from './figure.ts'

interface Props {
  answers: readonly Answer[]
  /** What stands beside the last answer, such as the switch to its rule. */
  action: ReactNode
}

/** The same result by several rules, one under the other in equal size, each with the rule it follows. */
export function Answers({ answers, action }: Props) {
  return (
    <dl className="answers">
      {answers.map((answer, index) => (
        <div key={answer.rule} data-answer>
          <dt>{answer.rule}</dt>
          <dd className="answer" translate="no" data-long={isLong(figure(answer))}>
            {figure(answer)}
          </dd>
          {index === answers.length - 1 && <dd className="needs-script no-print">{action}</dd>}
          <dd className="hint">{answer.basis}</dd>
        </div>
      ))}
    </dl>
  )
}

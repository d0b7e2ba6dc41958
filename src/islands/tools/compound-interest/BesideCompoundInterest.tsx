import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { useSettled } from '@/islands/ui/work/use-settled.ts'
import { rupees } from '@/lib/format.ts'

import type { CompoundInterestInput } from './compound-interest.ts'
import { frequencyTables } from './frequency-tables.ts'
import { targetAnswers } from './sentences.ts'

/** How long it takes to the wanted amount, at which rate it comes in time, and from how much. */
export function TargetAnswers({ input }: { input: CompoundInterestInput }) {
  const settled = useSettled(input)
  const answers = targetAnswers(settled)
  if (answers.length === 0) return null
  return (
    <section className="result-part">
      <h3 className="text-lg">To have {rupees(settled.targetAmount)}</h3>
      <dl className="mt-2 grid gap-2">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="label font-semibold">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The five frequencies side by side. */
export function FrequencyTable({ input }: { input: CompoundInterestInput }) {
  return <LaterTables input={input} calculate={itself} tablesOf={frequencyTables} />
}

function itself(input: CompoundInterestInput): CompoundInterestInput {
  return input
}

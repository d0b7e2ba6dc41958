import { useMemo } from 'react'

import { TablePanel } from '@/islands/calculator/results/TablePanel.tsx'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { prepaymentCalculator } from './definition.ts'
import type { PrepaymentInput, PrepaymentResult } from './prepayment.ts'
import { prepaymentTables } from './tables.ts'

export { BothChoices } from './BothChoices.tsx'
export { prepaymentCalculator } from './definition.ts'

/** Further questions and the tables. Debounced, so that they do not slow down typing. */
export function PrepaymentDetails({ input }: { input: PrepaymentInput }) {
  const { result, tables } = useMemo(() => {
    const found = prepaymentCalculator.calculate(input)
    return { result: found, tables: prepaymentTables(found, input) }
  }, [input])
  return (
    <>
      <MoreQuestions result={result} />
      {tables.map((table) => (
        <TablePanel table={table} key={table.title} />
      ))}
    </>
  )
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
export function MoreQuestions({ result }: { result: PrepaymentResult }) {
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

import { useCallback } from 'react'

import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import type { goal, GoalInput, GoalResult, neededSip } from './goal.ts'
import { goalTables } from './tables.ts'

interface Props {
  input: GoalInput
  resultOf: typeof goal
  sipOf: typeof neededSip
}

/** The tables of a goal. */
export function GoalTables({ input, resultOf, sipOf }: Props) {
  const tablesOf = useCallback(
    (result: GoalResult, settled: GoalInput) => goalTables(result, settled, sipOf),
    [sipOf],
  )
  return <LaterTables input={input} calculate={resultOf} tablesOf={tablesOf} />
}

import { useMemo } from 'react'

import { TablePanel } from '../../../calculator/TablePanel.tsx'
import { useSettled } from '../../../calculator/use-settled.ts'
import type { goal, GoalInput, neededSip } from './goal.ts'
import { goalTables } from './tables.ts'

interface Props {
  input: GoalInput
  resultOf: typeof goal
  sipOf: typeof neededSip
}

/** The tables of a goal. They follow the fields once these keep still, and hold up no typing. */
export function GoalTables({ input, resultOf, sipOf }: Props) {
  const settled = useSettled(input)
  const tables = useMemo(
    () => goalTables(resultOf(settled), settled, sipOf),
    [settled, resultOf, sipOf],
  )
  return tables.map((table) => <TablePanel table={table} key={table.title} />)
}

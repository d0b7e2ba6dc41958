import { useMemo } from 'react'

import type { Table } from '../frame/definition.ts'
import { TablePanel } from './TablePanel.tsx'
import { useSettled } from '@/islands/ui/work/use-settled.ts'

interface Props<Input extends object, Result> {
  input: Input
  calculate: (input: Input) => Result
  tablesOf: (result: Result, input: Input) => readonly Table[]
}

/**
 * The tables of a page that loads them after its figures (see `useLoaded`). They follow the fields once these keep still, and
 * hold up no typing. Both functions stay the same ones.
 */
export function LaterTables<Input extends object, Result>(props: Props<Input, Result>) {
  const { input, calculate, tablesOf } = props
  const settled = useSettled(input)
  const tables = useMemo(
    () => tablesOf(calculate(settled), settled),
    [calculate, tablesOf, settled],
  )
  return tables.map((table) => <TablePanel table={table} key={table.title} />)
}

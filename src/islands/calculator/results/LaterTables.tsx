import { useMemo } from 'react'

import type { Table } from '../frame/definition.ts'
import { TablePanel } from './TablePanel.tsx'

interface Props<Input extends object, Result> {
  input: Input
  calculate: (input: Input) => Result
  tablesOf: (result: Result, input: Input) => readonly Table[]
}

/** The tables of a page that loads them after its figures (see `useLoaded`). Both functions stay the same ones. */
export function LaterTables<Input extends object, Result>(props: Props<Input, Result>) {
  const { input, calculate, tablesOf } = props
  const tables = useMemo(() => tablesOf(calculate(input), input), [calculate, tablesOf, input])
  return tables.map((table) => <TablePanel table={table} key={table.title} />)
}

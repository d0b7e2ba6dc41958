import { useMemo } from 'react'

import { TablePanel } from '../../../calculator/TablePanel.tsx'
import { useSettled } from '../../../calculator/use-settled.ts'
import { riseSentence } from './rate-rise.ts'
import { transferTables } from './tables.ts'
import type { TransferInput, TransferResult } from './transfer.ts'

/** How far the new rate may rise before nothing is saved. */
export function RiseSentence(props: { result: TransferResult; input: TransferInput }) {
  const sentence = riseSentence(props.result, props.input)
  return sentence && <p className="says mt-3">{sentence}</p>
}

/** The tables of a transfer. They follow the fields once these keep still, and hold up no typing. */
export function TransferTables({ input }: { input: TransferInput }) {
  const settled = useSettled(input)
  const tables = useMemo(() => transferTables(settled), [settled])
  return tables.map((table) => <TablePanel table={table} key={table.title} />)
}

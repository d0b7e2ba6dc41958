import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { riseSentence } from './rate-rise.ts'
import { transferTables } from './tables.ts'
import { transfer, type TransferInput, type TransferResult } from './transfer.ts'

/** How far the new rate may rise before nothing is saved. */
export function RiseSentence(props: { result: TransferResult; input: TransferInput }) {
  const sentence = riseSentence(props.result, props.input)
  return sentence && <p className="says mt-3">{sentence}</p>
}

/** The tables of a transfer. */
export function TransferTables({ input }: { input: TransferInput }) {
  return <LaterTables input={input} calculate={transfer} tablesOf={transferTables} />
}

import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { epfChanges } from './changes.ts'
import { epf, type EpfInput, type EpfResult } from './epf.ts'
import { epfTables } from './tables.ts'

/** What changes on the way to the balance. */
export function EpfSentences({ result, input }: { result: EpfResult; input: EpfInput }) {
  return epfChanges(result, input).map((sentence) => (
    <p className="mt-3" key={sentence}>
      {sentence}
    </p>
  ))
}

/** The account by year and by month. */
export function EpfTables({ input }: { input: EpfInput }) {
  return <LaterTables input={input} calculate={epf} tablesOf={epfTables} />
}

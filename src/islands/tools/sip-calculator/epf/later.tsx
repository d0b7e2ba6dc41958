import { epfChanges } from './changes.ts'
import type { EpfInput, EpfResult } from './epf.ts'

export { overTime } from './over-time.ts'
export { epfTables as tables } from './tables.ts'
export { working } from './working.ts'

/** Says what changes on the way to the balance. */
export function says(result: EpfResult, input: EpfInput) {
  return epfChanges(result, input).map((sentence) => (
    <p className="mt-3" key={sentence}>
      {sentence}
    </p>
  ))
}

import type { GratuityInput, GratuityResult } from './gratuity.ts'
import { ruleSentences } from './sentences.ts'

export { overTime } from './over-time.ts'
export { gratuityTables as tables } from './tables.ts'
export { working } from './working.ts'

/** Says what decides the amount and its tax. */
export function says(result: GratuityResult, input: GratuityInput) {
  return ruleSentences(result, input).map((sentence) => (
    <p className="says mt-2" key={sentence}>
      {sentence}
    </p>
  ))
}

import type { InvestmentInput, InvestmentResult } from './investment.ts'
import { optionSentences } from './option-sentences.ts'

export * as drawing from './drawing.tsx'
export { overTime } from './over-time.ts'
export { sipTables as tables } from './tables.ts'
export { working } from './working.ts'

/** Explains the options in use. */
export function says(result: InvestmentResult, input: InvestmentInput) {
  return optionSentences(result, input).map(([name, sentence]) => (
    <p className="mt-3 text-sm" key={name}>
      <strong>{name}:</strong> {sentence}
    </p>
  ))
}

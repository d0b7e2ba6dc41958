import type { InvestmentInput, InvestmentResult } from './investment.ts'
import { optionSentences } from './option-sentences.ts'

/** What the figures mean where options are set. */
export function OptionSentences(props: { result: InvestmentResult; input: InvestmentInput }) {
  return optionSentences(props.result, props.input).map(([name, sentence]) => (
    <p className="mt-3 text-sm" key={name}>
      <strong>{name}:</strong> {sentence}
    </p>
  ))
}

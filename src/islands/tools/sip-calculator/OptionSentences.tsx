import type { InvestmentInput, InvestmentResult } from './investment.ts'
import { optionSentences } from './option-sentences.ts'

/** What the figures mean where options are set. */
export function OptionSentences(props: { result: InvestmentResult; input: InvestmentInput }) {
  return optionSentences(props.result, props.input).map((sentence) => (
    <p className="says mt-3" key={sentence}>
      {sentence}
    </p>
  ))
}

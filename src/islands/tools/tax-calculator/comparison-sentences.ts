import { rupees } from '@/lib/format.ts'

import { compareRegimes, type RegimeComparison } from './compare-regimes.ts'
import type { TaxInput } from './income-tax.ts'
import { isByLaw, standardDeductionSentences } from './tax-sentences.ts'
import { lawFor, midSentence } from './tax-years.ts'

/** Which regime costs less by law, for whom that holds, and at which deductions the old one would. */
export function comparisonSentences(input: TaxInput): {
  comparison: RegimeComparison
  sentences: string[]
} {
  const comparison = compareRegimes(input)
  return {
    comparison,
    sentences: [
      cheaperSentence(comparison),
      oldWinsSentence(comparison, input),
      `Each regime with the deductions it allows, ${input.incomeKind === 'salary' ? 'as a salary' : 'as other income'}, age ${input.ageBand.replaceAll('-', ' ')}.`,
      ...(isByLaw(input) ? [] : standardDeductionSentences(input, lawFor(input.taxYear))),
    ],
  }
}

/** The comparison as the report tells it. */
export function comparisonLines(input: TaxInput): string[] {
  const { comparison, sentences } = comparisonSentences(input)
  if (!Number.isFinite(comparison.newTax + comparison.oldTax)) return []
  return [
    `${comparisonTitle(input)}:`,
    `New Regime: ${rupees(comparison.newTax)}`,
    `Old Regime: ${rupees(comparison.oldTax)}`,
    ...sentences,
  ]
}

/** The heading of the comparison, which names its law. */
export function comparisonTitle(input: TaxInput): string {
  return `Old and new regime by the law of ${midSentence(lawFor(input.taxYear))}`
}

function cheaperSentence({ cheaper, difference }: RegimeComparison): string {
  if (cheaper === 'same') return 'Both regimes cost the same.'
  return `The ${cheaper} regime costs ${rupees(difference)} less.`
}

function oldWinsSentence({ oldWinsAbove }: RegimeComparison, input: TaxInput): string {
  if (oldWinsAbove === 'never')
    return 'The new regime takes no tax here, so no deduction could make the old regime cheaper.'
  if (oldWinsAbove === 'always') return 'The old regime costs less even without deductions.'
  const besides = input.incomeKind === 'salary' ? ', besides the standard deduction' : ''
  return `The old regime costs less with deductions of more than ${rupees(oldWinsAbove)}${besides}.`
}

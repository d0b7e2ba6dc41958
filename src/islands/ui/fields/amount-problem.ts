import { isTooLarge, parseAmount } from '@/lib/amount.ts'

import type { Spelling } from './spelling.ts'

/** The sentence that says why a field's text is no amount, with the field's name; undefined when it is one. */
export function amountProblem(
  label: string,
  text: string,
  spelling?: Spelling,
): string | undefined {
  if (!Number.isNaN((spelling?.read ?? parseAmount)(text))) return undefined
  const name = nameOf(label)
  if (isTooLarge(text)) return `${name} is too large a number to calculate with.`
  // Without its separators it would be a number, but the page cannot know which: "1.50,000" may be 150,000 or 1.5.
  if (!Number.isNaN(parseAmount(text.replace(/[\s,_]/g, ''))))
    return `${name} can be read in more than one way. Please write it like 10,00,000 or 1234.5.`
  return `${name} ${spelling?.problem ?? 'is not a number. Please write it like 10,00,000, 10 lakh or 8.5.'}`
}

/** A field's label as a sentence uses it: "Loan Amount (₹)" → "Loan Amount". */
export function nameOf(label: string): string {
  return label.replace(' (₹)', '')
}

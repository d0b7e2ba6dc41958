import { useEffect, useRef, useState } from 'react'

import { isTooLarge, parseAmount } from '@/lib/amount.ts'

import { afterPress } from '../work/after-press.ts'
import { after } from '../work/use-settled.ts'

/** Returns the validation error of a field's text, with the field's name; undefined when the text is an amount. */
export function amountProblem(
  label: string,
  text: string,
  spelling?: Spelling,
): string | undefined {
  if (!Number.isNaN((spelling?.read ?? parseAmount)(text))) return undefined
  const name = nameOf(label)
  if (isTooLarge(text)) return `${name} is too large to calculate with.`
  // Without its separators it would be a number, but the page cannot know which: "1.50,000" may be 150,000 or 1.5.
  if (!Number.isNaN(parseAmount(text.replace(/[\s,_]/g, ''))))
    return `${name} can be read in more than one way. Please write it like 10,00,000 or 1234.5.`
  return `${name} ${spelling?.problem ?? 'is not a number. Please write it like 10,00,000, 10 lakh or 8.5.'}`
}

/** Returns a field's label as a sentence uses it: "Loan Amount (₹)" → "Loan Amount". */
export function nameOf(label: string): string {
  return label.replace(' (₹)', '')
}

/** How a field reads and writes its values when it takes more than plain amounts, such as "30 months" in a field of years. */
export interface Spelling {
  /** Returns the number that a text means, NaN when it is not a number. */
  read: (text: string) => number
  /** Writes a number that the visitor has not typed. */
  write: (value: number) => string
  /** Repeats a number in words; empty where they would add nothing. */
  inWords: (value: number) => string
  /** The end of the validation error, after the field's name. */
  problem: string
}

/** A text is wrong until it is typed in full: "10 la" is on its way to "10 lakh". */
const SHOW_AFTER_MS = 600

/**
 * Returns the validation error of a field once typing has paused, or once the field is left and `showError` is called; nothing
 * as soon as it is fixed. The sentence moves what is below, so it waits for the end of a press.
 */
export function useShownError(problem: string | undefined) {
  const [shown, setShown] = useState<string>()
  const latest = useRef(problem)
  useEffect(() => {
    latest.current = problem
    const show = () => afterPress(() => setShown(latest.current))
    return after(problem === undefined ? 0 : SHOW_AFTER_MS, show)
  }, [problem])
  const showError = () => afterPress(() => setShown(latest.current))
  return { error: problem && shown, showError }
}

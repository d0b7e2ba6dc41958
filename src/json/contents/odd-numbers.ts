import { compareNumbers } from '../text/compare-values.ts'

/** What a number loses or becomes when a program reads it as a double, as JavaScript does. */
export type Oddity = 'beyond' | 'digits' | 'overflow' | 'underflow' | 'minusZero'

const WHOLE = /^-?\d+$/

/** What is odd about a number as JSON writes it; undefined for one that every program reads as it is. */
export function oddityOf(text: string): Oddity | undefined {
  const value = Number(text)
  if (!Number.isFinite(value)) return 'overflow'
  if (value === 0) return oddityOfZero(text)
  // Beyond 2^53 neighbours are the same double: whether this one happens to be exact, no program can tell.
  if (WHOLE.test(text) && !Number.isSafeInteger(value)) return 'beyond'
  return compareNumbers(text, String(value)) === 0 ? undefined : 'digits'
}

/** 'whole' for 1, 'pointZero' for 1.0 and 1.00; undefined for all that has a fraction or an exponent. */
export function spellingOf(text: string): 'whole' | 'pointZero' | undefined {
  if (WHOLE.test(text)) return 'whole'
  return /^-?\d+\.0+$/.test(text) ? 'pointZero' : undefined
}

function oddityOfZero(text: string): Oddity | undefined {
  if (/[1-9]/.test(text.split(/e/i)[0] ?? '')) return 'underflow'
  return text.startsWith('-') ? 'minusZero' : undefined
}

import { compareNumbers } from '../text/compare-values.ts'

/** A way in which a number changes when a program parses it as a double, as JavaScript does. */
export type Oddity = 'beyond' | 'digits' | 'overflow' | 'underflow' | 'minusZero'

const WHOLE = /^-?\d+$/

/** Returns how a JSON number literal changes as a double, or undefined if every program reads it exactly. */
export function oddityOf(text: string): Oddity | undefined {
  const value = Number(text)
  if (!Number.isFinite(value)) return 'overflow'
  if (value === 0) return oddityOfZero(text)
  // Beyond 2^53 several integers share one double, so a program cannot know whether the value is exact.
  if (WHOLE.test(text) && !Number.isSafeInteger(value)) return 'beyond'
  return compareNumbers(text, String(value)) === 0 ? undefined : 'digits'
}

function oddityOfZero(text: string): Oddity | undefined {
  if (/[1-9]/.test(text.split(/e/i)[0] ?? '')) return 'underflow'
  return text.startsWith('-') ? 'minusZero' : undefined
}

import { afterSpace, bracket, isCloser } from './characters.ts'

/** What closes each bracket. */
export const CLOSER = { '{': '}', '[': ']', '(': ')' } as const
/** As deep and as far as this is looked for what a closing bracket belongs to. */
export const DEEPEST = 64

/** How many faults the brackets after a place would be, and the comma behind them, if these brackets were open. */
export function faultsAfter(text: string, from: number, open: (keyof typeof CLOSER)[]): number {
  let [at, faults] = [afterSpace(text, from), 0]
  for (let steps = 0; steps < DEEPEST && isCloser(text.charAt(at)); steps++) {
    const top = open.pop()
    if (top === undefined || CLOSER[top] !== bracket(text.charAt(at))) faults++
    at = afterSpace(text, at + 1)
  }
  if (at >= text.length) return faults + open.length
  const parent = open.at(-1)
  if (text[at] !== ',') return faults
  if (parent === undefined) return faults + 1
  const next = text.charAt(afterSpace(text, at + 1))
  if (parent === '{') return faults + (next === '{' || next === '[' ? 1 : 0)
  return faults + (parent === '[' && isKey(text, at) ? 1 : 0)
}

/** Whether a key with its colon follows a comma. */
function isKey(text: string, comma: number): boolean {
  const after = text.slice(comma + 1, comma + 200).trimStart()
  return /^(?:"[^"]*"|'[^']*'|\w+)\s*:/.test(after)
}

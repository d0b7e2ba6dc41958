import { normalizedPath, type Steps } from '../text/node-path.ts'

/** Names that RFC 9535 lets stand behind a dot. */
const SHORT_NAME =
  /^[A-Za-z_\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}][\w\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}]*$/u

/** A path as people write it: names behind dots where the grammar has that. */
export function shortPath(steps: Steps): string {
  return `$${steps.map(shortStep).join('')}`
}

/** One step of such a path: `.name`, `['two words']` or `[0]`. */
export function shortStep(step: string | number): string {
  if (typeof step === 'string' && SHORT_NAME.test(step)) return `.${step}`
  return normalizedPath([step]).slice(1)
}

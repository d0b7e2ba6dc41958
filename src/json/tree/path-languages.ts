import { jsonPointer, normalizedPath, type Steps } from '../text/node-path.ts'

/** The languages in which the path of a value can be had. */
export type PathLanguage = 'jsonpath' | 'pointer' | 'javascript' | 'jq' | 'python'

/** The path of a value in each language; in JavaScript and Python the parsed document is called `data`. */
export function pathsOf(steps: Steps): Record<PathLanguage, string> {
  return {
    jsonpath: normalizedPath(steps),
    pointer: jsonPointer(steps),
    javascript: javaScriptPath(steps),
    jq: jqPath(steps),
    python: `data${bracketed(steps)}`,
  }
}

const JAVASCRIPT_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u
const JQ_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

function javaScriptPath(steps: Steps): string {
  const written = steps.map((step) =>
    typeof step === 'string' && JAVASCRIPT_NAME.test(step) ? `.${step}` : bracketed([step]),
  )
  return `data${written.join('')}`
}

/** A path of jq begins with a point, and jq before 1.7 takes none between a name and a bracket. */
function jqPath(steps: Steps): string {
  const written = steps.map((step) =>
    typeof step === 'string' && JQ_NAME.test(step) ? `.${step}` : bracketed([step]),
  )
  const path = written.join('')
  return path.startsWith('.') ? path : `.${path}`
}

function bracketed(steps: Steps): string {
  return steps.map((step) => `[${typeof step === 'number' ? step : stringLiteral(step)}]`).join('')
}

/** What is not seen, or turns the direction of a line. None beyond U+FFFF: Python reads a pair of escapes as two characters. */
const UNSEEN = /[\u007f-\u00a0\u2028\u2029]|(?![\u{10000}-\u{10ffff}])\p{Cf}/gu

/** A string as JSON writes it, which JavaScript, jq and Python all read alike. */
function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(
    UNSEEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

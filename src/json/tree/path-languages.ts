import { jsonPointer, normalizedPath, type Steps } from '../text/node-path.ts'

/** The languages of the path menu. */
export type PathLanguage = 'jsonpath' | 'pointer' | 'javascript' | 'jq' | 'python'

/** Returns the path in each language. In JavaScript and Python the variable `data` refers to the parsed document. */
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

/** Returns a jq path. It starts with a dot, and jq before 1.7 does not allow a dot between a name and a bracket. */
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

/**
 * Invisible characters and bidirectional controls. Only up to U+FFFF, because Python reads an escaped surrogate pair as
 * two characters.
 */
const INVISIBLE = /[\u007f-\u00a0\u2028\u2029]|(?![\u{10000}-\u{10ffff}])\p{Cf}/gu

/** Returns a JSON string literal, which JavaScript, jq and Python all parse the same way. */
function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

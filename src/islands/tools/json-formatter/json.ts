import { checkSource, type JsonCheck } from './json-check.ts'
import { sourceFromText } from './json-source.ts'
import { laidOut, type Layout } from './json-write.ts'

/** Whether a text is JSON, with the reason and place when it is not, and with warnings when it is. Nothing is thrown. */
export function checkJson(text: string): JsonCheck {
  return checkSource(sourceFromText(text))
}

/**
 * A JSON text with 2-space indent. For ordinary documents this is `JSON.stringify(JSON.parse(text), null, 2)`, but it
 * re-indents the text itself: `1.0`, 20-digit numbers, escapes, key order and duplicate keys come out as they went in.
 * Throws 'Cannot format invalid JSON'.
 */
export function formatJson(text: string): string {
  return layOutText(text, 'formatted', 'Cannot format invalid JSON')
}

/** A JSON text without white space between its tokens, which stay as they are. Throws 'Cannot minify invalid JSON'. */
export function minifyJson(text: string): string {
  return layOutText(text, 'minified', 'Cannot minify invalid JSON')
}

function layOutText(text: string, layout: Layout, refusal: string): string {
  const source = sourceFromText(text)
  const check = checkSource(source)
  if (check.validity === 'invalid') throw new Error(refusal)
  return new TextDecoder().decode(laidOut(source.bytes, check.scan, layout))
}

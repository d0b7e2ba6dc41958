import { EVENT_DOCUMENT, EVENT_MAPPING, EVENT_POP, EVENT_SEQUENCE, parseEvents } from 'js-yaml'

import { whole } from '@/lib/format.ts'

/** The parser's reason for a key that is itself a list or mapping. It names the start of the text as the place. */
export const KEY_IN_BRACKETS = 'key in brackets'

/** Returns the sentence about the first key of a valid YAML text that is itself a list or mapping, with its place. */
export function keySentence(text: string, maxDepth: number): string {
  const start = firstCollectionKey(text, maxDepth)
  const isTemplate = start !== undefined && /^\{\s*\{/.test(text.slice(start - 1, start + 40))
  const before = text.slice(0, start ?? 0)
  const line = before.split('\n').length - 1
  const column = before.length - before.lastIndexOf('\n') - 1
  const place = start === undefined ? '' : placeText({ line, column })
  return isTemplate
    ? `This YAML has a placeholder of a template${place}. Without its values, {{ … }} is a mapping as a key, for which JSON has no place. Fill in the template first, or put the placeholder in quotation marks.`
    : `This is YAML, but JSON has no place for a key that is itself a list or mapping${place}.`
}

/** Returns where the first such key starts, in UTF-16 code units. */
function firstCollectionKey(text: string, maxDepth: number): number | undefined {
  /** For each open collection, the number of nodes in it; NaN where nodes are not keys. */
  const counts: number[] = []
  for (const event of parseEvents(text, { maxDepth })) {
    if (event.type === EVENT_POP) counts.pop()
    else {
      const isKey = (counts.at(-1) ?? NaN) % 2 === 0
      const isCollection = event.type === EVENT_SEQUENCE || event.type === EVENT_MAPPING
      if (isKey && isCollection) return event.start
      const last = counts.length - 1
      if (last >= 0) counts[last] = (counts[last] ?? NaN) + 1
      if (isCollection || event.type === EVENT_DOCUMENT)
        counts.push(event.type === EVENT_MAPPING ? 0 : NaN)
    }
  }
  return undefined
}

/** Writes a place in brackets. Lines and columns are counted from 0 here, and from 1 for visitors. */
export function placeText({ line, column }: { line: number; column: number }): string {
  return ` (line ${whole(line + 1)}, column ${whole(column + 1)})`
}

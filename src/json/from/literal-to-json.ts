import { whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import { CodeError } from './literal-scalars.ts'
import { LiteralReader } from './literal-reader.ts'
import type { JsonSink } from './format.ts'

/**
 * Converts a JavaScript object or array literal to JSON, parsed and never run. Throws the sentence the visitor reads, with line
 * and column, where it is not plain data.
 */
export function literalToJson(text: string, json: JsonSink): string[] {
  const reader = new LiteralReader(text, json)
  try {
    reader.read()
  } catch (error) {
    if (!(error instanceof CodeError)) throw error
    throw new Error(`${error.message} (${placeOf(text, error.index)}).`)
  }
  const { undefineds, notNumbers, holes } = reader
  return [
    ...(undefineds > 0 ? [`undefined (${times(undefineds)}): omitted from an object, null in an array.`] : []),
    ...(notNumbers > 0 ? [`NaN or Infinity (${times(notNumbers)}), which JSON does not have: null.`] : []),
    ...(holes > 0 ? [`Empty array elements (${times(holes)}): null.`] : []),
  ] // prettier-ignore
}

/** Whether a text is such a literal and not JSON with an extra comma. */
export function isLiteral(text: string): boolean {
  const reader = new LiteralReader(text, { size: 0, add: () => undefined })
  try {
    reader.read()
    return reader.hasOwnSyntax
  } catch {
    return false
  }
}

function times(count: number): string {
  return plural(count, 'once', `${whole(count)} times`)
}

function placeOf(text: string, index: number): string {
  const lines = text.slice(0, index).split(/\r\n|[\r\n\u2028\u2029]/)
  return `line ${whole(lines.length)}, column ${whole([...(lines.at(-1) ?? '')].length + 1)}`
}

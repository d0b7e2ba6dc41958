import { readDocument } from './convert-task.ts'
import type { Choices } from './converted.ts'
import type { Writer } from './writer.ts'

/** What a panel begins with. */
export const CHOICES: Choices = {
  rowsOf: undefined,
  sort: undefined,
  separator: ',',
  hasMark: false,
  isMinified: false,
}
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const ignoreProgress = () => undefined

/** What a writer makes of a JSON text, for tests: its text and what it tells. */
export function convert(writer: Writer, json: string, choices: Partial<Choices> = {}) {
  const document = readDocument(new TextEncoder().encode(json), ignoreProgress)
  const written = writer(document, { ...CHOICES, ...choices }, ignoreProgress)
  if (written.kind === 'table') throw new Error('A table is not text.')
  const text = written.pieces
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece as Uint8Array)))
    .join('')
  return { ...written, text }
}

import { childrenOf, kindOf, stringOf } from '../text/nodes.ts'
import type { Choices } from './converted.ts'
import { rowSources } from './row-sources.ts'
import { NOTES, REFUSALS } from './sentences.ts'
import { RefusedError, type JsonDocument, type Written } from './writer.ts'
import { BACKSLASH, QUOTE } from '../text/tokens.ts'

const LINE_FEED = '\n'

/**
 * Writes a document as JSON Lines (jsonlines.org): the elements of an array as written, one on each line, or the whole on one
 * line.
 */
export function writeJsonLines({ nodes }: JsonDocument, { rowsOf = 0 }: Choices): Written {
  const isArray = kindOf(nodes, rowsOf) === 'array'
  const { bytes, starts, ends } = nodes
  const pieces: BlobPart[] = []
  const add = (from: number, to: number) =>
    pieces.push(bytes.subarray(from, to) as Uint8Array<ArrayBuffer>, LINE_FEED)
  if (isArray) for (const node of childrenOf(nodes, rowsOf)) add(...ofNode(node))
  else add(...ofNode(rowsOf))
  const sources = rowSources(nodes).filter(
    ({ node }) => node === 0 || kindOf(nodes, node) === 'array',
  )
  return { kind: 'written', pieces, notes: isArray ? [] : [NOTES.oneLine], sources, rowsOf }

  function ofNode(node: number): [number, number] {
    return [starts[node] as number, ends[node] as number]
  }
}

/** Writes the text of a JSON string without quotes and escapes. Refuses other documents. */
export function writePlainText({ nodes }: JsonDocument): Written {
  if (kindOf(nodes, 0) !== 'string') throw new RefusedError(REFUSALS.noString)
  const text = stringOf(nodes, 0)
  const notes = text.isWellFormed() ? [] : [NOTES.halfCharacters(1)]
  return { kind: 'written', pieces: [text], notes }
}

/** The escape letter of each byte of a JSON text that a string must escape (RFC 8259 section 7). */
const ESCAPES = new Uint8Array(256)
for (const [byte, letter] of ['""', '\\\\', '\nn', '\rr', '\tt']) {
  ESCAPES[(byte as string).charCodeAt(0)] = (letter as string).charCodeAt(0)
}

/** Writes a document as one JSON string, for a field of another document. */
export function writeStringLiteral(
  { nodes, laidOut }: JsonDocument,
  { isMinified }: Choices,
): Written {
  return { kind: 'written', pieces: [literal(isMinified ? nodes.bytes : laidOut)], notes: [] }
}

function literal(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const output = new Uint8Array(text.length + 2 + countOfEscaped(text))
  let to = 0
  output[to++] = QUOTE
  for (const byte of text) {
    const escape = ESCAPES[byte] as number
    if (escape > 0) output[to++] = BACKSLASH
    output[to++] = escape || byte
  }
  output[to] = QUOTE
  return output
}

function countOfEscaped(text: Uint8Array): number {
  let count = 0
  for (const byte of text) if ((ESCAPES[byte] as number) > 0) count++
  return count
}

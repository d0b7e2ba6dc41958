import { childrenOf, kindOf } from '../text/nodes.ts'
import type { Choices } from './converted.ts'
import { rowSources } from './row-sources.ts'
import type { JsonDocument, Written } from './writer.ts'

const LINE_FEED = '\n'
const ONE_LINE =
  'JSON Lines has one value on each line. This document is no array, so it is one line.'

/** A document as JSON Lines (jsonlines.org): the elements of an array one to a line, as they are written, or the whole in one line. */
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
  return { kind: 'written', pieces, notes: isArray ? [] : [ONE_LINE], sources, rowsOf }

  function ofNode(node: number): [number, number] {
    return [starts[node] as number, ends[node] as number]
  }
}

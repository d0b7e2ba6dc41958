import { withoutEnd } from '@/lib/without-end.ts'

import type { OnBytesDone } from './scanner.ts'
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  scalarEnd,
  spaceEnd,
  stringEnd,
} from './tokens.ts'

/** The values of a document in document order, as columns of numbers. A million values take 28 MB and no objects. */
export interface Nodes {
  /** The document in UTF-8, without a byte order mark. */
  bytes: Uint8Array
  /** The number of values. The first one is the root. */
  count: number
  /** The offset of each value's first byte, and the offset after its last byte. */
  starts: Uint32Array
  ends: Uint32Array
  /** The offset of the key's opening quote. `NO_KEY` for array elements and the root. */
  keys: Uint32Array
  /** The parent of each value; -1 for the root. */
  parents: Int32Array
  /** The value after the last descendant. This is the next sibling, if there is one. */
  afters: Uint32Array
  /** The number of children. */
  sizes: Uint32Array
}

export type NodeKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

export const NO_KEY = 0xffffffff

const REPORT_EVERY_BYTES = 2_000_000
const FIRST_ROOM = 1024
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const KINDS = new Map<number, NodeKind>([
  [OPEN_OBJECT, 'object'],
  [OPEN_ARRAY, 'array'],
  [QUOTE, 'string'],
  ['t'.charCodeAt(0), 'boolean'],
  ['f'.charCodeAt(0), 'boolean'],
  ['n'.charCodeAt(0), 'null'],
])

/**
 * Parses a document that the scanner has already validated, so it checks nothing again. Not recursive: deep nesting cannot
 * overflow the call stack.
 */
export function readNodes(bytes: Uint8Array, onBytesDone?: OnBytesDone): Nodes {
  const reader = new NodeReader(bytes)
  let reportAt = REPORT_EVERY_BYTES
  while ((reader.at = spaceEnd(bytes, reader.at)) < bytes.length) {
    reader.step(bytes[reader.at] as number)
    if (reader.at < reportAt) continue
    onBytesDone?.(reader.at)
    reportAt = reader.at + REPORT_EVERY_BYTES
  }
  return reader.nodes
}

/** Returns the type of a value. */
export function kindOf({ bytes, starts }: Nodes, node: number): NodeKind {
  return KINDS.get(bytes[starts[node] as number] as number) ?? 'number'
}

/** Returns the source text of a value. */
export function textOf({ bytes, starts, ends }: Nodes, node: number): string {
  return decoder.decode(bytes.subarray(starts[node], ends[node]))
}

/** Returns the decoded key of a member, or undefined for a value without a key. */
export function keyOf({ bytes, keys }: Nodes, node: number): string | undefined {
  const start = keys[node] as number
  return start === NO_KEY ? undefined : readString(bytes, start, stringEnd(bytes, start))
}

/** Returns a decoded string. */
export function stringOf({ bytes, starts, ends }: Nodes, node: number): string {
  return readString(bytes, starts[node] as number, ends[node] as number)
}

/** Iterates over the children of an object or array in document order. */
export function* childrenOf({ afters }: Nodes, node: number): Generator<number> {
  const end = afters[node] as number
  for (let child = node + 1; child < end; child = afters[child] as number) yield child
}

function readString(bytes: Uint8Array, start: number, end: number): string {
  const written = decoder.decode(bytes.subarray(start, end))
  return written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1)
}

class NodeReader {
  at = 0
  nodes: Nodes
  private room = FIRST_ROOM
  private parent = -1
  private key = NO_KEY

  constructor(bytes: Uint8Array) {
    this.nodes = withRoom({ bytes, count: 0 }, this.room)
  }

  step(byte: number): void {
    if (byte === COMMA || byte === COLON) this.at++
    else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.close()
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) this.parent = this.add(this.at + 1)
    else if (byte === QUOTE && this.awaitsKey()) {
      this.key = this.at
      this.at = stringEnd(this.nodes.bytes, this.at)
    } else this.add(scalarEnd(this.nodes.bytes, this.at))
  }

  private awaitsKey(): boolean {
    const { bytes, starts } = this.nodes
    return (
      this.key === NO_KEY &&
      this.parent >= 0 &&
      bytes[starts[this.parent] as number] === OPEN_OBJECT
    )
  }

  private add(end: number): number {
    const node = this.nodes.count
    if (node === this.room) this.nodes = withRoom(this.nodes, (this.room *= 2))
    const { starts, ends, keys, parents, afters, sizes } = this.nodes
    starts[node] = this.at
    ends[node] = end
    keys[node] = this.key
    parents[node] = this.parent
    afters[node] = node + 1
    if (this.parent >= 0) sizes[this.parent] = (sizes[this.parent] as number) + 1
    this.nodes.count++
    this.key = NO_KEY
    this.at = end
    return node
  }

  private close(): void {
    const { ends, afters, parents, count } = this.nodes
    this.at++
    ends[this.parent] = this.at
    afters[this.parent] = count
    this.parent = parents[this.parent] as number
  }
}

function withRoom(nodes: Pick<Nodes, 'bytes' | 'count'> & Partial<Nodes>, room: number): Nodes {
  return {
    bytes: nodes.bytes,
    count: nodes.count,
    starts: longer(new Uint32Array(room), nodes.starts),
    ends: longer(new Uint32Array(room), nodes.ends),
    keys: longer(new Uint32Array(room), nodes.keys),
    parents: longer(new Int32Array(room), nodes.parents),
    afters: longer(new Uint32Array(room), nodes.afters),
    sizes: longer(new Uint32Array(room), nodes.sizes),
  }
}

function longer<Column extends Uint32Array | Int32Array>(column: Column, before?: Column): Column {
  if (before !== undefined) column.set(before)
  return column
}

const LONGEST_SHOWN = 300

/** Returns a value on one line as written, or its beginning. */
export function shown(nodes: Nodes, node: number): string {
  const [start, end] = [nodes.starts[node] as number, nodes.ends[node] as number]
  if (end - start <= LONGEST_SHOWN) return textOf(nodes, node).replace(/\n\s*/g, ' ')
  // No more is decoded than is shown.
  const opening = new TextDecoder().decode(nodes.bytes.subarray(start, start + LONGEST_SHOWN))
  return `${withoutEnd(opening, '\uFFFD').replace(/\n\s*/g, ' ')}…`
}

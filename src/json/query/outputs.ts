import { keyOf, NO_KEY, type Nodes } from '../text/nodes.ts'
import { scanJson } from '../text/scanner.ts'
import { layOut } from '../text/writer.ts'
import type { Output } from './query-answer.ts'
import { normalizedPath } from '../text/node-path.ts'

/** A query such as $..* repeats each value inside every value around it. */
const LARGEST_VALUES_BYTES = 100_000_000
export const MOST_PATHS = 1_000_000
const LARGEST_TEXT_BYTES = 1_000_000
const PATHS_AT_ONCE = 10_000
const [OPEN, COMMA, CLOSE] = new TextEncoder().encode('[,]') as unknown as [number, number, number]

/** Writes the selected values as one JSON array, each as in the document; undefined when it would be too large. */
export function valuesOutput(nodes: Nodes, selected: number[]): Output | undefined {
  let size = 1 + Math.max(selected.length, 1)
  for (const node of selected) size += (nodes.ends[node] as number) - (nodes.starts[node] as number)
  if (size > LARGEST_VALUES_BYTES) return undefined
  const bytes = new Uint8Array(size)
  let at = 0
  for (const node of selected) {
    bytes[at] = at === 0 ? OPEN : COMMA
    at++
    bytes.set(nodes.bytes.subarray(nodes.starts[node], nodes.ends[node]), at)
    at += (nodes.ends[node] as number) - (nodes.starts[node] as number)
  }
  if (selected.length === 0) bytes[at++] = OPEN
  bytes[at] = CLOSE
  return laidOut(bytes)
}

/** Writes one value as a separate document, as in the original; undefined when it would be too large. */
export function documentOutput(nodes: Nodes, node: number): Output | undefined {
  const bytes = nodes.bytes.slice(nodes.starts[node], nodes.ends[node])
  return bytes.length > LARGEST_VALUES_BYTES ? undefined : laidOut(bytes)
}

function laidOut(bytes: Uint8Array<ArrayBuffer>): Output {
  const scan = scanJson(bytes)
  const isLong = scan.formattedSize > 2 * LARGEST_VALUES_BYTES
  return asOutput([layOut(bytes, scan, isLong ? 'minified' : 'formatted')])
}

/** Writes the paths of the selected values as one JSON array, at most a million. */
export function pathsOutput(paths: MatchedPaths, selected: number[]): Output {
  const listed = selected.slice(0, MOST_PATHS)
  const parts: string[] = []
  for (let from = 0; from < listed.length; from += PATHS_AT_ONCE) {
    const some = listed.slice(from, from + PATHS_AT_ONCE)
    const lines = some.map((node) => `\n  ${JSON.stringify(paths.pathOf(node))}`)
    parts.push(`${from === 0 ? '' : ','}${lines.join(',')}`)
  }
  return asOutput(['[', ...parts, selected.length === 0 ? ']' : '\n]'])
}

function asOutput(parts: (string | Uint8Array<ArrayBuffer>)[]): Output {
  const whole = new Blob(parts, { type: 'application/json' })
  if (whole.size > LARGEST_TEXT_BYTES) return { whole, text: undefined }
  const decoder = new TextDecoder()
  const texts = parts.map((part) => (typeof part === 'string' ? part : decoder.decode(part)))
  return { whole, text: texts.join('') }
}

/**
 * Writes normalized paths (RFC 9535 section 2.7) of many values. Counts the index of each element once for the whole document:
 * counting it for each match of a long array would take quadratic time.
 */
export class MatchedPaths {
  private readonly nodes: Nodes
  private readonly places: Uint32Array
  /** The path of the last parent. The next match usually has the same one. */
  private last = { node: -1, path: '' }

  constructor(nodes: Nodes) {
    this.nodes = nodes
    this.places = placesOf(nodes)
  }

  pathOf(node: number): string {
    const parent = this.nodes.parents[node] as number
    if (parent < 0) return '$'
    if (this.last.node !== parent) this.last = { node: parent, path: this.whole(parent) }
    return this.last.path + this.step(node)
  }

  private whole(node: number): string {
    const steps: string[] = []
    for (let at = node; at > 0; at = this.nodes.parents[at] as number) steps.push(this.step(at))
    return `$${steps.reverse().join('')}`
  }

  private step(node: number): string {
    const key = keyOf(this.nodes, node)
    return key === undefined ? `[${this.places[node]}]` : normalizedPath([key]).slice(1)
  }
}

function placesOf({ count, keys, parents }: Nodes): Uint32Array {
  const places = new Uint32Array(count)
  const passed = new Uint32Array(count)
  for (let node = 1; node < count; node++) {
    if (keys[node] !== NO_KEY) continue
    const parent = parents[node] as number
    places[node] = passed[parent] as number
    passed[parent] = (places[node] as number) + 1
  }
  return places
}

import { kindOf, textOf, type NodeKind, type Nodes } from '../text/nodes.ts'
import type { OnProgress } from '../text/result.ts'
import { oddityOf, spellingOf } from './odd-numbers.ts'
import { kindsAt, Places, type Place, type Tally } from './places.ts'

const REPORT_EVERY = 200_000
/** All programs read integers of up to 15 digits exactly. */
const SHORT_NUMBER = 15
const ZERO = 0x30

/** Collects statistics for each path of a document in one pass. */
export function surveyOf(nodes: Nodes, onProgress?: OnProgress): Place[] {
  const places = new Places(nodes)
  const { count, parents, starts, ends } = nodes
  // A stack of open objects and arrays, because scalars cannot be parents.
  const open: { place: Place; node: number }[] = []
  for (let node = 0; node < count; node++) {
    const parent = parents[node] as number
    while (open.length > 0 && open.at(-1)?.node !== parent) open.pop()
    const place = places.placeOf(node, open.at(-1)?.place)
    const kind = kindOf(nodes, node)
    if (kind === 'object' || kind === 'array') open.push({ place, node })
    if (place.holder === parent && place.name !== undefined) tally(place, 'duplicates', node)
    place.holder = parent
    countKind(place, kind, node)
    place.count++
    place.bytes += (ends[node] as number) - (starts[node] as number)
    if (kind === 'number') countNumber(nodes, place, node)
    else if (kind === 'string' && (ends[node] as number) - (starts[node] as number) === 2)
      tally(place, 'empty', node)
    if (node % REPORT_EVERY === 0) onProgress?.(node / count)
  }
  return places.all
}

function countKind(place: Place, kind: NodeKind, node: number): void {
  if (place.kinds === undefined) {
    if (kind === place.kind) return
    place.kinds = kindsAt(place)
  }
  const known = place.kinds[kind]
  if (known === undefined) place.kinds[kind] = { count: 1, first: node }
  else known.count++
}

function tally(place: Place, what: string, node: number): void {
  const counts = (place.counts ??= new Map())
  const known: Tally | undefined = counts.get(what)
  if (known === undefined) counts.set(what, { count: 1, first: node })
  else known.count++
}

function countNumber(nodes: Nodes, place: Place, node: number): void {
  if (isPlain(nodes, node)) return countWhole(place, node)
  const text = textOf(nodes, node)
  const oddity = oddityOf(text)
  if (oddity !== undefined) tally(place, oddity, node)
  const spelling = spellingOf(text)
  if (spelling === 'whole') countWhole(place, node)
  else if (spelling !== undefined) tally(place, spelling, node)
}

function countWhole({ wholes }: Place, node: number): void {
  if (wholes.count++ === 0) wholes.first = node
}

/** Returns whether a number is a short unsigned integer, which needs no further checks. Most numbers are. */
function isPlain({ bytes, starts, ends }: Nodes, node: number): boolean {
  const [start, end] = [starts[node] as number, ends[node] as number]
  if (end - start > SHORT_NUMBER) return false
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number
    if (byte < ZERO || byte > ZERO + 9) return false
  }
  return true
}

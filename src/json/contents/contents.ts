import type { NodeKind, Nodes } from '../text/nodes.ts'
import type { OnProgress } from '../text/result.ts'
import { findingsIn } from './findings.ts'
import { kindsAt, pathOf, type Place } from './places.ts'
import type { Contents, SizeRow } from './contents-report.ts'
import { surveyOf } from './survey.ts'

const MOST_SIZES = 25

/** Reports the sizes, depth, types and possible interoperability problems of a document. */
export function contentsOf(nodes: Nodes, onProgress?: OnProgress): Contents {
  const places = surveyOf(nodes, onProgress)
  const deepest = places.reduce((one, other) => (other.depth > one.depth ? other : one))
  const sizes = sizesOf(nodes, places)
  return {
    valueCount: nodes.count,
    bytes: nodes.bytes.length,
    depth: deepest.depth,
    deepest: nodes.starts[deepest.first] as number,
    kinds: kindsOf(places),
    sizes,
    moreSizes: places.length - 1 - sizes.length,
    findings: findingsIn(nodes, places),
  }
}

function kindsOf(places: Place[]): [NodeKind, number][] {
  const counts = new Map<NodeKind, number>()
  for (const place of places) {
    for (const [kind, { count }] of Object.entries(kindsAt(place)))
      counts.set(kind as NodeKind, (counts.get(kind as NodeKind) ?? 0) + count)
  }
  return [...counts].sort(([, one], [, other]) => other - one)
}

/** Returns the largest paths in tree order, siblings by size. A parent is never smaller than its children. */
function sizesOf(nodes: Nodes, places: Place[]): SizeRow[] {
  const inside = places.slice(1).sort((one, other) => other.bytes - one.bytes)
  const largest = new Set(inside.slice(0, MOST_SIZES))
  const rows: SizeRow[] = []
  const list = (parent: Place) => {
    for (const place of largest) {
      if (place.parent !== parent) continue
      rows.push(rowOf(nodes, place))
      list(place)
    }
  }
  if (places[0] !== undefined) list(places[0])
  return rows
}

function rowOf(nodes: Nodes, place: Place): SizeRow {
  const { count, first } = place
  return { path: pathOf(place), count, bytes: place.bytes, offset: nodes.starts[first] as number }
}

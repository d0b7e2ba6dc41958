import { whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import { NO_KEY, textOf, type NodeKind, type Nodes } from '../text/nodes.ts'
import { kindsAt, pathOf, type Place, type Tally } from './places.ts'
import type { Finding, FindingKind, FindingRow } from './contents-report.ts'

const MOST_ROWS = 20
const LONGEST_NUMBER = 40

/** Returns the detail text and the tally for a path, or undefined if the finding does not apply. */
type Look = (place: Place, nodes: Nodes) => { detail: string; tally: Tally } | undefined

const LOOKS: Record<FindingKind, Look> = {
  duplicates: repeatedKeys,
  mixed: mixedKinds,
  beyond: oddNumbers('beyond'),
  digits: oddNumbers('digits'),
  overflow: oddNumbers('overflow'),
  underflow: oddNumbers('underflow'),
  minusZero: oddNumbers('minusZero'),
  spelling: twoSpellings,
  null: (place) => partOf(place, kindsAt(place).null, 'null'),
  empty: (place) => partOf(place, place.counts?.get('empty'), 'empty'),
}

/** Returns the findings by kind, each with the most affected paths first. */
export function findingsIn(nodes: Nodes, places: Place[]): Finding[] {
  const kinds = Object.keys(LOOKS) as FindingKind[]
  return kinds.map((kind) => findingOf(kind, nodes, places)).filter(({ rows }) => rows.length > 0)
}

function findingOf(kind: FindingKind, nodes: Nodes, places: Place[]): Finding {
  const found = places.flatMap((place) => {
    const look = LOOKS[kind](place, nodes)
    return look === undefined ? [] : [{ place, ...look }]
  })
  found.sort((one, other) => other.tally.count - one.tally.count)
  const rows = found.slice(0, MOST_ROWS).map(({ place, detail, tally }): FindingRow => {
    return { path: pathOf(place), detail, offset: offsetOf(nodes, kind, tally.first) }
  })
  return { kind, rows, more: found.length - rows.length }
}

function offsetOf({ keys, starts }: Nodes, kind: FindingKind, node: number): number {
  const key = keys[node] as number
  return kind === 'duplicates' && key !== NO_KEY ? key : (starts[node] as number)
}

function repeatedKeys({ counts }: Place) {
  const tally = counts?.get('duplicates')
  if (tally === undefined) return undefined
  return {
    detail: plural(tally.count, 'repeated once', `repeated ${whole(tally.count)} times`),
    tally,
  }
}

function oddNumbers(kind: string): Look {
  return ({ counts }, nodes) => {
    const tally = counts?.get(kind)
    if (tally === undefined) return undefined
    const text = textOf(nodes, tally.first)
    const others = tally.count === 1 ? '' : `; ${whole(tally.count - 1)} more here`
    return { detail: `${short(text)} is read as ${readAs(text)}${others}`, tally }
  }
}

/** Returns the number as JavaScript reads it and writes it back. */
function readAs(text: string): string {
  const value = Number(text)
  if (!Number.isFinite(value)) return 'infinity'
  return Object.is(value, -0) ? '-0, and written back as 0' : String(value)
}

function short(text: string): string {
  return text.length > LONGEST_NUMBER ? `${text.slice(0, LONGEST_NUMBER)}…` : text
}

/** Finds values of different types at one path. Null does not count as a type, because it marks a missing value. */
function mixedKinds({ kinds }: Place) {
  if (kinds === undefined) return undefined
  const found = Object.entries(kinds).sort(([, one], [, other]) => other.count - one.count)
  const types = found.filter(([kind]) => (kind as NodeKind) !== 'null')
  const rarest = types.at(-1)
  if (types.length < 2 || rarest === undefined) return undefined
  const detail = found.map(([kind, { count }]) => `${kind} ${whole(count)}`).join(', ')
  return { detail, tally: rarest[1] }
}

function twoSpellings({ wholes, counts }: Place) {
  const pointed = counts?.get('pointZero')
  if (wholes.count === 0 || pointed === undefined) return undefined
  const detail = `${whole(wholes.count)} like 1, ${whole(pointed.count)} like 1.0`
  return { detail, tally: pointed.count <= wholes.count ? pointed : wholes }
}

function partOf({ count }: Place, tally: Tally | undefined, what: string) {
  if (tally === undefined) return undefined
  return { detail: `${whole(tally.count)} of ${whole(count)} ${what}`, tally }
}

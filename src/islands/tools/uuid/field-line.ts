import type { HeadLineDrawing, LineColor } from '@/islands/ui/head-line/head-line.ts'
import { ownEntry } from '@/lib/own-entry.ts'
import { counted } from '@/lib/quantity.ts'

type Part = 'time' | 'sequence' | 'node' | 'hash' | 'random' | 'own' | 'version' | 'variant'

const NAMES: Record<Part, string> = {
  time: 'time',
  sequence: 'clock',
  node: 'node',
  hash: 'hash of a name',
  random: 'random',
  own: 'chosen by its maker',
  version: 'version',
  variant: 'variant',
}
const COLORS: Record<Part, LineColor> = {
  time: 'principal',
  sequence: 'ink',
  node: 'ink',
  hash: 'interest',
  random: 'interest',
  own: 'interest',
  version: 'attention',
  variant: 'attention',
}

/** The parts before the version, between version and variant, and after: RFC 9562, section 5. */
const AROUND: Record<string, [Part, Part, Part]> = {
  1: ['time', 'time', 'node'],
  3: ['hash', 'hash', 'hash'],
  4: ['random', 'random', 'random'],
  5: ['hash', 'hash', 'hash'],
  6: ['time', 'time', 'node'],
  7: ['time', 'random', 'random'],
  8: ['own', 'own', 'own'],
}

type Field = readonly [part: Part, bits: number]

/** Returns the fields of a UUID of a version, or of a ULID. Undefined for a version that has none. */
function fieldsOf(version: string): readonly Field[] | undefined {
  if (version === 'ulid') return [['time', 48], ['random', 80]] // prettier-ignore
  const around = ownEntry(AROUND, version)
  if (around === undefined) return undefined
  const [before, between, after] = around
  const rest: Field[] = after === 'node' ? [['sequence', 14], ['node', 48]] : [[after, 62]] // prettier-ignore
  return [[before, 48], ['version', 4], [between, 12], ['variant', 2], ...rest]
}

const BITS = 128
/** The heights of a field, and of the two small ones whose words need room below the others. */
const [HIGH, DEEP] = [40, 75]
/** The gap between two fields. */
const GAP = 0.25

/** Draws the 128 bits of an identifier by their fields: `version` is its digit, or "ulid". */
export function fieldLine(version: string): HeadLineDrawing | undefined {
  const fields = fieldsOf(version)
  if (fields === undefined) return undefined
  let at = 0
  const placed = fields.map(([part, bits]) => {
    const x = (100 * at) / BITS
    at += bits
    return { part, bits, x, width: (100 * bits) / BITS }
  })
  const said = fields.map(([part, bits]) => `${counted(bits, 'bit')} ${NAMES[part]}`)
  return {
    title: `In order: ${said.join(', ')}.`,
    hanging: placed.map(({ part, x, width }) => ({
      x: rounded(x),
      width: rounded(width - GAP),
      height: isSmall(part) ? DEEP : HIGH,
      color: COLORS[part],
    })),
    words: placed
      // The 12 bits between two words have the name of their neighbour, or no room.
      .filter(({ bits }) => bits !== 12)
      .map(({ part, bits, x, width }) => wordOf(part, bits, x, width, version)),
  }
}

function wordOf(part: Part, bits: number, x: number, width: number, version: string) {
  if (part === 'version')
    return { x: rounded(x + width), y: DEEP, text: `version ${version}`, anchor: 'end' as const }
  if (part === 'variant') return { x: rounded(x), y: DEEP, text: 'variant', anchor: 'start' as const } // prettier-ignore
  return {
    x: rounded(x + width / 2),
    y: HIGH,
    text: width > 30 ? `${NAMES[part]}, ${bits} bits` : NAMES[part],
    anchor: 'middle' as const,
  }
}

function isSmall(part: Part): boolean {
  return part === 'version' || part === 'variant'
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}

import type { ToolRequest } from '@/islands/text-tool/definition.ts'
import { eachLine, type LinesResult } from '@/islands/text-tool/each-line.ts'
import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import { floorDivide, isoText, momentInWords } from '@/islands/ui/dates/moments.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import type { HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'
import { whole } from '@/lib/format.ts'
import { fieldLine } from './field-line.ts'
import { describe, readIdentifier, type Identifier } from './read-id.ts'
import { base64Text, netOrder, ulidText, uuidText } from './write.ts'

export type Mode = 'make' | 'read'
/** Identifiers are made without a text. */
export type IdRequest = Pick<ToolRequest<Mode, undefined>, 'mode' | 'text'>

/** The result of the page. */
export interface IdResult extends LinesResult {
  /** The fields of the only identifier. */
  fields?: HeadLineDrawing | undefined
}

/**
 * Describes the identifier in each line. Throws the reason when the only line cannot be read; of several lines those are
 * reported.
 */
export function readLines({ mode, text }: IdRequest): IdResult {
  const ids: ReadId[] = []
  return eachLine(mode === 'make' ? '' : text, {
    read(line, number) {
      const id = readIdentifier(line)
      if (id !== undefined) ids.push({ hex: id.hex, line: number })
      return id
    },
    one: oneId,
    row: inOneLine,
    warning: () => orderOf(ids),
  })
}

function oneId(id: Identifier): IdResult {
  const { name, meaning, variant, nanos, place } = describe(id)
  const about = [`${name}: ${meaning}`]
  if (variant !== undefined) about.push(`Variant: ${variant}`)
  if (nanos !== undefined)
    about.push(`IST: ${momentInWords(nanos, INDIA)}`, `UTC: ${momentInWords(nanos, 'UTC')}`)
  if (place !== undefined) {
    const owner = place.isRandom ? 'a random number' : 'the network address of a computer'
    about.push(`Clock sequence: ${place.clockSequence}`, `Node: ${place.node} (${owner})`)
  }
  const where = place?.isRandom === false ? ', and on which computer' : ''
  const warning = nanos !== undefined && { warning: `Anyone who sees it can read when it was made${where}.` } // prettier-ignore
  const version = variant?.startsWith('RFC 9562') ? id.hex.charAt(12) : ''
  const fields = fieldLine(id.kind === 'ULID' ? 'ulid' : version)
  return {
    output: about.join('\n'),
    rows: otherForms(id.hex, nanos),
    problems: [],
    fields,
    ...warning,
  }
}

function otherForms(hex: string, nanos: bigint | undefined): ResultRow[] {
  const rows = [
    { label: 'As a UUID', text: uuidText(hex) },
    { label: 'As a ULID', text: ulidText(hex) },
    { label: 'Without hyphens', text: hex },
    { label: 'As a number', text: String(BigInt(`0x${hex}`)) },
    { label: 'As Base64', text: base64Text(hex) },
    { label: 'As Base64, bytes as in .NET', text: base64Text(netOrder(hex)) },
  ]
  if (nanos === undefined) return rows
  return [
    ...rows,
    { label: 'Time in UTC', text: isoText(nanos, 'UTC') },
    { label: 'Unix milliseconds', text: String(floorDivide(nanos, 1_000_000n)) },
  ]
}

/** The times come first, so that a narrow box breaks the line between its parts. */
function inOneLine(id: Identifier): string {
  const { name, nanos } = describe(id)
  const text = id.kind === 'ULID' ? ulidText(id.hex) : uuidText(id.hex)
  const times = nanos === undefined ? ['-', '-'] : [isoText(nanos, INDIA), isoText(nanos, 'UTC')]
  return [name.replace('UUID version ', 'v'), ...times, text].join('\t')
}

/** An identifier and its line. */
interface ReadId {
  hex: string
  line: number
}

/** Says whether identifiers are in ascending order, as bytes, and which is the first that repeats another. */
function orderOf(ids: readonly ReadId[]): string {
  const seen = new Map<string, number>()
  let [smaller, repeated] = ['', '']
  for (const [index, { hex, line }] of ids.entries()) {
    const first = seen.get(hex)
    if (first === undefined) seen.set(hex, line)
    else repeated ||= ` Line ${whole(line)} repeats line ${whole(first)}.`
    if (hex < (ids[index - 1]?.hex ?? ''))
      smaller ||= `Not in ascending order: line ${whole(line)} is smaller than the one before.`
  }
  return (smaller || 'In ascending order.') + repeated
}

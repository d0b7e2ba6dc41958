import type { TextResult, ToolRequest } from '@/islands/text-tool/definition.ts'
import type { LineProblem } from '@/islands/text-tool/LineProblems.tsx'
import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import { floorDivide, isoText, momentInWords } from '@/islands/ui/dates/moments.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { whole } from '@/lib/format.ts'
import { describe } from './describe.ts'
import { readIdentifier, type Identifier } from './read-id.ts'
import { base64Text, netOrder, ulidText, uuidText } from './write.ts'

export type Mode = 'make' | 'read'
/** Identifiers are made without a text. */
export type IdRequest = Pick<ToolRequest<Mode, undefined>, 'mode' | 'text'>

export interface IdResult extends TextResult {
  /** Other forms of the identifier, when the text is one. */
  rows: ResultRow[]
  /** Lines that could not be read. */
  problems: LineProblem[]
}

type Line = { id: Identifier; line: number } | LineProblem

/**
 * Describes the identifier in each line. Throws the reason when the only line cannot be read; of several lines those are
 * reported.
 */
export function readLines({ mode, text }: IdRequest): IdResult {
  const empty = { output: '', rows: [], problems: [] }
  if (mode === 'make') return empty
  const texts = text.split(/\r\n|\r|\n/)
  const lines = texts.map((line, index) => readLine(line, index + 1))
  const filled = lines.filter((line) => line !== undefined)
  const [only] = filled
  if (only === undefined) return empty
  if (filled.length > 1) return manyIds(lines, texts)
  if ('reason' in only) throw new Error(only.reason)
  return oneId(only.id)
}

function readLine(text: string, line: number): Line | undefined {
  try {
    const id = readIdentifier(text)
    return id && { id, line }
  } catch (error) {
    return { line, reason: (error as Error).message }
  }
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
  return { output: about.join('\n'), rows: otherForms(id.hex, nanos), problems: [], ...warning }
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

function manyIds(lines: readonly (Line | undefined)[], texts: readonly string[]): IdResult {
  const output = lines.map((line, index) => {
    if (line === undefined) return ''
    return 'reason' in line ? `Not read: ${texts[index]?.trim()}` : inOneLine(line.id)
  })
  return {
    output: output.join('\n'),
    rows: [],
    problems: lines.filter((line) => line !== undefined && 'reason' in line),
    warning: orderOf(lines.filter((line) => line !== undefined && 'id' in line)),
  }
}

/** The times come first, so that a narrow box breaks the line between its parts. */
function inOneLine(id: Identifier): string {
  const { name, nanos } = describe(id)
  const text = id.kind === 'ULID' ? ulidText(id.hex) : uuidText(id.hex)
  const times = nanos === undefined ? ['-', '-'] : [isoText(nanos, INDIA), isoText(nanos, 'UTC')]
  return [name.replace('UUID version ', 'v'), ...times, text].join('\t')
}

/** Says whether identifiers are in ascending order, as bytes, and which is the first that repeats another. */
function orderOf(ids: readonly { id: Identifier; line: number }[]): string {
  const seen = new Map<string, number>()
  let [smaller, repeated] = ['', '']
  for (const [index, { id, line }] of ids.entries()) {
    const first = seen.get(id.hex)
    if (first === undefined) seen.set(id.hex, line)
    else repeated ||= ` Line ${whole(line)} repeats line ${whole(first)}.`
    if (id.hex < (ids[index - 1]?.id.hex ?? ''))
      smaller ||= `Not in ascending order: line ${whole(line)} is smaller than the one before.`
  }
  return (smaller || 'In ascending order.') + repeated
}

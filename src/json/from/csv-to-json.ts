import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { CsvReader, dialectOf, lineAt } from './csv-reader.ts'
import type { JsonSink } from './format.ts'

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const REPORT_EVERY_ROWS = 5_000

/** Rows of a different length than the header: how many, and where the first begins. */
interface Odd {
  count: number
  first: number
}

/**
 * Converts CSV (RFC 4180) to an array of objects; the first row has the member names. A cell becomes a number or a boolean only
 * when JSON writes it the same, and never with `isAllText`. Throws the sentence the visitor reads when a quote is never closed.
 */
export function csvToJson(
  text: string,
  json: JsonSink,
  onProgress?: (done: number) => void,
  isAllText = false,
): string[] {
  const { delimiter, start } = dialectOf(text)
  const reader = new CsvReader(text, delimiter, start)
  const header = reader.next() ?? []
  const columns = new Columns(header, isAllText ? JSON.stringify : valueOf)
  const longer: Odd = { count: 0, first: 0 }
  const shorter: Odd = { count: 0, first: 0 }
  let [rows, blank] = [0, 0]
  json.add('[')
  for (let at = reader.at, row = reader.next(); row !== undefined; row = reader.next()) {
    if (row.length === 1 && row[0] === '' && header.length > 1) blank++
    else {
      if (row.length > header.length) note(longer, at)
      if (row.length < header.length) note(shorter, at)
      json.add(`${rows === 0 ? '\n' : ',\n'}${columns.objectOf(row)}`)
      if (++rows % REPORT_EVERY_ROWS === 0) onProgress?.(at)
    }
    at = reader.at
  }
  json.add(rows === 0 ? ']' : '\n]')
  const place = ({ count, first }: Odd, what: string) =>
    `${countOf(count, 'row')} ${what} than the first, from line ${whole(lineAt(text, first))} on`
  return [
    ...columns.notes,
    ...(longer.count > 0 ? [`${place(longer, 'longer')}: the extra cells have new names.`] : []),
    ...(shorter.count > 0 ? [`${place(shorter, 'shorter')}: the last names are missing.`] : []),
    ...(blank > 0 ? [`${countOf(blank, 'blank line')} left out.`] : []),
    ...(reader.hasStrayText ? ['Text after a closing quote was kept in its cell.'] : []),
  ] // prettier-ignore
}

function note(odd: Odd, at: number): void {
  if (odd.count++ === 0) odd.first = at
}

function countOf(count: number, what: string): string {
  return counted(count, what)
}

/** Unique column names, as the beginnings of members. */
class Columns {
  readonly notes: string[] = []
  private readonly names = new Set<string>()
  private readonly members: string[] = []
  private readonly write: (cell: string) => string

  constructor(header: readonly string[], write: (cell: string) => string) {
    this.write = write
    const repeated = header.filter((name, index) => header.indexOf(name) < index)
    for (const name of header) this.addName(header, name)
    if (repeated.length === 0) return
    const listed = [...new Set(repeated)].slice(0, 3).map((name) => JSON.stringify(name))
    this.notes.push(`Repeated column names are numbered: ${listed.join(', ')}.`)
  }

  objectOf(row: readonly string[]): string {
    const members = row.map((cell, index) => `${this.member(index)}${this.write(cell)}`)
    return `{${members.join(',')}}`
  }

  private member(index: number): string {
    while (this.members.length <= index) this.addName([], `column_${this.members.length + 1}`)
    return this.members[index] as string
  }

  /** Adds a unique name. A number appended to a repeated name avoids the names of later columns. */
  private addName(header: readonly string[], wanted: string): void {
    let name = wanted
    for (let number = 2; this.names.has(name) || (number > 2 && header.includes(name)); number++) {
      name = `${wanted}_${number}`
    }
    this.names.add(name)
    this.members.push(`${JSON.stringify(name)}:`)
  }
}

function valueOf(cell: string): string {
  if (cell === 'true' || cell === 'false' || NUMBER.test(cell)) return cell
  return JSON.stringify(cell)
}

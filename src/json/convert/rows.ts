import { childrenOf, keyOf, kindOf, type Nodes, stringOf, textOf } from '../text/nodes.ts'
import { Columns, EMPTY } from './columns.ts'
import type { Choices, Told } from './converted.ts'
import { isRecords, likelySource, rowSources } from './row-sources.ts'
import { NOTES, REFUSALS } from './sentences.ts'
import { type JsonDocument, RefusedError } from './writer.ts'

const MOST_CELLS = 100_000_000

/** A document as rows and columns. */
export interface Rows extends Told {
  /** Column names, the first of them for the keys of an object of objects. */
  names: string[]
  /** False when all rows are arrays, whose cells have indices instead of names. */
  hasNames: boolean
  count: number
  /** Yields each row in order: its number in the document, from 1, and its cells. */
  each: () => Generator<{ number: number; cells: Cell[] }>
  /** Counts the rows read so far that lack a value in some column. */
  incomplete: () => number
}

/** A cell: its text and its kind in JSON. */
export interface Cell {
  text: string
  kind: 'text' | 'number' | 'word' | 'json' | 'null' | 'missing'
}

const MISSING: Cell = { text: '', kind: 'missing' }

/** Reads the chosen or most likely rows. Throws `RefusedError` when there are none or too many columns. */
export function readRows({ nodes, duplicates }: JsonDocument, choices: Choices): Rows {
  const sources = rowSources(nodes)
  const rowsOf = choices.rowsOf ?? likelySource(nodes, sources)
  const hasKeys = isRecords(nodes, rowsOf)
  const hasElements = hasKeys || kindOf(nodes, rowsOf) === 'array'
  const rows = hasElements ? [...childrenOf(nodes, rowsOf)] : [rowsOf]
  const columns = new Columns(nodes, rows)
  const names = columns.names()
  if (names.length === 0) throw new RefusedError(REFUSALS.noRows)
  if (names.length * rows.length > MOST_CELLS)
    throw new RefusedError(REFUSALS.tooWide(rows.length, names.length))
  const keyName = names.includes('key') ? '(key)' : 'key'
  const order = sortedRows(rows, cellAt, choices.sort)
  let incomplete = 0
  return {
    sources,
    rowsOf,
    notes: notesOn(names, duplicates.count),
    names: hasKeys ? [keyName, ...names] : names,
    hasNames: rows.some((row) => kindOf(nodes, row) !== 'array'),
    count: rows.length,
    incomplete: () => incomplete,
    *each() {
      for (const index of order) {
        const nodesOfRow = columns.cellsOf(rows[index] as number)
        if (nodesOfRow.includes(EMPTY)) incomplete++
        const cells = Array.from(nodesOfRow, (node) => cellOf(nodes, node))
        if (hasKeys) cells.unshift(keyCell(nodes, rows[index] as number))
        yield { number: index + 1, cells }
      }
    },
  }

  function cellAt(row: number, column: number): Cell {
    const place = hasKeys ? column - 1 : column
    return place < 0 ? keyCell(nodes, row) : cellOf(nodes, columns.cellsOf(row)[place] ?? EMPTY)
  }
}

function keyCell(nodes: Nodes, row: number): Cell {
  return { text: keyOf(nodes, row) ?? '', kind: 'text' }
}

function cellOf(nodes: Nodes, node: number): Cell {
  if (node === EMPTY) return MISSING
  const kind = kindOf(nodes, node)
  if (kind === 'string') return { text: stringOf(nodes, node), kind: 'text' }
  const text = textOf(nodes, node)
  if (kind === 'number' || kind === 'null') return { text, kind }
  return { text, kind: kind === 'boolean' ? 'word' : 'json' }
}

function notesOn(names: readonly string[], duplicateCount: number): string[] {
  const notes: string[] = []
  const same = names.length - new Set(names).size
  if (same > 0) {
    notes.push(NOTES.sameNames(same))
  }
  if (duplicateCount > 0) {
    notes.push(NOTES.repeatedKeys)
  }
  return notes
}

/** Sorts rows by a column and returns their indices: numbers by value, then texts by code unit, then missing values. */
function sortedRows(
  rows: readonly number[],
  cellAt: (row: number, column: number) => Cell,
  sort: Choices['sort'],
): Uint32Array {
  const order = Uint32Array.from(rows.keys())
  if (sort === undefined) return order
  const cells = rows.map((row) => cellAt(row, sort.column))
  const sign = sort.isDescending ? -1 : 1
  return order.sort((one, other) => compare(cells[one] as Cell, cells[other] as Cell, sign))
}

function compare(one: Cell, other: Cell, sign: number): number {
  const classes = classOf(one) - classOf(other)
  if (classes !== 0)
    return classOf(one) + classOf(other) >= MISSING_CLASS ? classes : sign * classes
  if (classOf(one) === MISSING_CLASS) return 0
  if (one.kind === 'number') {
    const difference = Number(one.text) - Number(other.text)
    // Doubles that do not differ, and two infinities, are compared as text.
    if (difference !== 0 && !Number.isNaN(difference)) return sign * difference
  }
  if (one.text === other.text) return 0
  return one.text < other.text ? -sign : sign
}

const MISSING_CLASS = 2

function classOf({ kind }: Cell): number {
  if (kind === 'missing' || kind === 'null') return MISSING_CLASS
  return kind === 'number' ? 0 : 1
}

import { childrenOf, keyOf, kindOf, type Nodes } from '../text/nodes.ts'
import { sizeOf } from './row-sources.ts'
import { REFUSALS } from './sentences.ts'
import { RefusedError } from './writer.ts'
import { BACKSLASH, QUOTE } from '../text/tokens.ts'

const MOST_COLUMNS = 5_000
/** Deeper objects are one cell, written as JSON. */
const MOST_LEVELS = 20
/** The column name of rows that are scalars. */
const OF_PLAIN_ROWS = 'value'
/** More than the number of names in any document, so that two numbers combine to one map key. */
const SPAN = 2 ** 27
const ROOT = 0

/** No value in this cell. */
export const EMPTY = -1

/** The columns of rows: one for each path at which a row has a value. Nested objects are flattened, arrays are one cell. */
export class Columns {
  private readonly nodes: Nodes
  private readonly keys: KeyNames
  /** Positions in the tree of all paths, by parent position and key. */
  private readonly places = new Map<number, number>()
  private readonly below: number[][] = [[]]
  private readonly nameOf: number[] = [-1]
  private readonly columnOf: number[] = [EMPTY]
  private count = 0
  private cells = new Int32Array(0)

  constructor(nodes: Nodes, rows: Iterable<number>) {
    this.nodes = nodes
    this.keys = new KeyNames(nodes)
    for (const row of rows) this.visit(row, (place) => this.addColumn(place))
  }

  /** Returns the column names from left to right: the keys of a path joined by dots. */
  names(): string[] {
    const names: string[] = []
    const add = (place: number, path: string) => {
      if (this.columnOf[place] !== EMPTY) this.columnOf[place] = names.push(path) - 1
      for (const lower of this.below[place] as number[]) {
        const name = this.keys.names[this.nameOf[lower] as number] as string
        add(lower, place === ROOT ? name : `${path}.${name}`)
      }
    }
    add(ROOT, '')
    this.cells = new Int32Array(names.length)
    return names
  }

  /**
   * Returns the node of a row in each column, or `EMPTY`; of members with the same key the last. The next call overwrites the
   * result.
   */
  cellsOf(row: number): Int32Array {
    this.cells.fill(EMPTY)
    this.visit(row, (place, node) => {
      this.cells[this.columnOf[place] as number] = node
    })
    return this.cells
  }

  private addColumn(place: number): void {
    if (this.columnOf[place] !== EMPTY) return
    this.columnOf[place] = this.count++
    if (this.count > MOST_COLUMNS) throw new RefusedError(REFUSALS.tooManyColumns)
  }

  private visit(row: number, onCell: (place: number, node: number) => void): void {
    const kind = kindOf(this.nodes, row)
    if (kind === 'object') this.visitMembers(ROOT, row, 0, onCell)
    else if (kind === 'array') this.visitElements(row, onCell)
    else onCell(this.placeBelow(ROOT, this.keys.ofName(OF_PLAIN_ROWS)), row)
  }

  private visitMembers(
    place: number,
    object: number,
    level: number,
    onCell: (place: number, node: number) => void,
  ): void {
    const end = this.nodes.afters[object] as number
    for (let node = object + 1; node < end; node = this.nodes.afters[node] as number)
      this.visitValue(this.placeBelow(place, this.keys.ofMember(node)), node, level, onCell)
  }

  private visitElements(array: number, onCell: (place: number, node: number) => void): void {
    let position = 0
    for (const node of childrenOf(this.nodes, array)) {
      const name = this.keys.ofName(String(++position))
      this.visitValue(this.placeBelow(ROOT, name), node, 0, onCell)
    }
  }

  private visitValue(
    place: number,
    node: number,
    level: number,
    onCell: (place: number, node: number) => void,
  ): void {
    const isSpread =
      level < MOST_LEVELS && sizeOf(this.nodes, node) > 0 && kindOf(this.nodes, node) === 'object'
    if (isSpread) this.visitMembers(place, node, level + 1, onCell)
    else onCell(place, node)
  }

  private placeBelow(above: number, name: number): number {
    const key = above * SPAN + name
    let place = this.places.get(key)
    if (place === undefined) {
      place = this.nameOf.push(name) - 1
      this.places.set(key, place)
      this.below.push([])
      this.columnOf.push(EMPTY)
      this.below[above]?.push(place)
    }
    return place
  }
}

/** The constants of the FNV-1a hash. */
const FNV_START = 0x811c9dc5
const FNV_FACTOR = 0x01000193

/** Numbers the keys of a document, so that a key read a million times is decoded once. */
class KeyNames {
  readonly names: string[] = []
  private readonly nodes: Nodes
  private readonly numbers = new Map<string, number>()
  /** The spellings of keys by hash: where each is in the document, and the number of its key. */
  private readonly spellings = new Map<number, { start: number; number: number }[]>()

  constructor(nodes: Nodes) {
    this.nodes = nodes
  }

  /** Returns the number of a member's key. */
  ofMember(node: number): number {
    const start = this.nodes.keys[node] as number
    const hash = this.hash(start)
    const spellings = this.spellings.get(hash)
    const known = spellings?.find((spelling) => this.areSame(spelling.start, start))
    if (known !== undefined) return known.number
    const number = this.ofName(keyOf(this.nodes, node) as string)
    if (spellings === undefined) this.spellings.set(hash, [{ start, number }])
    else spellings.push({ start, number })
    return number
  }

  ofName(name: string): number {
    let number = this.numbers.get(name)
    if (number === undefined) {
      number = this.names.push(name) - 1
      this.numbers.set(name, number)
    }
    return number
  }

  private hash(start: number): number {
    const { bytes } = this.nodes
    let hash = FNV_START
    for (let at = start + 1; bytes[at] !== QUOTE; at++) {
      if (bytes[at] === BACKSLASH) at++
      hash = Math.imul(hash ^ (bytes[at] as number), FNV_FACTOR)
    }
    return hash
  }

  private areSame(one: number, other: number): boolean {
    const { bytes } = this.nodes
    for (let at = 1; ; at++) {
      const byte = bytes[one + at]
      if (byte !== bytes[other + at]) return false
      if (byte === QUOTE) return true
      if (byte !== BACKSLASH) continue
      at++
      if (bytes[one + at] !== bytes[other + at]) return false
    }
  }
}

import type { Nodes } from '../text/nodes.ts'

/** A tree opens as far as this many rows show. */
const FIRST_ROWS = 60

/** The rows of a tree: those values of a document that no folded one hides, in the order of its text. */
export class Outline {
  readonly nodes: Nodes
  /** How many values are around each value, and how many siblings are before it. */
  readonly depths: Uint32Array
  readonly places: Uint32Array
  /** How many values have each depth. */
  readonly widths: number[] = []
  rowCount = 0
  private readonly rows: Uint32Array
  private readonly opened: Uint8Array

  constructor(nodes: Nodes) {
    this.nodes = nodes
    this.depths = new Uint32Array(nodes.count)
    this.places = new Uint32Array(nodes.count)
    this.rows = new Uint32Array(nodes.count)
    this.opened = new Uint8Array(nodes.count)
    this.measure()
    this.openToLevel(this.firstLevel())
  }

  /** The depth of the deepest value. */
  get deepest(): number {
    return this.widths.length - 1
  }

  nodeAt(row: number): number {
    return this.rows[row] as number
  }

  /** The row of a value; of one that is hidden, the row of the folded value that hides it. */
  rowOf(node: number): number {
    let [low, high] = [0, this.rowCount]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.rows[middle] as number) > node) high = middle
      else low = middle + 1
    }
    return low - 1
  }

  canOpen(node: number): boolean {
    return (this.nodes.sizes[node] as number) > 0
  }

  isOpen(node: number): boolean {
    return this.opened[node] === 1
  }

  /** Shows what these values hold. */
  open(nodes: Iterable<number>): void {
    for (const node of nodes) if (this.canOpen(node)) this.opened[node] = 1
    this.list()
  }

  fold(node: number): void {
    this.opened[node] = 0
    this.list()
  }

  /** Shows all values down to this depth and none below it. */
  openToLevel(level: number): void {
    for (let node = 0; node < this.nodes.count; node++) {
      this.opened[node] = this.canOpen(node) && (this.depths[node] as number) < level ? 1 : 0
    }
    this.list()
  }

  /** Opens everything around a value. */
  reveal(node: number): void {
    const { parents } = this.nodes
    const around: number[] = []
    for (let at = parents[node] as number; at >= 0; at = parents[at] as number) around.push(at)
    this.open(around)
  }

  private measure(): void {
    const { count, parents } = this.nodes
    const begun = new Uint32Array(count)
    this.widths[0] = 1
    for (let node = 1; node < count; node++) {
      const parent = parents[node] as number
      const depth = (this.depths[parent] as number) + 1
      this.depths[node] = depth
      this.places[node] = begun[parent] as number
      begun[parent] = (begun[parent] as number) + 1
      this.widths[depth] = (this.widths[depth] ?? 0) + 1
    }
  }

  private firstLevel(): number {
    let level = 0
    let shown = 1
    while (level < this.deepest) {
      shown += this.widths[level + 1] as number
      if (level > 0 && shown > FIRST_ROWS) break
      level++
    }
    return level
  }

  /** A million rows take some milliseconds: no change needs to find its own way through them. */
  private list(): void {
    const { rows, opened } = this
    const { count, afters } = this.nodes
    let row = 0
    for (let node = 0; node < count;) {
      rows[row++] = node
      node = opened[node] === 1 ? node + 1 : (afters[node] as number)
    }
    this.rowCount = row
  }
}

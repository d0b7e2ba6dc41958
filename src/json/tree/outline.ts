import type { Nodes } from '../text/nodes.ts'

/** The initial tree expands as many levels as fit in this many rows. */
const FIRST_ROWS = 60

/** The visible rows of a tree, in document order. Descendants of collapsed values have no row. */
export class Outline {
  readonly nodes: Nodes
  /** The number of ancestors of each value, and its index among its siblings. */
  readonly depths: Uint32Array
  readonly places: Uint32Array
  /** The number of values at each depth. */
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

  /** The maximum depth. */
  get deepest(): number {
    return this.widths.length - 1
  }

  nodeAt(row: number): number {
    return this.rows[row] as number
  }

  /** Returns the row of a value. For a hidden value it is the row of its collapsed ancestor. */
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

  /** Expands these values. */
  open(nodes: Iterable<number>): void {
    for (const node of nodes) if (this.canOpen(node)) this.opened[node] = 1
    this.list()
  }

  fold(node: number): void {
    this.opened[node] = 0
    this.list()
  }

  /** Expands all values above this depth and collapses the others. */
  openToLevel(level: number): void {
    for (let node = 0; node < this.nodes.count; node++) {
      this.opened[node] = this.canOpen(node) && (this.depths[node] as number) < level ? 1 : 0
    }
    this.list()
  }

  /** Expands all ancestors of a value. */
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

  /** Rebuilds the list of visible rows. A million rows take a few milliseconds, so incremental updates are not worth it. */
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

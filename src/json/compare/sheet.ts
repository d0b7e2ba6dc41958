import { MOVED_AWAY, MOVED_HERE, PAIRED } from './entries.ts'
import {
  CHANGED,
  COMMA_LEFT,
  COMMA_RIGHT,
  FOLDED,
  NO_LINE,
  type RowSign,
  type Sheet,
  type Spans,
} from './comparison.ts'
import type { Frame, Visitor } from './walk.ts'
import { NO_KEY, type Nodes } from '../text/nodes.ts'
import type { Classed } from './classes.ts'

const FIRST_ROOM = 1024
const NOTHING: Span = [NO_LINE, NO_LINE]

/** Writes two documents as rows of lines side by side. */
export class SheetWriter implements Visitor {
  /** The number of rows so far. */
  count = 0
  private room = FIRST_ROOM
  private columns: Sheet = withRows(undefined, FIRST_ROOM)

  open({ parent, documents, left, right, depth }: Frame): void {
    const sign = parent?.state === MOVED_HERE ? MOVED_HERE : PAIRED
    const lefts = openLine(documents.left.nodes, left)
    this.add(lefts, openLine(documents.right.nodes, right), depth - 1, sign, 0)
  }

  close({ parent, documents, left, right, depth }: Frame): void {
    const flags = parent === undefined ? 0 : commasAfter(parent)
    const lefts = closeLine(documents.left.nodes, left)
    this.add(lefts, closeLine(documents.right.nodes, right), depth - 1, PAIRED, flags)
  }

  value(frame: Frame): void {
    const { documents, leftNode, rightNode, state, depth } = frame
    const { left, right } = documents
    if (state === MOVED_AWAY) {
      const isFolded = left.nodes.sizes[leftNode] !== 0
      const lefts = (isFolded ? openLine : spanOf)(left.nodes, leftNode)
      this.add(lefts, NOTHING, depth, state, commasAfter(frame) | (isFolded ? FOLDED : 0))
    } else if (frame.isSame) {
      const lefts = spanOf(left.nodes, leftNode)
      this.add(lefts, spanOf(right.nodes, rightNode), depth, state, commasAfter(frame))
    } else this.addDifferent(frame)
  }

  /** Adds a row with one or two lines; spans and flags as in the sheet. */
  add(left: Span, right: Span, depth: number, sign: RowSign, flags: number): void {
    if (this.count === this.room) this.columns = withRows(this.columns, (this.room *= 2))
    const { columns, count } = this
    columns.left.starts[count] = left[0]
    columns.left.ends[count] = left[1]
    columns.right.starts[count] = right[0]
    columns.right.ends[count] = right[1]
    columns.depths[count] = depth
    columns.signs[count] = sign
    columns.flags[count] = flags
    this.count++
  }

  /** Returns the rows as columns. */
  sheet(): Sheet {
    return withRows(this.columns, this.count)
  }

  /** Adds all lines of two different values at one position, or of a value that only one side has. */
  private addDifferent(frame: Frame): void {
    const { documents, leftNode, rightNode, state, depth } = frame
    const flags = commasAfter(frame)
    const sign = state === PAIRED ? CHANGED : state
    const lefts = linesIn(documents.left, leftNode, (flags & COMMA_LEFT) > 0)
    const rights = linesIn(documents.right, rightNode, (flags & COMMA_RIGHT) > 0)
    for (;;) {
      const left: Line | undefined = lefts.next().value
      const right: Line | undefined = rights.next().value
      const line = left ?? right
      if (line === undefined) return
      const commas = (left?.hasComma ? COMMA_LEFT : 0) | (right?.hasComma ? COMMA_RIGHT : 0)
      this.add(left?.span ?? NOTHING, right?.span ?? NOTHING, depth + line.depth, sign, commas)
    }
  }
}

function linesIn(document: Parameters<typeof linesOf>[0], node: number, hasComma: boolean) {
  return node < 0 ? [].values() : linesOf(document, node, hasComma)
}

/** Returns the comma flags of the sides whose container has further entries. */
function commasAfter({ entries, at, parent }: Frame): number {
  if (parent === undefined) return 0
  return (at < entries.lastLeft ? COMMA_LEFT : 0) | (at < entries.lastRight ? COMMA_RIGHT : 0)
}

/** Copies a sheet with room for a number of rows. */
function withRows(sheet: Sheet | undefined, count: number): Sheet {
  return {
    count,
    left: withLines(sheet?.left, count),
    right: withLines(sheet?.right, count),
    depths: copied(new Uint32Array(count), sheet?.depths),
    signs: copied(new Uint8Array(count), sheet?.signs),
    flags: copied(new Uint8Array(count), sheet?.flags),
  }
}

function withLines(spans: Spans | undefined, count: number): Spans {
  return {
    starts: copied(new Uint32Array(count), spans?.starts),
    ends: copied(new Uint32Array(count), spans?.ends),
  }
}

function copied<Column extends Uint32Array | Uint8Array>(column: Column, from?: Column): Column {
  if (from !== undefined) column.set(from.subarray(0, column.length))
  return column
}

/** A byte range of a document. */
type Span = readonly [start: number, end: number]

/** A line of a formatted value. */
interface Line {
  span: Span
  /** The depth inside the value. */
  depth: number
  hasComma: boolean
}

/** Yields the lines of a value, its key in the first. Members whose key repeats are skipped. */
function* linesOf(document: Classed, root: number, hasComma: boolean): Generator<Line> {
  const { nodes, repeated } = document
  const open: number[] = []
  const first = (node: number) => {
    while (repeated[node] === 1) node = nodes.afters[node] as number
    return node
  }
  let node = root
  for (;;) {
    if (nodes.sizes[node] !== 0) {
      yield { span: openLine(nodes, node), depth: open.length, hasComma: false }
      open.push(node)
      node = first(node + 1)
      continue
    }
    yield { span: spanOf(nodes, node), depth: open.length, hasComma: hasNext(node) }
    while (node !== root && !hasNext(node)) {
      node = open.pop() as number
      yield { span: closeLine(nodes, node), depth: open.length, hasComma: hasNext(node) }
    }
    if (node === root) return
    node = first(nodes.afters[node] as number)
  }

  function hasNext(at: number): boolean {
    if (at === root) return hasComma
    // The last member of an object has no later one with its key.
    return (nodes.afters[at] as number) < (nodes.afters[nodes.parents[at] as number] as number)
  }
}

/** Returns the span of a value with its key. */
function spanOf(nodes: Nodes, node: number): Span {
  return [beginOf(nodes, node), nodes.ends[node] as number]
}

/** Returns the first line of a container with its key. */
function openLine(nodes: Nodes, node: number): Span {
  return [beginOf(nodes, node), (nodes.starts[node] as number) + 1]
}

/** Returns the last line of a container. */
function closeLine(nodes: Nodes, node: number): Span {
  const end = nodes.ends[node] as number
  return [end - 1, end]
}

function beginOf({ keys, starts }: Nodes, node: number): number {
  const key = keys[node] as number
  return key === NO_KEY ? (starts[node] as number) : key
}

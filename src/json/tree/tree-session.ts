import { nodeAtByte, nodeAtSteps, stepsTo } from '../text/node-path.ts'
import { childrenOf, keyOf, NO_KEY, type Nodes, textOf } from '../text/nodes.ts'
import { isSpace, LINE_FEED } from '../text/tokens.ts'
import { Outline } from './outline.ts'
import { pathsOf } from './path-languages.ts'
import type { NodeDetails, TreeChange, TreeRow, TreeState } from './tree-state.ts'
import { rowsBetween } from './tree-row.ts'

/** Values up to this size are sent to the page before the visitor copies them. */
const SMALL_BYTES = 100_000

/** The state of a tree on screen: its collapsed values and its selected value. */
export class TreeSession {
  private readonly nodes: Nodes
  private readonly outline: Outline
  private chosen = 0

  constructor(nodes: Nodes) {
    this.nodes = nodes
    this.outline = new Outline(nodes)
  }

  get state(): TreeState {
    const { outline, nodes, chosen } = this
    return {
      rowCount: outline.rowCount,
      nodeCount: nodes.count,
      deepest: outline.deepest,
      chosen,
      chosenRow: outline.rowOf(chosen),
    }
  }

  rows(from: number, to: number): TreeRow[] {
    return rowsBetween(this.outline, from, to)
  }

  /** Applies a change to the expanded values or the selection. A hidden selection moves to its collapsed ancestor. */
  change(change: TreeChange): TreeState {
    const { outline } = this
    this.apply(change)
    this.chosen = outline.nodeAt(outline.rowOf(this.chosen))
    return this.state
  }

  details(): NodeDetails {
    const { nodes, chosen } = this
    const steps = stepsTo(nodes, chosen)
    const [start, end] = [nodes.starts[chosen] as number, nodes.ends[chosen] as number]
    const key = nodes.keys[chosen] as number
    return {
      node: chosen,
      paths: pathsOf(steps),
      offset: key === NO_KEY ? start : key,
      isShadowed: nodeAtSteps(nodes, steps) !== chosen,
      text: end - start > SMALL_BYTES ? undefined : this.copy(),
    }
  }

  /** Returns the source text of the selected value. */
  copy(): string {
    return writtenText(this.nodes, this.chosen)
  }

  private apply(change: TreeChange): void {
    const { outline } = this
    switch (change.kind) {
      case 'move':
        return this.move(change.by)
      case 'choose':
        this.chosen = change.node
        return
      case 'toggle':
        this.chosen = change.node ?? this.chosen
        return this.toggle()
      case 'chooseAt':
        this.chosen = this.nodeFrom(change.offset)
        return outline.reveal(this.chosen)
      case 'level':
        return outline.openToLevel(change.level)
      case 'seek':
        return this.seek(change.prefix)
      case 'in':
        return outline.isOpen(this.chosen) ? this.move(1) : outline.open([this.chosen])
      case 'out':
        return this.out()
      case 'siblings':
        return outline.open(this.siblings())
    }
  }

  private move(by: number): void {
    const { outline } = this
    const row = outline.rowOf(this.chosen) + by
    this.chosen = outline.nodeAt(Math.max(0, Math.min(row, outline.rowCount - 1)))
  }

  private toggle(): void {
    if (this.outline.isOpen(this.chosen)) this.outline.fold(this.chosen)
    else this.outline.open([this.chosen])
  }

  private out(): void {
    if (this.outline.isOpen(this.chosen)) return this.outline.fold(this.chosen)
    this.chosen = Math.max(0, this.nodes.parents[this.chosen] as number)
  }

  private siblings(): Iterable<number> {
    const parent = this.nodes.parents[this.chosen] as number
    return parent < 0 ? [0] : childrenOf(this.nodes, parent)
  }

  /**
   * Selects the next row whose key starts with the prefix, and wraps around at the end. A longer prefix can match the
   * current row, because the visitor is still typing.
   */
  private seek(prefix: string): void {
    const { outline, nodes } = this
    const lowerPrefix = prefix.toLowerCase()
    const from = outline.rowOf(this.chosen) + ([...lowerPrefix].length > 1 ? 0 : 1)
    for (let step = 0; step < outline.rowCount; step++) {
      const node = outline.nodeAt((from + step) % outline.rowCount)
      if (!keyOf(nodes, node)?.toLowerCase().startsWith(lowerPrefix)) continue
      this.chosen = node
      return
    }
  }

  /** Returns the value at a byte of a line, after any white space. */
  private nodeFrom(offset: number): number {
    const { bytes } = this.nodes
    let at = offset
    while (isSpace(bytes[at] ?? 0)) at++
    return nodeAtByte(this.nodes, at)
  }
}

/** Returns the source text of a value, without the indent of its first line. */
function writtenText(nodes: Nodes, node: number): string {
  const indent = indentAround(nodes, node)
  const text = textOf(nodes, node)
  // JSON strings cannot contain line breaks, so this changes only the white space between tokens.
  return indent === '' ? text : text.replaceAll(`\n${indent}`, '\n')
}

function indentAround({ bytes, starts }: Nodes, node: number): string {
  let begin = starts[node] as number
  while (begin > 0 && bytes[begin - 1] !== LINE_FEED) begin--
  let end = begin
  while (isSpace(bytes[end] ?? 0)) end++
  return new TextDecoder().decode(bytes.subarray(begin, end))
}

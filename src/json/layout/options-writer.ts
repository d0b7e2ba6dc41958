import { childrenOf, NO_KEY, type Nodes, keyOf } from '../text/nodes.ts'
import type { Layout } from '../text/result.ts'
import {
  COLON,
  COMMA,
  LINE_FEED,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  SPACE,
  stringEnd,
} from '../text/tokens.ts'
import type { ByteSink } from './byte-sink.ts'
import type { LayoutOptions } from './layout-options.ts'
import { fitsOneLine } from './short-array.ts'
import { withEscapes } from './string-escapes.ts'

const TAB = 0x09
const REPORT_EVERY_NODES = 100_000
/** In ASCII, the code of a closing bracket is 2 above the code of its opening bracket. */
const TO_CLOSING = 2

/** An object or array whose closing bracket is not yet written. */
interface OpenValue {
  closing: number
  children: Iterator<number>
  isFirst: boolean
}

/** Writes a document with the visitor's options. Copies numbers exactly and changes strings only by their escapes. */
export class OptionsWriter {
  private readonly nodes: Nodes
  private readonly isFormatted: boolean
  private readonly options: LayoutOptions
  private readonly sink: ByteSink
  /** An explicit stack instead of recursion, so that deep nesting cannot overflow the call stack. */
  private readonly open: OpenValue[] = []

  constructor(nodes: Nodes, layout: Layout, options: LayoutOptions, sink: ByteSink) {
    this.nodes = nodes
    this.isFormatted = layout === 'formatted'
    this.options = options
    this.sink = sink
  }

  write(onShareDone?: (share: number) => void): void {
    const { nodes, open } = this
    let written = 1
    this.value(0)
    for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
      const { value: child, done } = inner.children.next()
      if (done) {
        this.close(inner)
        continue
      }
      if (!inner.isFirst) this.sink.byte(COMMA)
      inner.isFirst = false
      this.member(child)
      if (++written % REPORT_EVERY_NODES === 0) onShareDone?.(written / nodes.count)
    }
    if (this.options.finalNewline) this.sink.byte(LINE_FEED)
  }

  private member(node: number): void {
    this.startLine()
    const key = this.nodes.keys[node] as number
    if (key !== NO_KEY) {
      this.string(key, stringEnd(this.nodes.bytes, key))
      this.sink.byte(COLON)
      if (this.isFormatted) this.sink.byte(SPACE)
    }
    this.value(node)
  }

  private value(node: number): void {
    const { bytes, starts, ends, sizes } = this.nodes
    const start = starts[node] as number
    const opening = bytes[start] as number
    if (opening !== OPEN_OBJECT && opening !== OPEN_ARRAY) {
      return this.scalar(start, ends[node] as number)
    }
    this.sink.byte(opening)
    if (sizes[node] === 0) return this.sink.byte(opening + TO_CLOSING)
    if (opening === OPEN_ARRAY && this.isShort(node)) return this.shortArray(node)
    this.open.push({
      closing: opening + TO_CLOSING,
      children: this.childrenOf(node, opening),
      isFirst: true,
    })
  }

  private childrenOf(node: number, opening: number): Iterator<number> {
    const { sort } = this.options
    if (sort === 'off' || opening === OPEN_ARRAY) return childrenOf(this.nodes, node)
    return sortedMembers(this.nodes, node, sort)
  }

  private close({ closing }: OpenValue): void {
    this.open.pop()
    this.startLine()
    this.sink.byte(closing)
  }

  private scalar(start: number, end: number): void {
    if (this.nodes.bytes[start] === QUOTE) this.string(start, end)
    else this.sink.copy(this.nodes.bytes, start, end)
  }

  private string(start: number, end: number): void {
    const { bytes } = this.nodes
    const rewritten = withEscapes(bytes, start, end, this.options.escapes)
    if (rewritten === undefined) this.sink.copy(bytes, start, end)
    else this.sink.copy(rewritten)
  }

  private startLine(): void {
    if (!this.isFormatted) return
    const { indent } = this.options
    this.sink.byte(LINE_FEED)
    if (indent === 'tab') this.sink.repeat(TAB, this.open.length)
    else this.sink.repeat(SPACE, Number(indent) * this.open.length)
  }

  private isShort(array: number): boolean {
    const { nodes, open, options } = this
    return options.arrays === 'short' && fitsOneLine(nodes, array, open.length, options)
  }

  private shortArray(node: number): void {
    const { starts, ends, afters } = this.nodes
    const end = afters[node] as number
    for (let child = node + 1; child < end; child++) {
      if (child > node + 1) {
        this.sink.byte(COMMA)
        this.sink.byte(SPACE)
      }
      this.scalar(starts[child] as number, ends[child] as number)
    }
    this.sink.byte(OPEN_ARRAY + TO_CLOSING)
  }
}

const ORDERS = {
  'code-unit': byCodeUnit,
  natural: (a: string, b: string) => compareNaturally(a, b) || byCodeUnit(a, b),
}

/** Returns the members of an object sorted by decoded key. Members with the same key stay in document order. */
function sortedMembers(
  nodes: Nodes,
  object: number,
  sort: Exclude<LayoutOptions['sort'], 'off'>,
): Iterator<number> {
  const order = ORDERS[sort]
  return Array.from(childrenOf(nodes, object), (node) => ({ node, key: keyOf(nodes, node) ?? '' }))
    .sort((a, b) => order(a.key, b.key))
    .map(({ node }) => node)
    .values()
}

let collator: Intl.Collator | undefined

/** Compares keys without case and with digits as numbers. The fixed locale gives the same order in every browser. */
function compareNaturally(a: string, b: string): number {
  // Created on first use: it takes 40 ms on a phone, and few documents are sorted.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

/** Compares keys by UTF-16 code unit, as RFC 8785 section 3.2.3 requires. JavaScript strings compare this way. */
function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

import { kindOf } from '../text/nodes.ts'
import { isTrue, type QueryRunner } from './filter.ts'
import { elementOf, memberOf, seenChildren, type SeenNodes } from './seen-nodes.ts'
import { isSingular, type Query, type Segment, type Selector } from './syntax.ts'

/** Thrown when a query selects more values than fit in memory. */
export class TooManyError extends Error {}

const MOST_SELECTED = 5_000_000

/** Runs queries on one document. */
export class Selection implements QueryRunner {
  readonly seen: SeenNodes

  constructor(seen: SeenNodes) {
    this.seen = seen
  }

  /**
   * Returns the values that a query selects, in the order of RFC 9535. A value reached in two ways is listed twice. `from` is
   * where the query begins: 0 for the whole document, or the value that a filter tests.
   */
  select(query: Query, from: number): number[] {
    let selected = [from]
    for (const segment of query.segments) {
      const next: number[] = []
      for (const node of selected) this.follow(segment, node, next)
      selected = next
    }
    return selected
  }

  /** Returns the value of a singular query, or undefined. */
  selectOne(query: Query, from: number): number | undefined {
    let node: number | undefined = from
    for (const { selectors } of query.segments) {
      if (node === undefined) return undefined
      const [selector] = selectors
      if (selector?.kind === 'name') node = memberOf(this.seen, node, selector)
      else if (selector?.kind === 'index') node = elementAt(this.seen, node, selector.index)
    }
    return node
  }

  /** Whether a query selects anything. */
  selectsAny(query: Query, from: number): boolean {
    if (isSingular(query)) return this.selectOne(query, from) !== undefined
    return this.select(query, from).length > 0
  }

  private follow({ reach, selectors }: Segment, node: number, to: number[]): void {
    const { nodes, replaced } = this.seen
    const end = reach === 'children' ? node + 1 : (nodes.afters[node] as number)
    for (let at = node; at < end; at++) {
      if (at > node && replaced?.[at] === 1) {
        // Skips the values inside it as well.
        at = (nodes.afters[at] as number) - 1
        continue
      }
      if (nodes.sizes[at] === 0) continue
      for (const selector of selectors) this.choose(selector, at, to)
      if (to.length > MOST_SELECTED) throw new TooManyError()
    }
  }

  private choose(selector: Selector, node: number, to: number[]): void {
    const { seen } = this
    switch (selector.kind) {
      case 'name':
        return add(to, memberOf(seen, node, selector))
      case 'index':
        return add(to, elementAt(seen, node, selector.index))
      case 'slice':
        return addSlice(seen, selector, node, to)
      case 'all':
        for (const child of seenChildren(seen, node)) to.push(child)
        return
      case 'filter':
        for (const child of seenChildren(seen, node)) {
          if (isTrue(this, selector.test, child)) to.push(child)
        }
    }
  }
}

function add(to: number[], node: number | undefined): void {
  if (node !== undefined) to.push(node)
}

function elementAt(seen: SeenNodes, node: number, index: number): number | undefined {
  return elementOf(seen, node, index < 0 ? (seen.nodes.sizes[node] as number) + index : index)
}

type Slice = Extract<Selector, { kind: 'slice' }>

/** Adds the elements of a slice (RFC 9535 section 2.3.4.2.2). */
function addSlice(seen: SeenNodes, { start, end, step }: Slice, node: number, to: number[]): void {
  if (step === 0 || kindOf(seen.nodes, node) !== 'array') return
  const elements = [...seenChildren(seen, node)]
  const count = elements.length
  const clamped = (bound: number | undefined, fallback: number) => {
    if (bound === undefined) return fallback
    const [lowest, highest] = step > 0 ? [0, count] : [-1, count - 1]
    return Math.min(Math.max(bound < 0 ? count + bound : bound, lowest), highest)
  }
  const first = clamped(start, step > 0 ? 0 : count - 1)
  const stop = clamped(end, step > 0 ? count : -1)
  for (let at = first; step > 0 ? at < stop : at > stop; at += step) to.push(elements[at] as number)
}

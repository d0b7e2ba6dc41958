import { jsonPointer } from '../text/node-path.ts'
import { keyOf } from '../text/nodes.ts'
import { isObjectAt, type Classed, type ValueClasses } from './classes.ts'
import { PAIRED, type Entries } from './entries.ts'

/** Two documents read for comparing. */
export interface Documents {
  left: Classed
  right: Classed
  classes: ValueClasses
}

/** A pair of objects or arrays, and the entry of it that is being visited. The outermost holds the two documents as its only entry. */
export class Frame {
  readonly parent: Frame | undefined
  readonly documents: Documents
  readonly left: number
  readonly right: number
  readonly entries: Entries
  readonly depth: number
  at = -1
  private knownLeftBase: string | undefined
  private knownRightBase: string | undefined

  constructor(
    documents: Documents,
    entries: Entries,
    pair = { left: -1, right: -1 },
    parent?: Frame,
  ) {
    this.documents = documents
    this.entries = entries
    this.left = pair.left
    this.right = pair.right
    this.parent = parent
    this.depth = parent === undefined ? 0 : parent.depth + 1
  }

  /** Goes on to the next entry; false after the last. */
  next(): boolean {
    return ++this.at < this.entries.states.length
  }

  get leftNode(): number {
    return this.entries.left[this.at] as number
  }

  get rightNode(): number {
    return this.entries.right[this.at] as number
  }

  get state() {
    return this.entries.states[this.at] ?? PAIRED
  }

  get isObject(): boolean {
    return this.left >= 0 && isObjectAt(this.documents.left.nodes, this.left)
  }

  /** Whether the entry is the same on both sides, at the same place. */
  get isSame(): boolean {
    const { left, right } = this.documents
    if (this.leftNode < 0 || this.rightNode < 0) return false
    return left.values[this.leftNode] === right.values[this.rightNode]
  }

  /** Where the entry is in the left document, as a JSON Pointer; only its last step where that is too deep. */
  get leftPointer(): string {
    const { documents, entries, leftNode } = this
    return this.leftBase + this.step(documents.left, leftNode, entries.leftPlaces[this.at])
  }

  /** Where the entry is in the right document, in the same way; for a member that is removed, where it would be. */
  get rightPointer(): string {
    return this.rightPointerAt(this.at)
  }

  /** The same of another entry of the pair. */
  rightPointerAt(at: number): string {
    const { documents, entries } = this
    const node = entries.right[at] as number
    if (node >= 0) return this.rightBase + this.step(documents.right, node, entries.rightPlaces[at])
    return this.rightBase + this.step(documents.left, entries.left[at] as number, undefined)
  }

  /** Where the left one of the pair is. */
  get leftBase(): string {
    return (this.knownLeftBase ??= this.isTooDeep ? '…' : (this.parent?.leftPointer ?? ''))
  }

  /** Where the right one of the pair is. */
  get rightBase(): string {
    return (this.knownRightBase ??= this.isTooDeep ? '…' : (this.parent?.rightPointer ?? ''))
  }

  /** Whether the paths of what is in it are not written out: at a hundred thousand levels they would fill the memory. */
  get isTooDeep(): boolean {
    return this.depth > DEEPEST_PATH
  }

  private step({ nodes }: Classed, node: number, place: number | undefined): string {
    if (this.parent === undefined) return ''
    return this.isObject ? jsonPointer([keyOf(nodes, node) ?? '']) : `/${place ?? ''}`
  }
}

const DEEPEST_PATH = 1_000

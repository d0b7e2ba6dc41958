import { type Classed, isContainer, isObjectAt, type ValueClasses } from './classes.ts'
import { elementEntries, elementsOf, Entries, memberEntries, PAIRED, pairsOf } from './entries.ts'
import { holdsObjects, type KeyProblem, pairByKey, pairByPosition } from './pair-elements.ts'
import { jsonPointer } from '../text/node-path.ts'
import { keyOf } from '../text/nodes.ts'

/** Receives the entries of a comparison in display order; the frame has the position. */
export interface Visitor {
  /** Begins a pair of objects or arrays; its entries follow until `close`. */
  open?(inner: Frame): void
  close?(inner: Frame): void
  /** Receives the frame's current entry, when it is not a pair of objects or arrays. */
  value(frame: Frame): void
}

/** An array that could not be compared by the key. */
interface KeyFailure {
  pointer: string
  problem: KeyProblem
}

/** Walks two documents side by side without recursion and reports each entry to the visitors. */
export function walk(documents: Documents, key: string, visitors: Visitor[]): KeyFailure[] {
  const failures: KeyFailure[] = []
  const keyClass = key === '' ? -1 : documents.classes.keyClass(key)
  const whole = new Entries()
  whole.add(0, 0, PAIRED)
  let frame: Frame | undefined = new Frame(documents, whole)
  while (frame !== undefined) {
    if (!frame.next()) {
      if (frame.parent !== undefined) for (const visitor of visitors) visitor.close?.(frame)
      frame = frame.parent
    } else if (isPairOfContainers(frame)) {
      const inner = innerFrame(frame, keyClass, failures)
      for (const visitor of visitors) visitor.open?.(inner)
      frame = inner
    } else {
      for (const visitor of visitors) visitor.value(frame)
    }
  }
  return failures
}

function isPairOfContainers({ documents, leftNode, rightNode }: Frame): boolean {
  const { left, right } = documents
  if (leftNode < 0 || rightNode < 0 || !isContainer(left.nodes, leftNode)) return false
  if (left.nodes.sizes[leftNode] === 0 && right.nodes.sizes[rightNode] === 0) return false
  return (
    left.nodes.bytes[left.nodes.starts[leftNode] as number] ===
    right.nodes.bytes[right.nodes.starts[rightNode] as number]
  )
}

function innerFrame(frame: Frame, keyClass: number, failures: KeyFailure[]): Frame {
  const { documents, leftNode: left, rightNode: right } = frame
  const isObject = isObjectAt(documents.left.nodes, left)
  const entries = isObject
    ? memberEntries(documents.left, documents.right, left, right)
    : arrayEntries(frame, keyClass, failures)
  return new Frame(documents, entries, { left, right }, frame)
}

function arrayEntries(frame: Frame, keyClass: number, failures: KeyFailure[]): Entries {
  const { left, right, classes } = frame.documents
  const lefts = elementsOf(left, frame.leftNode)
  const rights = elementsOf(right, frame.rightNode)
  const arrays = { left, right, lefts, rights }
  if (frame.isSame) return pairsOf(lefts, rights)
  if (keyClass >= 0 && (holdsObjects(left, lefts) || holdsObjects(right, rights))) {
    const pairing = pairByKey(arrays, keyClass)
    if (typeof pairing !== 'string') return elementEntries(lefts, rights, pairing)
    failures.push({ pointer: frame.rightPointer, problem: pairing })
  }
  return elementEntries(lefts, rights, pairByPosition(arrays, classes))
}

/** Two classified documents. */
interface Documents {
  left: Classed
  right: Classed
  classes: ValueClasses
}

/** A pair of objects or arrays and its current entry. The outermost frame has the two documents as its only entry. */
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

  /** Moves to the next entry; false after the last. */
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

  /** Whether the entry has equal values on both sides. */
  get isSame(): boolean {
    const { left, right } = this.documents
    if (this.leftNode < 0 || this.rightNode < 0) return false
    return left.values[this.leftNode] === right.values[this.rightNode]
  }

  /** The JSON Pointer of the entry in the left document; below the depth limit only its last step. */
  get leftPointer(): string {
    const { documents, entries, leftNode } = this
    return this.leftBase + this.step(documents.left, leftNode, entries.leftPlaces[this.at])
  }

  /** The JSON Pointer of the entry in the right document; of a removed member, where it would be. */
  get rightPointer(): string {
    return this.rightPointerAt(this.at)
  }

  /** The JSON Pointer of a given entry in the right document. */
  rightPointerAt(at: number): string {
    const { documents, entries } = this
    const node = entries.right[at] as number
    if (node >= 0) return this.rightBase + this.step(documents.right, node, entries.rightPlaces[at])
    return this.rightBase + this.step(documents.left, entries.left[at] as number, undefined)
  }

  /** The JSON Pointer of the left container. */
  get leftBase(): string {
    return (this.knownLeftBase ??= this.isTooDeep ? '…' : (this.parent?.leftPointer ?? ''))
  }

  /** The JSON Pointer of the right container. */
  get rightBase(): string {
    return (this.knownRightBase ??= this.isTooDeep ? '…' : (this.parent?.rightPointer ?? ''))
  }

  /** Whether paths are shortened here: at a hundred thousand levels they would fill the memory. */
  get isTooDeep(): boolean {
    return this.depth > DEEPEST_PATH
  }

  private step({ nodes }: Classed, node: number, place: number | undefined): string {
    if (this.parent === undefined) return ''
    return this.isObject ? jsonPointer([keyOf(nodes, node) ?? '']) : `/${place ?? ''}`
  }
}

const DEEPEST_PATH = 1_000

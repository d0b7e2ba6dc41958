import { isContainer, isObjectAt } from './classes.ts'
import { elementEntries, elementsOf, Entries, memberEntries, pairsOf, PAIRED } from './entries.ts'
import { Frame, type Documents } from './frame.ts'
import { holdsObjects, pairByKey, pairByPosition, type KeyProblem } from './pair-elements.ts'

/** Hears of a comparison in the order in which it is shown; the frame tells where it is. */
export interface Visitor {
  /** Two objects or two arrays that belong together; what is in them follows, between this and `close`. */
  open?(inner: Frame): void
  close?(inner: Frame): void
  /** The entry the frame is at, where it is no pair of objects or arrays. */
  value(frame: Frame): void
}

/** Arrays that were to be compared by a key and could not be. */
export interface KeyFailure {
  pointer: string
  problem: KeyProblem
}

/** Walks two documents side by side, without recursion, and tells each visitor what belongs together and what does not. */
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

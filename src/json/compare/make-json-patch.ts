import { textOf } from '../text/nodes.ts'
import { ADDED, MOVED_AWAY, MOVED_HERE, PAIRED, REMOVED } from './entries.ts'
import { NO_PATCH } from './sentences.ts'
import type { Frame, Visitor } from './walk.ts'

const LARGEST_PATCH = 100_000_000

/**
 * Creates the JSON Patch (RFC 6902) from the left document to the right one. Corrects the members or elements of a container
 * before the values inside them, so every path is one of the right document.
 */
export class JsonPatchMaker implements Visitor {
  private readonly operations: string[] = []
  private size = 0
  private refusal: string | undefined

  open(inner: Frame): void {
    const { entries } = inner
    if (entries.states.every((state) => state === PAIRED)) return
    if (inner.isObject) this.changeMembers(inner)
    else this.changeElements(inner)
  }

  value(frame: Frame): void {
    const { state } = frame
    // The other states are handled when their container is opened.
    if ((state !== PAIRED && state !== MOVED_HERE) || frame.isSame) return
    this.add(frame, 'replace', frame.rightPointer, `,"value":${valueOf(frame)}`)
  }

  /** Returns the text of the patch, or why there is none. */
  patch(): { text: string } | { refusal: string } {
    if (this.refusal !== undefined) return { refusal: this.refusal }
    return { text: `[${this.operations.join(',')}]` }
  }

  private changeMembers(inner: Frame): void {
    const { entries } = inner
    entries.states.forEach((state, at) => {
      if (state === PAIRED) return
      const pointer = inner.rightPointerAt(at)
      if (state === REMOVED) this.add(inner, 'remove', pointer, '')
      else this.add(inner, 'add', pointer, `,"value":${valueOf(inner, at)}`)
    })
  }

  private changeElements(inner: Frame): void {
    const { entries, rightBase } = inner
    const { states } = entries
    const isThere = Uint8Array.from(states, (state) =>
      state === ADDED || state === MOVED_HERE ? 0 : 1,
    )
    const places = new PlaceCounts(isThere)
    /** The entries of elements that will move, by node. */
    const away = new Map<number, number>()
    for (let at = states.length - 1; at >= 0; at--) {
      if (states[at] === MOVED_AWAY) away.set(entries.left[at] as number, at)
      if (states[at] !== REMOVED) continue
      this.add(inner, 'remove', `${rightBase}/${places.before(at)}`, '')
      places.change(at, -1)
    }
    states.forEach((state, at) => {
      if (state !== ADDED && state !== MOVED_HERE) return
      const source = state === ADDED ? undefined : away.get(entries.left[at] as number)
      let rest = source === undefined ? `,"value":${valueOf(inner, at)}` : ''
      if (source !== undefined) {
        rest = `,"from":${JSON.stringify(`${rightBase}/${places.before(source)}`)}`
        places.change(source, -1)
      }
      const pointer = `${rightBase}/${places.before(at)}`
      this.add(inner, source === undefined ? 'add' : 'move', pointer, rest)
      places.change(at, 1)
    })
  }

  private add(frame: Frame, name: string, pointer: string, rest: string): void {
    if (this.refusal !== undefined) return
    const operation = `{"op":"${name}","path":${JSON.stringify(pointer)}${rest}}`
    this.size += operation.length
    if (frame.isTooDeep) this.refusal = NO_PATCH.tooDeep
    else if (this.size > LARGEST_PATCH) this.refusal = NO_PATCH.tooLarge
    if (this.refusal === undefined) this.operations.push(operation)
    else this.operations.length = 0
  }
}

/** Returns the right value of an entry as written. */
function valueOf({ documents, entries, at }: Frame, place = at): string {
  return textOf(documents.right.nodes, entries.right[place] as number)
}

/** Counts taken places in a Fenwick tree (P. M. Fenwick 1994): O(log n) for each query and change. */
class PlaceCounts {
  private readonly sums: Int32Array

  /** `taken` is 1 for each taken place. */
  constructor(taken: Uint8Array) {
    this.sums = new Int32Array(taken.length + 1)
    for (let at = 1; at < this.sums.length; at++) {
      this.sums[at] = (this.sums[at] as number) + (taken[at - 1] as number)
      const next = at + (at & -at)
      if (next < this.sums.length) {
        this.sums[next] = (this.sums[next] as number) + (this.sums[at] as number)
      }
    }
  }

  /** Counts the taken places before this one. */
  before(place: number): number {
    let count = 0
    for (let at = place; at > 0; at -= at & -at) count += this.sums[at] as number
    return count
  }

  /** Takes a place (1) or frees it (-1). */
  change(place: number, by: 1 | -1): void {
    for (let at = place + 1; at < this.sums.length; at += at & -at) {
      this.sums[at] = (this.sums[at] as number) + by
    }
  }
}

import { searchBudget } from '@/difference/common-subsequence.ts'
import { NO_KEY, textOf, type Nodes } from '../text/nodes.ts'
import { BACKSLASH, OPEN_ARRAY, OPEN_OBJECT, QUOTE, stringEnd } from '../text/tokens.ts'
import { canonicalNumber, canonicalString, isPlainNumber } from './canonical.ts'
import { Interner, withRoom } from './interner.ts'

/** Whether equal values written differently are equal: 1 and 1.0, "₹" and "\u20b9". */
export type Spelling = 'ignored' | 'compared'

/**
 * A document with the equivalence class of each value. Equal values have the same class, also in two documents read by the same
 * `ValueClasses`.
 */
export interface Classed {
  nodes: Nodes
  /** The class of each value. */
  values: Int32Array
  /** The class of each key; -1 without one. */
  keys: Int32Array
  /** 1 for a member whose key repeats later in its object: like most programs, the comparison uses the last only. */
  repeated: Uint8Array
  repeatedCount: number
}

const ARRAY = -1
const OBJECT = -2
const LETTER_T = 0x74
const LETTER_F = 0x66
const LETTER_N = 0x6e
const FEW = 24

/** Finds equal values by hash consing, in one pass over each document and without recursion. */
export class ValueClasses {
  private readonly scalars = new Interner<Uint8Array>(new Uint8Array(1 << 16))
  private readonly containers = new Interner<Int32Array>(new Int32Array(1 << 14))
  private readonly spelling: Spelling
  private readonly encoder = new TextEncoder()
  /** Shared by the searches in all arrays, so that many long arrays take no longer than one. */
  readonly budget = searchBudget()
  /** Buffers for the children of the current container, and for its interned sequence. */
  private children = new Int32Array(64)
  private parts = new Int32Array(129)

  constructor(spelling: Spelling) {
    this.spelling = spelling
  }

  /** Classifies the values of a document. */
  read(nodes: Nodes): Classed {
    const { count } = nodes
    const values = new Int32Array(count)
    const keys = new Int32Array(count).fill(-1)
    const classed = { nodes, values, keys, repeated: new Uint8Array(count), repeatedCount: 0 }
    for (let node = 0; node < count; node++) {
      const key = nodes.keys[node] as number
      if (key !== NO_KEY) keys[node] = this.stringClass(nodes, key, stringEnd(nodes.bytes, key))
      if (!isContainer(nodes, node)) values[node] = this.scalarClass(nodes, node)
    }
    // Children come after their container, so in reverse order they are classified first.
    for (let node = count - 1; node >= 0; node--) {
      if (isContainer(nodes, node)) values[node] = this.containerClass(classed, node)
    }
    return classed
  }

  /** Returns the members of an object: the classes of key and value in turn, sorted by key. */
  membersOf(objectClass: number): Int32Array {
    return this.containers.sequence(objectClass >> 1).subarray(1)
  }

  /** Returns the classes of the elements of an array. */
  elementsOf(arrayClass: number): Int32Array {
    return this.containers.sequence(arrayClass >> 1).subarray(1)
  }

  /** Returns the class of a key. */
  keyClass(key: string): number {
    const bytes = this.encoder.encode(JSON.stringify(key))
    return 2 * this.scalars.idOf(bytes, 0, bytes.length)
  }

  private scalarClass(nodes: Nodes, node: number): number {
    const { bytes } = nodes
    const [start, end] = [nodes.starts[node] as number, nodes.ends[node] as number]
    const byte = bytes[start] as number
    if (byte === QUOTE && this.spelling === 'ignored') return this.stringClass(nodes, start, end)
    const isWord = byte === LETTER_T || byte === LETTER_F || byte === LETTER_N
    const isWritten = this.spelling === 'compared' || isWord || isPlainNumber(bytes, start, end)
    if (isWritten) return 2 * this.scalars.idOf(bytes, start, end)
    return this.textClass(canonicalNumber(textOf(nodes, node)))
  }

  private stringClass({ bytes }: Nodes, start: number, end: number): number {
    for (let at = start + 1; at < end; at++) {
      if (bytes[at] !== BACKSLASH) continue
      return this.textClass(canonicalString(new TextDecoder().decode(bytes.subarray(start, end))))
    }
    return 2 * this.scalars.idOf(bytes, start, end)
  }

  private textClass(text: string): number {
    const bytes = this.encoder.encode(text)
    return 2 * this.scalars.idOf(bytes, 0, bytes.length)
  }

  private containerClass(classed: Classed, node: number): number {
    const { nodes, values, keys } = classed
    const count = this.collectChildren(nodes, node)
    const isObject = isObjectAt(nodes, node)
    let length = 0
    this.parts[length++] = isObject ? OBJECT : ARRAY
    if (isObject) sortByKey(this.children.subarray(0, count), keys)
    for (let at = 0; at < count; at++) {
      const child = this.children[at] as number
      if (isObject) {
        const next = at + 1 < count ? (this.children[at + 1] as number) : -1
        if (next >= 0 && keys[next] === keys[child]) {
          classed.repeated[child] = 1
          classed.repeatedCount++
          continue
        }
        this.parts[length++] = keys[child] as number
      }
      this.parts[length++] = values[child] as number
    }
    return 2 * this.containers.idOf(this.parts, 0, length) + 1
  }

  private collectChildren({ sizes, afters }: Nodes, node: number): number {
    const count = sizes[node] as number
    if (count > this.children.length) {
      this.children = withRoom(this.children, 2 * count)
      this.parts = withRoom(this.parts, 4 * count + 1)
    }
    let child = node + 1
    for (let at = 0; at < count; at++) {
      this.children[at] = child
      child = afters[child] as number
    }
    return count
  }
}

/** Whether a value is an object or an array. */
export function isContainer(nodes: Nodes, node: number): boolean {
  const byte = nodes.bytes[nodes.starts[node] as number]
  return byte === OPEN_OBJECT || byte === OPEN_ARRAY
}

/** Whether a value is an object. */
export function isObjectAt(nodes: Nodes, node: number): boolean {
  return nodes.bytes[nodes.starts[node] as number] === OPEN_OBJECT
}

/** Sorts members by the class of their key, in a stable order. */
function sortByKey(members: Int32Array, keys: Int32Array): void {
  const keyAt = (at: number) => keys[members[at] as number] as number
  if (members.length > FEW) {
    members.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b)
    return
  }
  for (let at = 1; at < members.length; at++) {
    const member = members[at] as number
    const key = keys[member] as number
    let place = at
    for (; place > 0 && keyAt(place - 1) > key; place--) {
      members[place] = members[place - 1] as number
    }
    members[place] = member
  }
}

import { keyOf, type Nodes } from '../text/nodes.ts'
import { BACKSLASH, QUOTE } from '../text/tokens.ts'

/** The constants of the FNV-1a hash. */
const FNV_START = 0x811c9dc5
const FNV_FACTOR = 0x01000193

/** Numbers the different keys of a document, so that a key read a million times is decoded once. */
export class KeyNames {
  readonly names: string[] = []
  private readonly nodes: Nodes
  private readonly numbers = new Map<string, number>()
  /** For each way a key is written, by its hash: where it is written so, and its number. */
  private readonly spellings = new Map<number, { start: number; number: number }[]>()

  constructor(nodes: Nodes) {
    this.nodes = nodes
  }

  /** The number of a member's key. */
  ofMember(node: number): number {
    const start = this.nodes.keys[node] as number
    const hash = this.hash(start)
    const spellings = this.spellings.get(hash)
    const known = spellings?.find((spelling) => this.areSame(spelling.start, start))
    if (known !== undefined) return known.number
    const number = this.ofName(keyOf(this.nodes, node) as string)
    if (spellings === undefined) this.spellings.set(hash, [{ start, number }])
    else spellings.push({ start, number })
    return number
  }

  ofName(name: string): number {
    let number = this.numbers.get(name)
    if (number === undefined) {
      number = this.names.push(name) - 1
      this.numbers.set(name, number)
    }
    return number
  }

  private hash(start: number): number {
    const { bytes } = this.nodes
    let hash = FNV_START
    for (let at = start + 1; bytes[at] !== QUOTE; at++) {
      if (bytes[at] === BACKSLASH) at++
      hash = Math.imul(hash ^ (bytes[at] as number), FNV_FACTOR)
    }
    return hash
  }

  private areSame(one: number, other: number): boolean {
    const { bytes } = this.nodes
    for (let at = 1; ; at++) {
      const byte = bytes[one + at]
      if (byte !== bytes[other + at]) return false
      if (byte === QUOTE) return true
      if (byte !== BACKSLASH) continue
      at++
      if (bytes[one + at] !== bytes[other + at]) return false
    }
  }
}

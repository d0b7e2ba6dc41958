import { BACKSLASH } from './tokens.ts'

/** Up to here, comparing with each key before it is faster than a map. */
const FEW_KEYS = 16
const LONGEST_NAME = 80
/** The constants of the FNV-1a hash, and the bits that engines store without allocating. */
const FNV_START = 0x811c9dc5
const FNV_FACTOR = 0x01000193
const SMALL_INTEGER = 0x3fffffff
const decoder = new TextDecoder()
const encoder = new TextEncoder()

/**
 * The keys of all open objects, innermost last. Per key there are a hash and two offsets, and they are dropped when
 * its object closes, so the memory used follows the depth of a document and the size of its objects, not its length.
 */
export class KeyIndex {
  count = 0

  private readonly bytes: Uint8Array
  private readonly hashes: number[] = []
  private readonly starts: number[] = []
  private readonly ends: number[] = []
  /** For objects of many keys: hash → number of the key, by the number of the object's first key. */
  private readonly maps = new Map<number, Map<number, number>>()

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /** Adds the key between two offsets (quotes included); says whether the object starting at `firstKey` had it already. */
  hadBefore(firstKey: number, start: number, end: number): boolean {
    const hash = this.hash(start, end)
    const number = this.count++
    this.hashes[number] = hash
    this.starts[number] = start
    this.ends[number] = end
    if (number - firstKey >= FEW_KEYS) return this.isInMap(firstKey, number)
    for (let other = firstKey; other < number; other++) {
      if (this.hashes[other] === hash && this.areEqual(other, number)) return true
    }
    return false
  }

  /** Forgets an object that has closed, given the number of its first key. */
  dropFrom(firstKey: number): void {
    if (this.count - firstKey > FEW_KEYS) this.maps.delete(firstKey)
    this.count = firstKey
  }

  /** A key as a reader knows it, shortened when it is very long. */
  name(number: number): string {
    const name = this.key(number)
    return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
  }

  private isInMap(firstKey: number, number: number): boolean {
    let map = this.maps.get(firstKey)
    if (map === undefined) {
      map = new Map()
      this.maps.set(firstKey, map)
      for (let other = firstKey; other < number; other++) this.addToMap(map, other)
    }
    return this.addToMap(map, number)
  }

  /** Puts a key at the first free place from its hash on; says whether an equal one stood on the way. */
  private addToMap(map: Map<number, number>, number: number): boolean {
    let place = this.hashes[number] as number
    for (let other = map.get(place); other !== undefined; other = map.get(place)) {
      if (this.hashes[other] === this.hashes[number] && this.areEqual(other, number)) return true
      place++
    }
    map.set(place, number)
    return false
  }

  private hash(start: number, end: number): number {
    let hash = FNV_START
    for (let at = start + 1; at < end - 1; at++) {
      const byte = this.bytes[at] as number
      if (byte === BACKSLASH) return unescapedHash(this.unescaped(start, end))
      hash = Math.imul(hash ^ byte, FNV_FACTOR)
    }
    return hash & SMALL_INTEGER
  }

  private areEqual(one: number, other: number): boolean {
    return this.key(one) === this.key(other)
  }

  private key(number: number): string {
    return this.unescaped(this.starts[number] as number, this.ends[number] as number)
  }

  private unescaped(start: number, end: number): string {
    return JSON.parse(decoder.decode(this.bytes.subarray(start, end))) as string
  }
}

/** The hash of a key written with escapes, so that "\u0061" meets "a". */
function unescapedHash(key: string): number {
  let hash = FNV_START
  for (const byte of encoder.encode(key)) hash = Math.imul(hash ^ byte, FNV_FACTOR)
  return hash & SMALL_INTEGER
}

import { BACKSLASH } from './tokens.ts'

/** Up to this many keys, a linear search is faster than a map. */
const FEW_KEYS = 16
const LONGEST_NAME = 80
/** The FNV-1a constants, and a mask for the integers that engines store without allocating. */
const FNV_START = 0x811c9dc5
const FNV_FACTOR = 0x01000193
const SMALL_INTEGER = 0x3fffffff
const decoder = new TextDecoder()
const encoder = new TextEncoder()

/**
 * The keys of all open objects, innermost last. Each key takes a hash and two offsets, which are dropped when its object
 * closes. So memory use depends on nesting depth and object size, not on document length.
 */
export class KeyIndex {
  count = 0

  private readonly bytes: Uint8Array
  private readonly hashes: number[] = []
  private readonly starts: number[] = []
  private readonly ends: number[] = []
  /** For objects with many keys: maps from hash to key index, by the index of the object's first key. */
  private readonly maps = new Map<number, Map<number, number>>()

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /**
   * Adds the key between two offsets, quotes included. Returns whether the object whose first key is `firstKey` already
   * has it.
   */
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

  /** Drops the keys of a closed object, given the index of its first key. */
  dropFrom(firstKey: number): void {
    if (this.count - firstKey > FEW_KEYS) this.maps.delete(firstKey)
    this.count = firstKey
  }

  /** Returns a key with its escapes decoded, truncated if very long. */
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

  /** Inserts a key by open addressing with linear probing. Returns whether it finds an equal key. */
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

/** Hashes a decoded key, so that "\u0061" and "a" have the same hash. */
function unescapedHash(key: string): number {
  let hash = FNV_START
  for (const byte of encoder.encode(key)) hash = Math.imul(hash ^ byte, FNV_FACTOR)
  return hash & SMALL_INTEGER
}

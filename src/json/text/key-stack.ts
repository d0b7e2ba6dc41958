import { BACKSLASH } from './tokens.ts'

/** A repeated key in an object. */
export interface DuplicateKey {
  key: string
  /** The path of the object that contains the key: "$.users[3]". */
  path: string
  /** The byte offset of the repeated key. */
  offset: number
}

export interface DuplicateKeys {
  /** The total number of repeated keys. */
  count: number
  /** The first 100, in document order. */
  listed: DuplicateKey[]
}

const MOST_LISTED = 100
const MOST_PATH_STEPS = 20

/** The open objects and arrays at the scanner's position, with the keys read so far in each object. */
export class KeyStack {
  depth = 0
  isInObject = false
  readonly duplicates: DuplicateKeys = { count: 0, listed: [] }

  private readonly keys: KeyIndex
  /** One number per level: the index of an object's first key, or -1 - index of an array's current element. */
  private readonly levels: number[] = []

  constructor(bytes: Uint8Array) {
    this.keys = new KeyIndex(bytes)
  }

  openObject(): void {
    this.isInObject = true
    this.levels[this.depth++] = this.keys.count
  }

  openArray(): void {
    this.isInObject = false
    this.levels[this.depth++] = -1
  }

  close(): void {
    const level = this.levels[--this.depth] as number
    if (level >= 0) this.keys.dropFrom(level)
    this.isInObject = this.depth > 0 && (this.levels[this.depth - 1] as number) >= 0
  }

  /** Advances the element index if the innermost level is an array. */
  countComma(): void {
    const level = this.levels[this.depth - 1] as number
    if (level < 0) this.levels[this.depth - 1] = level - 1
  }

  /** Adds the key between two offsets, quotes included, to the innermost object. */
  addKey(start: number, end: number): void {
    const firstKey = this.levels[this.depth - 1] as number
    if (!this.keys.hadBefore(firstKey, start, end)) return
    this.duplicates.count++
    if (this.duplicates.listed.length >= MOST_LISTED) return
    const key = this.keys.name(this.keys.count - 1)
    this.duplicates.listed.push({ key, path: this.path(), offset: start })
  }

  /** Returns the path from the root ("$") to the innermost object. Omits the outer steps of a very deep path. */
  private path(): string {
    let steps = ''
    let firstKeyInside = this.levels[this.depth - 1] as number
    for (let index = this.depth - 2; index >= 0; index--) {
      if (this.depth - index > MOST_PATH_STEPS) return `…${steps}`
      const level = this.levels[index] as number
      // The latest key of each outer object leads to the next inner level.
      steps =
        (level < 0 ? `[${-1 - level}]` : memberStep(this.keys.name(firstKeyInside - 1))) + steps
      if (level >= 0) firstKeyInside = level
    }
    return `$${steps}`
  }
}

function memberStep(key: string): string {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
}

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
class KeyIndex {
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

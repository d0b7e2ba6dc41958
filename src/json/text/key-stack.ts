import { KeyIndex } from './key-index.ts'

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

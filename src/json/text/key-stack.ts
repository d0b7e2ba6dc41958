import { KeyIndex } from './key-index.ts'

/** A key that its object already had. */
export interface DuplicateKey {
  key: string
  /** The object the key is in: "$.users[3]". */
  path: string
  /** Where the repeated key begins, in bytes. */
  offset: number
}

export interface DuplicateKeys {
  /** How many there are in all. */
  count: number
  /** The first hundred of them, in the order of the text. */
  listed: DuplicateKey[]
}

const MOST_LISTED = 100
const MOST_PATH_STEPS = 20

/** The open objects and arrays around the place a scanner has reached, and the keys each of these objects has had so far. */
export class KeyStack {
  depth = 0
  isInObject = false
  readonly duplicates: DuplicateKeys = { count: 0, listed: [] }

  private readonly keys: KeyIndex
  /** Per level: for an object the number of its first key; for an array -1 - the number of the current element. */
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

  /** In an array, a comma begins the next element. */
  countComma(): void {
    const level = this.levels[this.depth - 1] as number
    if (level < 0) this.levels[this.depth - 1] = level - 1
  }

  /** Adds the key between two offsets (quotes included) to the innermost object. */
  addKey(start: number, end: number): void {
    const firstKey = this.levels[this.depth - 1] as number
    if (!this.keys.hadBefore(firstKey, start, end)) return
    this.duplicates.count++
    if (this.duplicates.listed.length >= MOST_LISTED) return
    const key = this.keys.name(this.keys.count - 1)
    this.duplicates.listed.push({ key, path: this.path(), offset: start })
  }

  /** The way from the whole document ("$") to the innermost object, without its outer part when that is very deep. */
  private path(): string {
    let steps = ''
    let firstKeyInside = this.levels[this.depth - 1] as number
    for (let index = this.depth - 2; index >= 0; index--) {
      if (this.depth - index > MOST_PATH_STEPS) return `…${steps}`
      const level = this.levels[index] as number
      // The last key an object has so far is the one that leads further in.
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

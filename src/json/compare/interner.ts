type Sequence = Uint8Array | Int32Array

const FIRST_ROOM = 1024

/** Assigns ids from 0 to sequences of numbers, the same to equal ones. Compares sequences with equal hashes. */
export class Interner<Kind extends Sequence> {
  count = 0
  private pool: Kind
  /** Where each sequence begins in the pool; it ends where the next begins. */
  private offsets = new Uint32Array(FIRST_ROOM + 1)
  private hashes = new Int32Array(FIRST_ROOM)
  /** An open-addressing hash table of ids plus one; 0 is a free slot. */
  private slots = new Int32Array(4 * FIRST_ROOM)

  constructor(pool: Kind) {
    this.pool = pool
  }

  /** Returns the id of a range of a sequence. */
  idOf(source: Kind, start: number, end: number): number {
    const hash = hashOf(source, start, end)
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (let entry = this.slots[slot]; entry; entry = this.slots[(slot = (slot + 1) & mask)]) {
      if (this.hashes[entry - 1] === hash && this.isAt(entry - 1, source, start, end))
        return entry - 1
    }
    this.slots[slot] = this.count + 1
    return this.add(hash, source, start, end)
  }

  /** Returns the sequence with an id. */
  sequence(id: number): Kind {
    return this.pool.subarray(this.offsets[id], this.offsets[id + 1]) as Kind
  }

  private isAt(id: number, source: Kind, start: number, end: number): boolean {
    const { pool, offsets } = this
    const offset = offsets[id] as number
    if ((offsets[id + 1] as number) - offset !== end - start) return false
    for (let at = start; at < end; at++) {
      if (pool[offset + at - start] !== source[at]) return false
    }
    return true
  }

  private add(hash: number, source: Kind, start: number, end: number): number {
    const id = this.count++
    const offset = this.offsets[id] as number
    const after = offset + end - start
    if (after > this.pool.length) this.pool = withRoom(this.pool, 2 * after)
    for (let at = start; at < end; at++) this.pool[offset + at - start] = source[at] as number
    this.hashes[id] = hash
    this.offsets[id + 1] = after
    if (this.count === this.hashes.length) this.grow()
    return id
  }

  private grow(): void {
    this.hashes = withRoom(this.hashes, 2 * this.count)
    this.offsets = withRoom(this.offsets, 2 * this.count + 1)
    this.slots = new Int32Array(2 * this.slots.length)
    const mask = this.slots.length - 1
    for (let id = 0; id < this.count; id++) {
      let slot = (this.hashes[id] as number) & mask
      while (this.slots[slot]) slot = (slot + 1) & mask
      this.slots[slot] = id + 1
    }
  }
}

/** Returns a longer copy of a column, filled up with zeros. */
export function withRoom<Kind extends Sequence | Uint32Array>(column: Kind, room: number): Kind {
  const longer = new (column.constructor as new (room: number) => Kind)(room)
  longer.set(column)
  return longer
}

/** Hashes by FNV-1a with a final mix as in MurmurHash3. */
function hashOf(source: Sequence, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (source[at] as number), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

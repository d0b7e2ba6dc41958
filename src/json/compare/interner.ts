type Sequence = Uint8Array | Int32Array

const FIRST_ROOM = 1024

/** Gives equal sequences of numbers the same id, from 0 on, and different ones different ids: what is hashed is compared as well. */
export class Interner<Kind extends Sequence> {
  count = 0
  private pool: Kind
  /** Where each sequence begins in the pool; that of the next is where it ends. */
  private offsets = new Uint32Array(FIRST_ROOM + 1)
  private hashes = new Int32Array(FIRST_ROOM)
  /** A table of ids plus one, by hash; 0 is a free place. */
  private slots = new Int32Array(4 * FIRST_ROOM)

  constructor(pool: Kind) {
    this.pool = pool
  }

  /** The id of the sequence between two places of a larger one. */
  idOf(source: Kind, start: number, end: number): number {
    const hash = hashOf(source, start, end)
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (let held = this.slots[slot]; held; held = this.slots[(slot = (slot + 1) & mask)]) {
      if (this.hashes[held - 1] === hash && this.isAt(held - 1, source, start, end)) return held - 1
    }
    this.slots[slot] = this.count + 1
    return this.add(hash, source, start, end)
  }

  /** The sequence with an id. */
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

/** A longer copy of a column of numbers, with zeros at its end. */
export function withRoom<Kind extends Sequence | Uint32Array>(column: Kind, room: number): Kind {
  const longer = new (column.constructor as new (room: number) => Kind)(room)
  longer.set(column)
  return longer
}

/** FNV-1a over whole numbers, its bits mixed once more at the end as in MurmurHash3. */
function hashOf(source: Sequence, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (source[at] as number), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

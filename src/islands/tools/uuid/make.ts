import { v4, v7 } from 'uuid'

import type { Kind } from './choices.ts'

/** Returns a number of new identifiers, as 32 hexadecimal digits. Every UUID v7 and ULID is larger than those before it. */
export function makeIdentifiers(kind: Kind, count: number): string[] {
  return Array.from({ length: count }, makers[kind])
}

const RANDOM_END = 1n << 80n

/**
 * Returns a function that makes ULIDs by their specification: in the same millisecond, or when the clock is set back, the
 * random part grows by one. It throws when a ULID has no successor in its millisecond.
 */
export function ulidMaker(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
  now: () => number = () => Date.now(),
): () => string {
  let [last, part] = [-1, 0n]
  return () => {
    const time = now()
    if (time > last) [last, part] = [time, randomPart(fill)]
    else part++
    if (part >= RANDOM_END)
      throw new Error('This millisecond has no more ULIDs. Generate them again.')
    return digits(last, 12) + digits(part, 20)
  }
}

function randomPart(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): bigint {
  const bytes = new Uint8Array(10)
  fill(bytes)
  return bytes.reduce((part, byte) => (part << 8n) | BigInt(byte), 0n)
}

function digits(number: number | bigint, length: number): string {
  return number.toString(16).padStart(length, '0')
}

/** The package's v4 calls `crypto.randomUUID`, and makes do with random bytes on pages without encryption. */
const makers: Record<Kind, () => string> = {
  v4: () => v4().replaceAll('-', ''),
  v7: () => v7().replaceAll('-', ''),
  ulid: ulidMaker(),
}

import type { Kind } from './choices.ts'

/** Returns random bytes as hexadecimal digits, two for each. */
type RandomHex = (bytes: number) => string

/**
 * Returns a function that makes identifiers, as 32 hexadecimal digits, from a source of random bytes and a clock in
 * milliseconds. It remembers its last UUID v7 and ULID, so that later ones are larger, also when the clock is set back. It
 * throws when a ULID has no successor in its millisecond.
 */
export function createMaker(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
  now: () => number = Date.now,
): (kind: Kind, count: number) => string[] {
  const random = (count: number) => {
    const bytes = new Uint8Array(count)
    fill(bytes)
    return Array.from(bytes, (byte) => PAIRS[byte]).join('')
  }
  const makers: Record<Kind, () => string> = {
    v4: () => versionFour(random(16)),
    v7: sevenMaker(random, now),
    ulid: ulidMaker(random, now),
  }
  return (kind, count) => Array.from({ length: count }, makers[kind])
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Sets version and variant, and leaves the other 122 bits as they are (RFC 9562, section 5.4). */
function versionFour(hex: string): string {
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 12)}4${hex.slice(13, 16)}${variant}${hex.slice(17)}`
}

/** The counter has 42 bits, the most that RFC 9562 recommends (section 6.2, method 1): rand_a and the start of rand_b. */
const COUNTER_END = 2 ** 42
const LOW = 2 ** 30

function sevenMaker(random: RandomHex, now: () => number): () => string {
  let [last, counter] = [-1, 0]
  // The first bit of a new counter is 0, so that it can count 2^41 times at least.
  const seed = () => parseInt(random(6), 16) % 2 ** 41
  return () => {
    const time = now()
    counter++
    if (time > last || counter === COUNTER_END) {
      last = Math.max(time, last + 1)
      counter = seed()
    }
    const high = Math.floor(counter / LOW)
    // The variant is in the two bits above the lower 30.
    const low = 2 ** 31 + (counter % LOW)
    return `${digits(last, 12)}7${digits(high, 3)}${digits(low, 8)}${random(4)}`
  }
}

const RANDOM_END = 1n << 80n

/** Follows the ULID specification: in the same millisecond the random part grows by one. */
function ulidMaker(random: RandomHex, now: () => number): () => string {
  let [last, part] = [-1, 0n]
  return () => {
    const time = now()
    if (time > last) [last, part] = [time, BigInt(`0x${random(10)}`)]
    else part++
    if (part >= RANDOM_END)
      throw new Error('This millisecond has no more ULIDs. Generate them again.')
    return digits(last, 12) + digits(part, 20)
  }
}

function digits(number: number | bigint, length: number): string {
  return number.toString(16).padStart(length, '0')
}

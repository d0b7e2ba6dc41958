import { ownEntry } from '@/lib/own-entry.ts'
import type { Identifier } from './read-id.ts'

interface Description extends Record<'name' | 'meaning', string> {
  variant?: string
  nanos?: bigint
  place?: ReturnType<typeof placeOf>
}

const MEANINGS = {
  1: 'time, clock sequence and node',
  2: 'DCE security, with a number of a user or group',
  3: 'MD5 hash of a name',
  4: 'random',
  5: 'SHA-1 hash of a name',
  6: 'time first, then clock sequence and node',
  7: 'Unix time first, then random bits or a counter',
  8: 'for the use of its maker',
}
const STANDARD = 'RFC 9562 (binary 10)'

/**
 * Describes an identifier by RFC 9562 or the ULID specification: its name with what that means, its variant, when it was made
 * in nanoseconds since 1970, and for versions 1 and 6 the place where. What it does not say is missing.
 */
export function describe({ kind, hex }: Identifier): Description {
  if (kind === 'ULID')
    return { name: 'ULID', meaning: 'Unix time first, then random bits', nanos: unixNanos(hex) }
  if (/^0+$/.test(hex)) return { name: 'Nil UUID', meaning: 'no UUID, all bits are 0' }
  if (/^f+$/.test(hex)) return { name: 'Max UUID', meaning: 'the largest, all bits are 1' }
  const variant = variantOf(parseInt(hex.charAt(16), 16))
  if (variant !== STANDARD)
    return { name: 'UUID without a version', meaning: 'another variant', variant }
  const version = hex.charAt(12)
  const name = `UUID version ${parseInt(version, 16)}`
  const about = { name, meaning: ownEntry(MEANINGS, version) ?? 'not defined by RFC 9562', variant }
  if (version === '7') return { ...about, nanos: unixNanos(hex) }
  const high = hex.slice(13, 16)
  const steps = {
    1: high + hex.slice(8, 12) + hex.slice(0, 8),
    6: hex.slice(0, 12) + high,
  }
  const own = ownEntry(steps, version)
  return own ? { ...about, nanos: gregorianNanos(own), place: placeOf(hex) } : about
}

/** Names the variant from the first four bits of the field (RFC 9562, section 4.1). */
function variantOf(bits: number): string {
  if (bits < 8) return 'NCS, before 1990 (binary 0)'
  if (bits < 12) return STANDARD
  return bits < 14 ? 'Microsoft, old GUIDs (binary 110)' : 'reserved (binary 111)'
}

/** The first 48 bits are milliseconds. */
function unixNanos(hex: string): bigint {
  return BigInt(`0x${hex.slice(0, 12)}`) * 1_000_000n
}

/** Counts from 15 October 1582 in steps of 100 ns; the constant is 1970 (RFC 9562, appendix A.1). */
function gregorianNanos(steps: string): bigint {
  return (BigInt(`0x${steps}`) - 0x01b21dd213814000n) * 100n
}

/** Returns clock sequence and node. A random node is not a network address (RFC 9562, section 6.10). */
function placeOf(hex: string) {
  return {
    clockSequence: parseInt(hex.slice(16, 20), 16) & 0x3fff,
    node: hex.slice(20).replace(/..(?=.)/g, '$&:'),
    // The multicast bit, which no network card has.
    isRandom: (parseInt(hex.slice(20, 22), 16) & 1) === 1,
  }
}

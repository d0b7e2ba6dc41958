import { counted } from '@/lib/quantity.ts'

import { floorDivide } from '@/islands/ui/dates/moments.ts'

/** A unit of Unix time. */
interface Unit {
  name: string
  /** Decimal digits from the unit to nanoseconds. */
  digits: number
  /** Larger numbers without a unit are read in the next one. */
  below: bigint
  sign: RegExp
}

/** Split by size: each unit is right from March 1973 to the year 5138. */
const UNITS: readonly Unit[] = [
  { name: 'seconds', digits: 9, below: 10n ** 11n, sign: /^s(?:ec(?:ond)?s?)?$/i },
  { name: 'milliseconds', digits: 6, below: 10n ** 14n, sign: /^(?:ms|milliseconds?)$/i },
  { name: 'microseconds', digits: 3, below: 10n ** 17n, sign: /^(?:[uµμ]s|microseconds?)$/i },
  { name: 'nanoseconds', digits: 0, below: 10n ** 99n, sign: /^(?:ns|nanoseconds?)$/i },
]

/** A number read as Unix time. */
export interface UnixTime {
  nanos: bigint
  /** Why it is in this unit. */
  how: string
  notes: string[]
  /** The number in each of the other units, and as counts that other systems use. */
  others: { unit: string; nanos: bigint }[]
}

/** Reads a number, with a unit after it or in the unit of its size. Returns undefined for another text. */
export function readUnixTime(text: string): UnixTime | undefined {
  const parts = /^([+-]?)(\d{1,40})(?:\.(\d*))?\s*([a-zµμ]*)$/i.exec(text)
  if (parts === null) return undefined
  const [, sign = '', whole = '', fraction = '', written = ''] = parts
  const size = BigInt(whole)
  const named = UNITS.find((unit) => unit.sign.test(written))
  const unit = named ?? UNITS.find(({ below }) => size < below)
  if (unit === undefined || (written !== '' && named === undefined)) return undefined
  const nanosIn = ({ digits }: Unit) => {
    const all = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
    return sign === '-' ? -all : all
  }
  const isCut = /[1-9]/.test(fraction.slice(unit.digits))
  return {
    nanos: nanosIn(unit),
    how: named
      ? `Read as ${unit.name}, as written.`
      : `Read as ${unit.name} by its size: ${counted(whole.length, 'digit')}. For another unit, write s, ms, us or ns after the number.`,
    notes: isCut ? ['Digits below a nanosecond are left out.'] : [],
    others: [
      ...UNITS.filter((other) => other !== unit).map((other) => ({
        unit: other.name,
        nanos: nanosIn(other),
      })),
      ...(named === undefined && sign !== '-' && fraction === '' ? countsOf(size) : []),
    ],
  }
}

/** Counts of 100 nanoseconds from another epoch, given in Unix seconds: [MS-DTYP] 2.3.3 and System.DateTime.Ticks. */
const COUNTS = [
  { unit: 'a Windows FILETIME', epoch: -11_644_473_600n },
  { unit: '.NET ticks', epoch: -62_135_596_800n },
]
/** Smaller counts are before March 1910, so the number is probably something else. */
const LEAST_COUNT = 10n ** 17n

function countsOf(count: bigint): UnixTime['others'] {
  if (count < LEAST_COUNT) return []
  return COUNTS.map(({ unit, epoch }) => ({ unit, nanos: count * 100n + epoch * 1_000_000_000n }))
}

/** Writes nanoseconds as a whole number of a larger unit, rounded down: 'digits' is 9 for seconds, 6 for milliseconds. */
export function unixNumber(nanos: bigint, digits: number): string {
  return String(floorDivide(nanos, 10n ** BigInt(digits)))
}

/** The first and last second of the years 0001 to 9999 in UTC, in Unix time. */
const FIRST = -62_135_596_800n
const LAST = 253_402_300_799n

/** Returns whether a moment is in the years 0001 to 9999 in UTC. */
export function isInYears(nanos: bigint): boolean {
  const seconds = floorDivide(nanos, 1_000_000_000n)
  return seconds >= FIRST && seconds <= LAST
}

import { withoutEnd } from '@/lib/without-end.ts'

/**
 * Compares two JSON number literals: negative, zero or positive, as `Array.sort` expects. Compares exactly at any length,
 * so 20-digit identifiers that round to the same double still differ.
 */
export function compareNumbers(one: string, other: string): number {
  const [left, right] = [Number(one), Number(other)]
  // Rounding to doubles never reverses the order of two numbers, but it can make them equal.
  if (left !== right) return left < right ? -1 : 1
  if (one === other || (SHORT.test(one) && SHORT.test(other))) return 0
  return compareDecimals(decimal(one), decimal(other))
}

/**
 * Compares two strings by code point, as RFC 9535 requires. JavaScript compares UTF-16 code units, which sorts emoji
 * before private-use and full-width characters.
 */
export function compareTexts(one: string, other: string): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at++) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (left !== right) return rank(left) - rank(right)
  }
  return one.length - other.length
}

/** At most 15 digits and no exponent: a double represents each such number uniquely. */
const SHORT = /^-?[\d.]{1,15}$/

interface Decimal {
  sign: number
  /** Digits without leading or trailing zeros. The number is 0.digits × 10^exponent. */
  digits: string
  exponent: bigint
}

const PARTS = /^(-?)(\d+)(?:\.(\d+))?(?:[Ee]([+-]?\d+))?$/

function decimal(text: string): Decimal {
  const [, minus, whole = '', fraction = '', power = '0'] = PARTS.exec(text) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return { sign: 0, digits, exponent: 0n }
  const exponent = BigInt(power.replace('+', '')) + BigInt(digits.length - fraction.length)
  return { sign: minus === '-' ? -1 : 1, digits: withoutEnd(digits, '0'), exponent }
}

function compareDecimals(one: Decimal, other: Decimal): number {
  if (one.sign !== other.sign) return one.sign - other.sign
  return one.sign * compareMagnitudes(one, other)
}

function compareMagnitudes(one: Decimal, other: Decimal): number {
  if (one.exponent !== other.exponent) return one.exponent < other.exponent ? -1 : 1
  if (one.digits === other.digits) return 0
  return one.digits < other.digits ? -1 : 1
}

/** Ranks a UTF-16 code unit. Surrogates encode the highest code points, so they rank above all other units. */
function rank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800
  return unit >= 0xd800 ? unit + 0x2000 : unit
}

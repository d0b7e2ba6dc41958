import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE, roundTo, rupees, twoDecimals } from '@/lib/format.ts'

/** Rounded numbers are marked with "≈". The calculation keeps every digit. */
const SIGNIFICANT_DIGITS = 7

/** Returns a number as a formula shows it, with all digits: 1000000 → "10,00,000", -5 → "(-5)". */
export function given(value: number): string {
  if (!Number.isFinite(value)) return NO_VALUE
  return value < 0 ? `(${groupedNumber(value)})` : groupedNumber(value)
}

/** A number that came out on the way, to seven digits: 0.00708333… → "0.007083333". */
export function rounded(value: number, digits = SIGNIFICANT_DIGITS): string {
  const size = Math.abs(value)
  if (!Number.isFinite(value)) return NO_VALUE
  if (size !== 0 && (size < 1e-6 || size >= 1e12)) return inPowersOfTen(value, digits)
  return given(Number(value.toPrecision(digits)))
}

/** The same with the sign before it: "≈ 0.007083333" where digits were left out, "= 0.01" where none were. */
export function equals(value: number): string {
  // A double holds at least fifteen digits of what was calculated; those behind are its own noise.
  const isWhole = Object.is(
    Number(value.toPrecision(15)),
    Number(value.toPrecision(SIGNIFICANT_DIGITS)),
  )
  return `${isWhole ? '=' : '≈'} ${rounded(value)}`
}

/** "= ₹8,678.23": rupees to the paisa, without paise that are none. */
export function equalsRupees(amount: number): string {
  return `= ${money(amount)}`
}

/** "₹8,678.23" */
export function money(amount: number): string {
  const paise = roundTo(amount, 2)
  if (Number.isInteger(paise) || !Number.isFinite(amount)) return rupees(amount)
  return paise < 0 ? `-₹${twoDecimals(-paise)}` : `₹${twoDecimals(paise)}`
}

/** 1.5e21 → "1.5 × 10^21" */
function inPowersOfTen(value: number, digits: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(digits - 1).split('e')
  return `${Number(mantissa)} × 10^${Number(exponent)}`
}

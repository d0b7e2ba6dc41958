/** What stands where a number is undefined, so that no screen, chart or report ever shows NaN or an infinity. */
export const NO_VALUE = '—'

const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
const wholeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const twoDecimalsFormat = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Whole rupees in Indian grouping, halves away from zero: 1082776.3 → "₹10,82,776", -0.4 → "₹0", NaN → "—". */
export function rupees(amount: number): string {
  return Number.isFinite(amount) ? rupeeFormat.format(printable(amount, 0)) : NO_VALUE
}

/** A whole number in Indian grouping: 1234567 → "12,34,567". */
export function whole(count: number): string {
  return Number.isFinite(count) ? wholeFormat.format(printable(count, 0)) : NO_VALUE
}

/** Two decimals in Indian grouping, free of binary noise: 1.005 → "1.01", 7.000000000000001 → "7.00". */
export function twoDecimals(value: number): string {
  return Number.isFinite(value) ? twoDecimalsFormat.format(printable(value, 2)) : NO_VALUE
}

/** 50 → "50.00%". */
export function percent(value: number): string {
  return Number.isFinite(value) ? `${twoDecimals(value)}%` : NO_VALUE
}

/** A date in full, in the visitor's time zone: "21 November 2026". */
export function longDate(date: Date): string {
  return date.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' })
}

/**
 * Rounds to a number of decimals, halves away from zero, as the decimal digits say it:
 * 1.005 → 1.01 although the nearest binary fraction is below 1.005. 15 digits are what a double keeps of any decimal;
 * a value that needs more to be rounded there has no such noise, and is rounded as the double it is.
 */
export function roundTo(value: number, decimals: number): number {
  const size = Math.abs(value)
  const scaled = size * 10 ** decimals
  if (scaled >= 1e15) return Math.sign(value) * Number(size.toFixed(decimals))
  return (Math.sign(value) * Math.round(Number(scaled.toPrecision(15)))) / 10 ** decimals
}

/**
 * A finite value as Intl prints it well: rounded, without the sign it gives to zero ("-₹0" for -0.4), and from 2^53 on with
 * all its digits, where Intl puts zeros for the last ones.
 */
function printable(value: number, decimals: number): number | bigint {
  const rounded = roundTo(value, decimals)
  if (rounded === 0) return 0
  return Math.abs(rounded) > Number.MAX_SAFE_INTEGER ? BigInt(rounded) : rounded
}

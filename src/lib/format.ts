/** Replaces an undefined number, so that no screen, chart or report shows NaN or an infinity. */
export const NO_VALUE = '—'

/** Formats whole rupees in Indian grouping, rounding halves away from zero: 1082776.3 → "₹10,82,776", -0.4 → "₹0", NaN → "—". */
export function rupees(amount: number): string {
  return Number.isFinite(amount) ? writeIndian(amount, 0, '₹') : NO_VALUE
}

/** Formats rupees and paise in Indian grouping: 1180.5 → "₹1,180.50", -1000 → "-₹1,000.00", NaN → "—". */
export function rupeesAndPaise(amount: number): string {
  return twoDecimals(amount).replace(/\d/, '₹$&')
}

/** Formats a whole number in Indian grouping: 1234567 → "12,34,567". */
export function whole(count: number): string {
  return Number.isFinite(count) ? writeIndian(count, 0) : NO_VALUE
}

/** Formats two decimals in Indian grouping, without binary noise: 1.005 → "1.01", 7.000000000000001 → "7.00". */
export function twoDecimals(value: number): string {
  return Number.isFinite(value) ? writeIndian(value, 2) : NO_VALUE
}

/** Formats a percentage: 50 → "50.00%". */
export function percent(value: number): string {
  return Number.isFinite(value) ? `${twoDecimals(value)}%` : NO_VALUE
}

/**
 * Rounds the decimal digits of a value, halves away from zero: 1.005 → 1.01, although the nearest double is below 1.005. A
 * double represents 15 digits of any decimal. A value that needs more has no binary noise and is rounded as a double.
 */
export function roundTo(value: number, decimals: number): number {
  const size = Math.abs(value)
  const scaled = size * 10 ** decimals
  if (scaled >= 1e15) return Math.sign(value) * Number(size.toFixed(decimals))
  return (Math.sign(value) * Math.round(Number(scaled.toPrecision(15)))) / 10 ** decimals
}

/** Returns all digits of a number: 1234567.5 → "1234567.5". `String` prints zeros from 2^53 on and "1e+21"; BigInt is exact. */
export function plainDigits(value: number): string {
  return Number.isInteger(value) ? String(BigInt(value)) : String(value)
}

/** Groups digits the Indian way, the last three and then pairs: "1234567" → "12,34,567". */
export function groupIndian(digits: string): string {
  if (digits.length <= 3) return digits
  const groups = [digits.slice(-3)]
  for (let end = digits.length - 3; end > 0; end -= 2)
    groups.push(digits.slice(Math.max(0, end - 2), end))
  return groups.toReversed().join(',')
}

/**
 * Rounds and groups a finite value. `Intl.NumberFormat` would take a tenth of a second on a phone during hydration, and prints
 * -0.4 rupees as "-₹0".
 */
function writeIndian(value: number, decimals: number, unit = ''): string {
  const rounded = roundTo(value, decimals)
  const [integer = '', fraction = ''] = plainDigits(Math.abs(rounded)).split('.')
  const point = decimals > 0 ? `.${fraction.padEnd(decimals, '0')}` : ''
  return `${rounded < 0 ? '-' : ''}${unit}${groupIndian(integer)}${point}`
}

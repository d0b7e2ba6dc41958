/** What stands where a number is undefined, so that no screen, chart or report ever shows NaN or an infinity. */
export const NO_VALUE = '—'

/** Whole rupees in Indian grouping, halves away from zero: 1082776.3 → "₹10,82,776", -0.4 → "₹0", NaN → "—". */
export function rupees(amount: number): string {
  return Number.isFinite(amount) ? writeIndian(amount, 0, '₹') : NO_VALUE
}

/** Rupees with their paise, in Indian grouping: 1180.5 → "₹1,180.50", -1000 → "-₹1,000.00", NaN → "—". */
export function rupeesAndPaise(amount: number): string {
  return twoDecimals(amount).replace(/\d/, '₹$&')
}

/** A whole number in Indian grouping: 1234567 → "12,34,567". */
export function whole(count: number): string {
  return Number.isFinite(count) ? writeIndian(count, 0) : NO_VALUE
}

/** Two decimals in Indian grouping, free of binary noise: 1.005 → "1.01", 7.000000000000001 → "7.00". */
export function twoDecimals(value: number): string {
  return Number.isFinite(value) ? writeIndian(value, 2) : NO_VALUE
}

/** 50 → "50.00%". */
export function percent(value: number): string {
  return Number.isFinite(value) ? `${twoDecimals(value)}%` : NO_VALUE
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

/** 1234567.5 → "1234567.5". From 2^53 on a number prints with zeros for its last digits, and from 1e21 on as "1e+21"; BigInt writes it out exactly. */
export function plainDigits(value: number): string {
  return Number.isInteger(value) ? String(BigInt(value)) : String(value)
}

/** Digits with the commas of the Indian system, the last three and then pairs: "1234567" → "12,34,567". */
export function groupIndian(digits: string): string {
  if (digits.length <= 3) return digits
  return `${digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}`
}

/**
 * A finite value, rounded and grouped. Not by `Intl.NumberFormat`: the first one of a page costs a phone a tenth of a second
 * just when the page comes alive, and it prints -0.4 rupees as "-₹0".
 */
function writeIndian(value: number, decimals: number, unit = ''): string {
  const rounded = roundTo(value, decimals)
  const [integer = '', fraction = ''] = plainDigits(Math.abs(rounded)).split('.')
  const point = decimals > 0 ? `.${fraction.padEnd(decimals, '0')}` : ''
  return `${rounded < 0 ? '-' : ''}${unit}${groupIndian(integer)}${point}`
}

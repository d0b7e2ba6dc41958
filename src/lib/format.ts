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

/** Above this, neighbouring whole numbers are no longer distinct and a row of digits says nothing: powers of ten do. */
const LARGEST_WRITTEN_OUT = Number.MAX_SAFE_INTEGER

/** Whole rupees in Indian grouping, halves away from zero: 1082776.3 → "₹10,82,776", -0.4 → "₹0", NaN → "—". */
export function rupees(amount: number): string {
  if (!Number.isFinite(amount)) return NO_VALUE
  if (Math.abs(amount) < LARGEST_WRITTEN_OUT)
    return rupeeFormat.format(withoutSignedZero(amount, 0))
  return amount < 0 ? `-₹${scientific(-amount)}` : `₹${scientific(amount)}`
}

/** A whole number in Indian grouping: 1234567 → "12,34,567". */
export function whole(count: number): string {
  return Number.isFinite(count) ? wholeFormat.format(withoutSignedZero(count, 0)) : NO_VALUE
}

/** Two decimals in Indian grouping, free of binary noise: 1.005 → "1.01", 7.000000000000001 → "7.00". */
export function twoDecimals(value: number): string {
  if (!Number.isFinite(value)) return NO_VALUE
  if (Math.abs(value) < LARGEST_WRITTEN_OUT)
    return twoDecimalsFormat.format(withoutSignedZero(value, 2))
  return value < 0 ? `-${scientific(-value)}` : scientific(value)
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
 * 1.005 → 1.01 although the nearest binary fraction is below 1.005. 15 digits are what a double keeps.
 */
export function roundTo(value: number, decimals: number): number {
  const scaled = Number((Math.abs(value) * 10 ** decimals).toPrecision(15))
  return (Math.sign(value) * Math.round(scaled)) / 10 ** decimals
}

/** Intl prints "-₹0" for -0.4, so values that round to zero are made a plain zero first. */
function withoutSignedZero(value: number, decimals: number): number {
  const rounded = roundTo(value, decimals)
  return rounded === 0 ? 0 : rounded
}

function scientific(value: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(2).split('e+')
  const superscript = [...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')
  return `${mantissa} × 10${superscript}`
}

/** A decimal number as digits × 10^-scale. */
interface Decimal {
  digits: bigint
  scale: number
}

/** Significant digits of a quotient. A double has 17. */
const QUOTIENT_DIGITS = 40

/**
 * Divides the product of `factors` by the product of `divisors` and adds a term, in decimal digits, rounded once to the nearest
 * double. NaN when a number is not finite or a divisor is 0.
 */
export function exactQuotient(factors: number[], divisors: number[], term = 0): number {
  if (![...factors, ...divisors, term].every(Number.isFinite)) return NaN
  const numerator = product(factors)
  const denominator = product(divisors)
  if (denominator.digits === 0n) return NaN
  const addend = decimal(term)
  const scale = Math.max(numerator.scale, denominator.scale + addend.scale)
  const sum =
    scaledTo(numerator, scale) +
    scaledTo(
      { digits: denominator.digits * addend.digits, scale: denominator.scale + addend.scale },
      scale,
    )
  // The divisor's digits on top, so that 1 / 1e300 does not become 0.
  const places = QUOTIENT_DIGITS + String(denominator.digits).length
  const quotient = (sum * 10n ** BigInt(places)) / denominator.digits
  const result = Number(`${quotient}e${denominator.scale - scale - places}`)
  return result === 0 ? 0 : result
}

/** Returns the shortest decimal that reads as this double, which is the number as typed. */
export function decimal(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const [integer = '', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(integer + fraction)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}

function product(numbers: readonly number[]): Decimal {
  return numbers
    .map(decimal)
    .reduce((a, b) => ({ digits: a.digits * b.digits, scale: a.scale + b.scale }))
}

function scaledTo({ digits, scale }: Decimal, target: number): bigint {
  return digits * 10n ** BigInt(target - scale)
}

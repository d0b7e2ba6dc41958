/**
 * Whether one number comes before (below 0), with (0) or after another, both as JSON writes them. Exact, whatever their
 * length: identifiers of 20 digits that would be the same double are told apart.
 */
export function compareNumbers(one: string, other: string): number {
  const [left, right] = [Number(one), Number(other)]
  // Reading decimals as doubles never turns the order of two numbers around, but can make them equal.
  if (left !== right) return left < right ? -1 : 1
  if (one === other || (SHORT.test(one) && SHORT.test(other))) return 0
  return compareDecimals(decimal(one), decimal(other))
}

/**
 * Whether one text comes before, with or after another by their code points, as RFC 9535 has it. The engine's own order is by
 * UTF-16 units and puts an emoji before the private-use and full-width characters.
 */
export function compareTexts(one: string, other: string): number {
  const end = Math.min(one.length, other.length)
  for (let at = 0; at < end; at++) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (left !== right) return rank(left) - rank(right)
  }
  return one.length - other.length
}

/** At most fifteen digits and no exponent: a double tells all such numbers apart. */
const SHORT = /^-?[\d.]{1,15}$/

interface Decimal {
  sign: number
  /** Without zeros around them: the number is 0.digits × 10^exponent. */
  digits: string
  exponent: bigint
}

const PARTS = /^(-?)(\d+)(?:\.(\d+))?(?:[Ee]([+-]?\d+))?$/

function decimal(text: string): Decimal {
  const [, minus, whole = '', fraction = '', power = '0'] = PARTS.exec(text) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return { sign: 0, digits, exponent: 0n }
  const exponent = BigInt(power.replace('+', '')) + BigInt(digits.length - fraction.length)
  return { sign: minus === '-' ? -1 : 1, digits: digits.replace(/0+$/, ''), exponent }
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

/** Surrogates stand for characters above all others. */
function rank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800
  return unit >= 0xd800 ? unit + 0x2000 : unit
}

/** What was seen of numbers, decided by how they are written: `2.0` and `1e3` are fractions. */
export interface NumbersSeen {
  hasInteger: boolean
  hasFraction: boolean
  hasNegative: boolean
  /** What the largest of the integers needs. */
  size: IntegerSize
  /** One is larger than a double can hold, such as 1e400. */
  isBeyondDouble: boolean
}

/** Which numbers hold an integer exactly: a double, 64 bits with a sign, 64 bits without one, none of these. */
type IntegerSize = (typeof SIZES)[keyof typeof SIZES]

export const SIZES = { double: 0, int64: 1, uint64: 2, beyond: 3 } as const

const NOTHING: NumbersSeen = {
  hasInteger: false,
  hasFraction: false,
  hasNegative: false,
  size: SIZES.double,
  isBeyondDouble: false,
}
/** So many characters of an integer are below 2^53, sign or not. */
const SURELY_EXACT = 15

/** What has been seen after one more number, given as it is written. */
export function withNumber(before: NumbersSeen = NOTHING, text: string): NumbersSeen {
  const isFraction = /[.eE]/.test(text)
  const isPlain = text.length <= SURELY_EXACT && !isFraction && text[0] !== '-'
  // Most numbers are like those before them.
  if (isPlain && before.hasInteger) return before
  return joinedNumbers(before, {
    hasInteger: !isFraction,
    hasFraction: isFraction,
    hasNegative: text[0] === '-',
    size: isFraction ? SIZES.double : sizeOf(text),
    isBeyondDouble: !Number.isFinite(Number(text)),
  })
}

/** What has been seen in two places together. */
export function joinedNumbers(a: NumbersSeen = NOTHING, b: NumbersSeen = NOTHING): NumbersSeen {
  return {
    hasInteger: a.hasInteger || b.hasInteger,
    hasFraction: a.hasFraction || b.hasFraction,
    hasNegative: a.hasNegative || b.hasNegative,
    size: a.size > b.size ? a.size : b.size,
    isBeyondDouble: a.isBeyondDouble || b.isBeyondDouble,
  }
}

function sizeOf(text: string): IntegerSize {
  if (text.length <= SURELY_EXACT) return SIZES.double
  const value = BigInt(text)
  if (BigInt.asIntN(54, value) === value && value !== -(2n ** 53n)) return SIZES.double
  if (BigInt.asIntN(64, value) === value) return SIZES.int64
  return BigInt.asUintN(64, value) === value ? SIZES.uint64 : SIZES.beyond
}

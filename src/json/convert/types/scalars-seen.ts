/** Statistics on numbers, by their spelling: `2.0` and `1e3` are fractions. */
export interface NumbersSeen {
  hasInteger: boolean
  hasFraction: boolean
  hasNegative: boolean
  /** The size that the largest integer needs. */
  size: IntegerSize
  /** A number exceeds the range of a double, such as 1e400. */
  isBeyondDouble: boolean
}

/** The smallest type that represents an integer exactly: a double, int64, uint64, or none of these. */
type IntegerSize = (typeof SIZES)[keyof typeof SIZES]

export const SIZES = { double: 0, int64: 1, uint64: 2, beyond: 3 } as const

const NOTHING: NumbersSeen = {
  hasInteger: false,
  hasFraction: false,
  hasNegative: false,
  size: SIZES.double,
  isBeyondDouble: false,
}
/** Integers with at most this many characters are below 2^53. */
const SURELY_EXACT = 15

/** Adds a number, as written, to the statistics. */
export function withNumber(before: NumbersSeen = NOTHING, text: string): NumbersSeen {
  const isFraction = /[.eE]/.test(text)
  const isPlain = text.length <= SURELY_EXACT && !isFraction && text[0] !== '-'
  // Most numbers do not change the statistics.
  if (isPlain && before.hasInteger) return before
  return joinedNumbers(before, {
    hasInteger: !isFraction,
    hasFraction: isFraction,
    hasNegative: text[0] === '-',
    size: isFraction ? SIZES.double : sizeOf(text),
    isBeyondDouble: !Number.isFinite(Number(text)),
  })
}

/** Combines the statistics of two positions. */
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

/** Statistics on texts. */
export interface TextsSeen {
  count: number
  /** The count of each text; undefined once they cannot be an enumeration. */
  counts: Map<string, number> | undefined
}

const MOST_WORDS = 8
const LONGEST_WORD = 32
/** An identifier: "paid", "in_transit" or "PAID", but not "Pune" or "4.5". */
const WORD = /^(?:[a-z][A-Za-z\d]*(?:[-_.][A-Za-z\d]+)*|[A-Z][A-Z\d]*(?:[-_][A-Z\d]+)*)$/
const FEWEST_TEXTS = 10
const FEWEST_OF_EACH = 2

/** The rule of `wordsOf` in words. */
export const WORDS_RULE = `at least ${FEWEST_TEXTS} texts, all identifiers such as "paid" or "IN_TRANSIT", 2 to ${MOST_WORDS} different ones, each at least twice`

/** Adds a text to the statistics. */
export function withText(before: TextsSeen | undefined, text: () => string): TextsSeen {
  const seen = before ?? { count: 0, counts: new Map<string, number>() }
  seen.count++
  if (seen.counts !== undefined) count(seen, text(), 1)
  return seen
}

/** Combines the statistics of two positions. */
export function joinedTexts(a: TextsSeen | undefined, b: TextsSeen | undefined): TextsSeen {
  const all = { count: (a?.count ?? 0) + (b?.count ?? 0), counts: new Map<string, number>() }
  for (const seen of [a, b]) {
    if (seen === undefined) continue
    if (seen.counts === undefined) return { count: all.count, counts: undefined }
    for (const [text, times] of seen.counts) count(all, text, times)
  }
  return all
}

/** Returns the words of an enumeration in order of appearance; undefined when the texts are not an enumeration. */
export function wordsOf({ count, counts }: TextsSeen): string[] | undefined {
  if (counts === undefined || counts.size < 2 || count < FEWEST_TEXTS) return undefined
  const isConvincing = [...counts.values()].every((times) => times >= FEWEST_OF_EACH)
  return isConvincing ? [...counts.keys()] : undefined
}

function count(seen: TextsSeen, text: string, times: number): void {
  if (seen.counts === undefined) return
  const isWord = text.length <= LONGEST_WORD && WORD.test(text)
  if (isWord) seen.counts.set(text, (seen.counts.get(text) ?? 0) + times)
  if (!isWord || seen.counts.size > MOST_WORDS) seen.counts = undefined
}

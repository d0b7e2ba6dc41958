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

/** What was seen of texts. */
export interface TextsSeen {
  count: number
  /** How often each occurs; undefined once they cannot be the words of a fixed list. */
  counts: Map<string, number> | undefined
}

const MOST_WORDS = 8
const LONGEST_WORD = 32
/** A word of a program: "paid", "in_transit", "PAID"; but neither "Pune" nor "4.5". */
const WORD = /^(?:[a-z][A-Za-z\d]*(?:[-_.][A-Za-z\d]+)*|[A-Z][A-Z\d]*(?:[-_][A-Z\d]+)*)$/
const FEWEST_TEXTS = 10
const FEWEST_OF_EACH = 2

/** Says in words what `wordsOf` goes by. */
export const WORDS_RULE = `at least ${FEWEST_TEXTS} texts, all words of a program such as "paid" or "IN_TRANSIT", 2 to ${MOST_WORDS} different ones, each at least twice`

/** What has been seen after one more text. */
export function withText(before: TextsSeen | undefined, text: () => string): TextsSeen {
  const seen = before ?? { count: 0, counts: new Map<string, number>() }
  seen.count++
  if (seen.counts !== undefined) count(seen, text(), 1)
  return seen
}

/** What has been seen in two places together. */
export function joinedTexts(a: TextsSeen | undefined, b: TextsSeen | undefined): TextsSeen {
  const all = { count: (a?.count ?? 0) + (b?.count ?? 0), counts: new Map<string, number>() }
  for (const seen of [a, b]) {
    if (seen === undefined) continue
    if (seen.counts === undefined) return { count: all.count, counts: undefined }
    for (const [text, times] of seen.counts) count(all, text, times)
  }
  return all
}

/** The words of the fixed list that texts are convincingly from, in the order they were seen; undefined where they are not. */
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

/** Pairs of lines of one run that are compared with each other. Beyond that, lines are paired by their place. */
const MOST_PAIRS = 1_024
/** The same for all runs of a comparison, at about two microseconds for each pair. */
const MOST_PAIRS_AT_ALL = 100_000
/** UTF-16 code units of a line that are compared. */
const MOST_OF_A_LINE = 500
/** The share of common words from which two lines are versions of each other, in thousandths. */
const LEAST_SIMILAR = 350

interface Lines {
  count: number
  lineAt: (place: number) => string
}

/** Pairs the removed lines of each run with the added lines that are probably their new versions. */
export class LinePairing {
  private left = MOST_PAIRS_AT_ALL

  /** Returns the pairs of places in the two lists of lines, ascending on both sides, with the largest total similarity. */
  pairsOf(removed: Lines, added: Lines): [number, number][] {
    const [rows, columns] = [removed.count, added.count]
    const isOneToOne = rows === 1 && columns === 1
    if (isOneToOne || rows * columns > Math.min(MOST_PAIRS, this.left))
      return byPlace(rows, columns)
    this.left -= rows * columns
    const [before, after] = [wordsOfEach(removed), wordsOfEach(added)]
    return heaviest(before.map((a) => after.map((b) => similarity(a, b))))
  }
}

function byPlace(rows: number, columns: number): [number, number][] {
  return Array.from({ length: Math.min(rows, columns) }, (_, at) => [at, at])
}

type Words = Map<string, number>

function wordsOfEach({ count, lineAt }: Lines): Words[] {
  return Array.from({ length: count }, (_, place) => wordsOf(lineAt(place)))
}

function wordsOf(line: string): Words {
  const words: Words = new Map()
  for (const [word] of line.slice(0, MOST_OF_A_LINE).matchAll(/[\p{L}\p{M}\p{N}_]+|[^\s]/gu))
    words.set(word, (words.get(word) ?? 0) + word.length)
  return words
}

/** Returns the share of common words by their length, in thousandths. */
function similarity(one: Words, other: Words): number {
  let [common, all] = [0, 0]
  for (const [word, length] of one) {
    common += Math.min(length, other.get(word) ?? 0)
    all += length
  }
  for (const length of other.values()) all += length
  return all === 0 ? 0 : Math.round((2000 * common) / all)
}

/** Returns the pairs with the largest sum of weights, by dynamic programming. */
function heaviest(weights: number[][]): [number, number][] {
  const columns = weights[0]?.length ?? 0
  const sums = Array.from({ length: weights.length + 1 }, () => new Int32Array(columns + 1))
  const sum = (a: number, b: number) => sums[a]?.[b] ?? 0
  const paired = (a: number, b: number) => {
    const weight = weights[a]?.[b] ?? 0
    return weight < LEAST_SIMILAR ? -1 : weight + sum(a + 1, b + 1)
  }
  for (let a = weights.length - 1; a >= 0; a--) {
    for (let b = columns - 1; b >= 0; b--) {
      const row = sums[a] as Int32Array
      row[b] = Math.max(paired(a, b), sum(a + 1, b), sum(a, b + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let a = 0, b = 0; a < weights.length && b < columns;) {
    if (sum(a, b) === paired(a, b)) pairs.push([a++, b++])
    else if (sum(a, b) === sum(a + 1, b)) a++
    else b++
  }
  return pairs
}

/** What does not count as a difference. */
export interface Ignored {
  case: boolean
  /** All white space within lines. */
  space: boolean
  /** How much white space separates words, as `diff -b` does. */
  spaceAmount: boolean
  /** White space at the end of a line, as `diff -Z` does. */
  spaceAtEnd: boolean
  /** Lines without anything but white space. */
  blankLines: boolean
  lineEnds: boolean
  order: boolean
}

/** Returns what is compared of a line. */
export function comparedText(line: string, ignored: Ignored): string {
  let [body, end] = line.endsWith('\n') ? [line.slice(0, -1), '\n'] : [line, '']
  if (ignored.lineEnds) [body, end] = [body.replace(/\r$/, ''), '']
  if (ignored.spaceAtEnd || ignored.spaceAmount) [body, end] = withoutSpaceAtEnd(body, end)
  if (ignored.spaceAmount) body = body.replace(/\s+/g, ' ')
  if (ignored.space) body = body.replace(/\s+/g, '')
  if (ignored.case) body = body.toLowerCase()
  return body + end
}

/** Keeps a carriage return, which is a part of the line end. */
function withoutSpaceAtEnd(body: string, end: string): [string, string] {
  return [body.trimEnd(), body.endsWith('\r') ? `\r${end}` : end]
}

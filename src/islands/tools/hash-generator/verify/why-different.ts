import { EVERY_LENGTH, type EveryAlgorithm } from '../hash.ts'
import { everyHasher, hashBlob } from '../stream-hash.ts'
import type { DigestCandidates } from './digest-candidates.ts'

/** A change to a file, with words that follow "this file". */
interface Change {
  words: string
  apply: (text: string) => string
}

/** Limit in bytes, because a text is hashed up to 80 times. */
const MOST_TRIED_AS_TEXT = 10_000_000

const BOM = '\uFEFF'

/** Changes that programs make on their own, by kind. Combinations contain at most one of each kind. */
const KINDS: readonly (readonly Change[])[] = [
  [
    { words: 'with LF line ends', apply: (text) => text.replace(/\r\n?/g, '\n') },
    { words: 'with CRLF line ends', apply: (text) => text.replace(/\r\n?|\n/g, '\r\n') },
  ],
  [
    { words: 'without the line break at its end', apply: (text) => text.replace(/\r?\n$/, '') },
    { words: 'with a line break at its end', apply: (text) => `${text}${lineBreakOf(text)}` },
  ],
  [
    { words: 'without its byte order mark', apply: (text) => text.replace(/^\uFEFF/, '') },
    { words: 'with a byte order mark', apply: (text) => BOM + text.replace(/^\uFEFF/, '') },
  ],
  [
    { words: 'in lower case', apply: (text) => text.toLowerCase() },
    { words: 'in upper case', apply: (text) => text.toUpperCase() },
  ],
]

/**
 * Explains why a file does not have an expected digest. Tries other algorithms of that length, an empty file, and texts with
 * other line ends, last line break, byte order mark or case, also combined. Returns words for the match, or undefined.
 */
export async function whyDifferent(
  file: Blob,
  expected: DigestCandidates,
): Promise<string | undefined> {
  const names = Object.keys(EVERY_LENGTH) as EveryAlgorithm[]
  const sameLength = names.filter((name) => EVERY_LENGTH[name] === expected.digest.length)
  const algorithmOf = async (blob: Blob, algorithms: readonly EveryAlgorithm[]) => {
    const digests = await hashBlob(blob, algorithms, everyHasher)
    return algorithms.find((name) => digests[name] === expected.digest)
  }
  const other = await algorithmOf(file, sameLength)
  if (other !== undefined) return `the ${other} hash of this file as it is`
  const ofNothing = await algorithmOf(new Blob([]), sameLength)
  if (ofNothing !== undefined) return `the ${ofNothing} hash of an empty file`
  const text = await textOf(file)
  if (text === undefined) return undefined
  for (const [words, changed] of changesOf(text)) {
    const found = await algorithmOf(new Blob([changed]), sameLength)
    if (found !== undefined) return `the ${found} hash of this file ${words}`
  }
  return undefined
}

/** Returns the file as text with its byte order mark. Undefined if it is not text, or too long. */
async function textOf(file: Blob): Promise<string | undefined> {
  if (file.size > MOST_TRIED_AS_TEXT) return undefined
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

/** Yields the changed texts, those with the fewest changes first. */
function* changesOf(text: string): Generator<[words: string, changed: string]> {
  let combinations: Change[][] = [[]]
  for (const kind of KINDS) {
    combinations = combinations.flatMap((changes) => [
      changes,
      ...kind.map((change) => [...changes, change]),
    ])
  }
  for (const changes of combinations.toSorted((a, b) => a.length - b.length)) {
    let changed = text
    // With a change that has no effect, the combination was tried before.
    const isNew = changes.every(({ apply }) => {
      const before = changed
      changed = apply(before)
      return changed !== before
    })
    if (isNew) yield [inWords(changes.map(({ words }) => words)), changed]
  }
}

function inWords(words: readonly string[]): string {
  const all = words.slice(0, -1).join(', ')
  return all === '' ? (words[0] ?? '') : `${all} and ${words.at(-1)}`
}

function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

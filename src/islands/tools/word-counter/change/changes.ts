import { ownEntry } from '@/lib/own-entry.ts'

import { sentencesOf } from '../text-parts.ts'

/** A change of a whole text, with the label of its button and the message after it. */
export interface Change {
  label: string
  done: string
  change: (text: string) => string
}

/** The changes of letters. */
export const CASES: readonly Change[] = [
  { label: 'UPPER CASE', done: 'Changed to upper case.', change: (text) => text.toUpperCase() },
  { label: 'lower case', done: 'Changed to lower case.', change: (text) => text.toLowerCase() },
  { label: 'Title Case', done: 'Changed to title case.', change: titleCase },
  { label: 'Sentence case', done: 'Changed to sentence case.', change: sentenceCase },
]

/** The changes of lines. Repeated lines are compared in Unicode form NFC. */
export const LINES: readonly Change[] = [
  ofLines('Trim lines', 'Trimmed the lines.', (lines) => lines.map((line) => line.trim())),
  ofLines('Remove empty lines', 'Removed the empty lines.', (lines) =>
    lines.filter((line) => line.trim() !== ''),
  ),
  ofLines('Remove repeated lines', 'Removed the repeated lines.', uniqueLines),
  ofLines('Sort A to Z', 'Sorted the lines.', (lines, text) => lines.sort(orderOf(text))),
  ofLines('Sort Z to A', 'Sorted the lines backwards.', (lines, text) => {
    const order = orderOf(text)
    return lines.sort((one, other) => order(other, one))
  }),
]

/** A request to change a text: by the label of a change, or by a replacement. */
export type ChangeRequest = { text: string } & ({ label: string } | { replacing: Replacing })

/** The changed text, or why it cannot be changed. */
export type ChangeAnswer = ({ kind: 'changed' } & Replaced) | { kind: 'refused'; message: string }

/** Changes a text as requested. `count` is the number of replacements. */
export function answerChange(request: ChangeRequest): ChangeAnswer {
  const { text } = request
  try {
    if ('replacing' in request) return { kind: 'changed', ...replaceAll(text, request.replacing) }
    const found = [...CASES, ...LINES].find(({ label }) => label === request.label)
    return { kind: 'changed', text: found?.change(text) ?? text, count: 0 }
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Returns a text with a capital at the start of every word and the rest in lowercase. Scripts without capitals are unchanged. */
export function titleCase(text: string): string {
  // A letter or digit, its signs, and the letters, digits and apostrophes after it.
  return text.replace(
    /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200C\u200D]|['’](?=\p{L}))*/gu,
    ([first = '', ...rest]) => upperFirst(first) + rest.join('').toLowerCase(),
  )
}

/** Returns a text with a capital at the start of every sentence and in the English "I". A blank line ends a sentence. */
export function sentenceCase(text: string): string {
  const small = text.toLowerCase().replace(ENGLISH_I, 'I')
  let result = ''
  let end = 0
  for (const sentence of sentencesOf(small)) {
    const start = small.indexOf(sentence, end)
    result += small.slice(end, start) + sentence.replace(/[\p{L}\p{N}]/u, upperFirst)
    end = start + sentence.length
  }
  return result + small.slice(end)
}

/** "I" as a word, or in I'm and I'll. */
const ENGLISH_I =
  /(?<![\p{L}\p{M}\p{N}'’.])i(?![\p{L}\p{M}\p{N}.]|['’](?!(?:m|d|ll|ve)(?!\p{L})))/gu

/** Returns the capital of a letter. The capitals of ﬁ and ß are two letters, of which only the first stays a capital. */
function upperFirst(letter: string): string {
  const [first = '', ...rest] = letter.toUpperCase()
  return first + rest.join('').toLowerCase()
}

/** A change of lines. A line break at the end stays and does not add an empty line. All breaks become line feeds. */
function ofLines(
  label: string,
  done: string,
  change: (lines: string[], text: string) => string[],
): Change {
  return {
    label,
    done,
    change(text) {
      const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
      const endsWithBreak = lines.length > 1 && lines.at(-1) === ''
      if (endsWithBreak) lines.pop()
      const changed = change(lines, text)
      return changed.join('\n') + (endsWithBreak && changed.length > 0 ? '\n' : '')
    },
  }
}

function uniqueLines(lines: string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const before = seen.size
    return seen.add(line.normalize('NFC')).size > before
  })
}

/** Dictionary order, of Hindi if the text has Devanagari; 2 comes before 10, and २ before १०. */
function orderOf(text: string): (one: string, other: string) => number {
  const language = /\p{sc=Devanagari}/u.test(text) ? 'hi' : 'en'
  return new Intl.Collator(language, { numeric: true }).compare
}

/** A search and its replacement. */
export interface Replacing {
  sought: string
  replacement: string
  matchesCase: boolean
  onlyWholeWords: boolean
  isPattern: boolean
}

/** The changed text and the number of replacements. */
interface Replaced {
  text: string
  count: number
}

/**
 * Replaces every match in a text. Plain text matches in every Unicode normalisation form (क़ is one character or two), and the
 * replacement is inserted as typed. With a regular expression (flags g, m, u), the replacement understands $1, $<name>, $&, \n
 * and \t; run it in a worker, because a pattern can take forever. Throws a sentence for the visitor.
 */
export function replaceAll(text: string, replacing: Replacing): Replaced {
  const { sought, isPattern, replacement } = replacing
  if (sought === '') return { text, count: 0 }
  const pattern = isPattern ? patternOf(replacing) : plainPattern(replacing)
  let count = 0
  const counted = () => {
    count++
    return replacement
  }
  const changed = text.replace(pattern, counted)
  // The result of a function is inserted as it is; only a string has $1 and similar filled in.
  return { text: isPattern ? text.replace(pattern, withEscapes(replacement)) : changed, count }
}

/** The boundaries of a word in any script: no letter, sign or digit next to it. */
const EDGES = {
  before: String.raw`(?<![\p{L}\p{M}\p{N}])`,
  after: String.raw`(?![\p{L}\p{M}\p{N}])`,
}

function plainPattern(replacing: Replacing): RegExp {
  const { sought } = replacing
  const spellings = new Set([sought, sought.normalize('NFC'), sought.normalize('NFD')])
  return build([...spellings].map(escaped).join('|'), replacing)
}

function patternOf(replacing: Replacing): RegExp {
  try {
    return build(replacing.sought, replacing)
  } catch (error) {
    const why = String(error instanceof Error ? error.message : error)
      .split(': ')
      .at(-1)
    throw new Error(`This is not a regular expression: ${why}.`)
  }
}

function build(source: string, { matchesCase, onlyWholeWords }: Replacing): RegExp {
  const whole = onlyWholeWords ? `${EDGES.before}(?:${source})${EDGES.after}` : source
  return new RegExp(whole, matchesCase ? 'gmu' : 'gimu')
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

function withEscapes(replacement: string): string {
  const meanings: Record<string, string> = { n: '\n', t: '\t', '\\': '\\' }
  return replacement.replace(
    /\\([nt\\])/g,
    (all, letter: string) => ownEntry(meanings, letter) ?? all,
  )
}

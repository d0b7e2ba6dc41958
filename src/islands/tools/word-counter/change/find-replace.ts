import { ownEntry } from '@/lib/own-entry.ts'

/** A search and its replacement. */
export interface Replacing {
  sought: string
  replacement: string
  matchesCase: boolean
  onlyWholeWords: boolean
  isPattern: boolean
}

/** The changed text and the number of replacements. */
export interface Replaced {
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

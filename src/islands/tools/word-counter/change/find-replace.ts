/** What is looked for, and what is to stand in its place. */
export interface Replacing {
  sought: string
  replacement: string
  matchesCase: boolean
  onlyWholeWords: boolean
  isPattern: boolean
}

/** The changed text and how often it was changed. */
export interface Replaced {
  text: string
  count: number
}

/**
 * A text with every find replaced. Plain text is found however its letters are made up (क़ is one character or two), and is
 * replaced by exactly what was typed. In a regular expression (flags g, m, u) the replacement knows $1, $<name>, $&, \n and
 * \t; a pattern can take longer than anyone waits, so it belongs in a worker. Throws the sentence the visitor reads.
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
  // A function's answer stands as it is; only the engine fills in $1 and the like.
  return { text: isPattern ? text.replace(pattern, withEscapes(replacement)) : changed, count }
}

/** The edges of a word in any script: no letter, sign or digit stands beyond. */
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
    throw new Error(`This is no regular expression: ${why}.`)
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
  return replacement.replace(/\\([nt\\])/g, (all, letter: string) => meanings[letter] ?? all)
}

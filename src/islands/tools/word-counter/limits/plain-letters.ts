/** What says the same in GSM-7, for letters that word processors and keyboards put in unasked. */
const PLAIN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  '₹': 'Rs.',
  '`': "'",
  '\t': 'a space',
  '\u00A0': 'a space',
  '\u202F': 'a space',
  '\u200B': 'nothing',
  '\u200C': 'nothing',
  '\u200D': 'nothing',
  '\uFEFF': 'nothing',
}
/** Letters that a reader cannot see, or not by themselves. */
const NAMES: Record<string, string> = {
  '\t': 'a tab',
  '\u00A0': 'a no-break space',
  '\u202F': 'a narrow no-break space',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\uFEFF': 'a byte order mark',
}
const DOTTED_CIRCLE = '◌'

/** A letter as a sentence names it; a sign that stands on another is shown on a dotted circle. */
export function letterName(letter: string): string {
  const name = NAMES[letter]
  if (name !== undefined) return name
  if (/\p{M}/u.test(letter)) return `“${DOTTED_CIRCLE}${letter}”`
  if (/[\p{C}\p{Z}]/u.test(letter))
    return `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  return `“${letter}”`
}

/** What could stand for a letter in GSM-7; undefined where nothing says the same. */
export function plainLetter(letter: string): string | undefined {
  return PLAIN[letter]
}

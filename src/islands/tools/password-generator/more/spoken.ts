import { ownEntry } from '@/lib/own-entry.ts'

/** Returns the name of a character for reading it aloud: "capital K, Kilo", "small k, kilo", "digit 7", "at sign". Letters use the words of the ICAO spelling alphabet. */
export function spoken(character: string): string {
  const upper = character.toUpperCase()
  const word = WORDS.find((name) => name.startsWith(upper))
  if (word !== undefined && /[A-Z]/.test(upper))
    return character === upper ? `capital ${upper}, ${word}` : `small ${character}, ${word}`
  if (/\d/.test(character)) return `digit ${character}, ${DIGITS[Number(character)]}`
  return ownEntry(SYMBOLS, character) ?? character
}

const WORDS =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  )
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')

const SYMBOLS: Record<string, string> = {
  '!': 'exclamation mark',
  '"': 'double quotation mark',
  '#': 'hash',
  $: 'dollar sign',
  '%': 'percent sign',
  '&': 'ampersand (and sign)',
  "'": 'apostrophe',
  '(': 'opening round bracket',
  ')': 'closing round bracket',
  '*': 'asterisk (star)',
  '+': 'plus sign',
  ',': 'comma',
  '-': 'hyphen (minus)',
  '.': 'full stop (dot)',
  '/': 'slash',
  ':': 'colon',
  ';': 'semicolon',
  '<': 'less-than sign',
  '=': 'equals sign',
  '>': 'greater-than sign',
  '?': 'question mark',
  '@': 'at sign',
  '[': 'opening square bracket',
  '\\': 'backslash',
  ']': 'closing square bracket',
  '^': 'caret',
  _: 'underscore',
  '`': 'backtick (grave accent)',
  '{': 'opening curly bracket',
  '|': 'vertical bar',
  '}': 'closing curly bracket',
  '~': 'tilde',
}

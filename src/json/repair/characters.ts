import { ownEntry } from '@/lib/own-entry.ts'

/** Full-width brackets with their ASCII forms. */
const BRACKETS: Record<string, string> = {
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '（': '(',
  '）': ')',
}

/** Returns the ASCII form of a bracket; '' for other characters. */
export function bracket(character: string): string {
  if (character !== '' && '{}[]()'.includes(character)) return character
  return ownEntry(BRACKETS, character) ?? ''
}

/** Whether a character is a closing bracket. */
export function isCloser(character: string): boolean {
  const plain = bracket(character)
  return plain === '}' || plain === ']' || plain === ')'
}

/** Whether a character separates items: a comma, or a character used in place of one. */
export function isSeparator(character: string): boolean {
  return character !== '' && ',;，；、'.includes(character)
}

/** Returns the characters that can close a string opened by this quote; '' when it is not a quote. */
export function closersOf(quote: string): string {
  if (quote === '') return ''
  if (quote === '"') return '"'
  return QUOTES.find((kind) => kind.includes(quote)) ?? ''
}

/** Whether a character is a quote of any kind. */
export function isQuote(character: string): boolean {
  return closersOf(character) !== ''
}

/** Straight, curly, low, angled and full-width quotes. Any quote of the same kind closes a string. */
const QUOTES = ["'", '`´', '“”„‟"', '‘’‚‛', '＂', '＇', '«»']

/** Returns the index of the next character that is not JSON white space. */
export function afterSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** Returns the index after the last character before `from` that is not JSON white space. */
export function beforeSpace(text: string, from: number): number {
  let at = from
  while (at > 0 && isSpace(text.charCodeAt(at - 1))) at--
  return at
}

/** Whether a UTF-16 code unit is JSON white space (RFC 8259 section 2). */
export function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09
}

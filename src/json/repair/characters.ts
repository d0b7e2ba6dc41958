/** Brackets of full width mean what the usual ones mean. */
const BRACKETS: Record<string, string> = {
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '（': '(',
  '）': ')',
}

/** The bracket that a character is or stands for; '' when it is none. */
export function bracket(character: string): string {
  if (character !== '' && '{}[]()'.includes(character)) return character
  return BRACKETS[character] ?? ''
}

/** Whether a bracket closes something. */
export function isCloser(character: string): boolean {
  const plain = bracket(character)
  return plain === '}' || plain === ']' || plain === ')'
}

/** Whether a character parts the items of an object or array, or is written for one that does. */
export function isSeparator(character: string): boolean {
  return character !== '' && ',;，；、'.includes(character)
}

/** The characters of the pair that a quote belongs to; '' when it is none. */
export function closersOf(quote: string): string {
  if (quote === '') return ''
  if (quote === '"') return '"'
  return QUOTES.find((kind) => kind.includes(quote)) ?? ''
}

/** Straight, curly, low, angled, full-width; whichever of its kind comes next closes a string. */
const QUOTES = ["'", '`´', '“”„‟"', '‘’‚‛', '＂', '＇', '«»']

/** The place of the first character from here on that is not one of JSON's white space. */
export function afterSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** The place after the last character before here that is not white space. */
export function beforeSpace(text: string, from: number): number {
  let at = from
  while (at > 0 && isSpace(text.charCodeAt(at - 1))) at--
  return at
}

/** Whether a UTF-16 unit is one of the four that JSON calls white space. */
export function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09
}

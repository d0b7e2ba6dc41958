import { isJsonNumber, numberReading, type Reading } from './numbers.ts'

/** The words of Python, JavaScript, Ruby and Go that mean what a word of JSON means. */
const SAME_MEANING: Record<string, string> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  Null: 'null',
  NULL: 'null',
  nil: 'null',
  Nil: 'null',
}
/** Values that JSON does not have. */
const NO_VALUES = /^(?:undefined|[+-]?nan|[+-]?inf(?:inity)?)$/i
const JSON_WORDS = ['true', 'false', 'null']
/** Longer words are never numbers or literals, and reading them as such would take long. */
const LONGEST_WORD = 10_000

/** What a run of text is that stands where a value should, without quotes. */
export interface Meaning {
  kind: 'json' | 'word' | 'number' | 'wrong-number' | 'no-value-of-json' | 'text'
  /** Undefined when it is JSON already. */
  reading?: Reading
}

/** Finds out what a run of text without quotes is meant to be. */
export function meaningOf(text: string): Meaning {
  if (text.length > LONGEST_WORD) {
    return isJsonNumber(text) ? { kind: 'json' } : { kind: 'text', reading: asText(text) }
  }
  if (JSON_WORDS.includes(text) || isJsonNumber(text)) return { kind: 'json' }
  const word = Object.hasOwn(SAME_MEANING, text) ? SAME_MEANING[text] : undefined
  if (word !== undefined) return { kind: 'word', reading: { certain: word } }
  if (NO_VALUES.test(text)) {
    const offered: [string, string][] = [['As null', 'null'], ['As text', JSON.stringify(text)]] // prettier-ignore
    return { kind: 'no-value-of-json', reading: { offered } }
  }
  const reading = numberReading(text)
  if (reading === undefined) return { kind: 'text', reading: asText(text) }
  return { kind: 'certain' in reading ? 'number' : 'wrong-number', reading }
}

/** The word of JSON that a text begins, for a text that was cut off; undefined when it begins none or several. */
export function wholeWord(beginning: string): string | undefined {
  return JSON_WORDS.find((word) => word !== beginning && word.startsWith(beginning))
}

function asText(text: string): Reading {
  return { offered: [['As text', JSON.stringify(text)]] }
}

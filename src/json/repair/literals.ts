import { FIXES } from './sentences.ts'

/** Literals of Python, JavaScript, Ruby and Go that have the same meaning in JSON. */
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
/** Longer words are not numbers or literals, and testing them would be slow. */
const LONGEST_WORD = 10_000

/** The meaning of unquoted text in the place of a value. */
export interface Meaning {
  kind: 'json' | 'word' | 'number' | 'wrong-number' | 'no-value-of-json' | 'text'
  /** Undefined when it is JSON already. */
  reading?: Reading
}

/** Determines what unquoted text is meant to be. */
export function meaningOf(text: string): Meaning {
  if (text.length > LONGEST_WORD) {
    return isJsonNumber(text) ? { kind: 'json' } : { kind: 'text', reading: asText(text) }
  }
  if (JSON_WORDS.includes(text) || isJsonNumber(text)) return { kind: 'json' }
  const word = Object.hasOwn(SAME_MEANING, text) ? SAME_MEANING[text] : undefined
  if (word !== undefined) return { kind: 'word', reading: { certain: word } }
  if (NO_VALUES.test(text)) {
    const offered: [string, string][] = [[FIXES.asNull, 'null'], [FIXES.asText, JSON.stringify(text)]] // prettier-ignore
    return { kind: 'no-value-of-json', reading: { offered } }
  }
  const reading = numberReading(text)
  if (reading === undefined) return { kind: 'text', reading: asText(text) }
  return { kind: 'certain' in reading ? 'number' : 'wrong-number', reading }
}

/** Returns the JSON literal that a cut-off text begins; undefined for other texts. */
export function wholeWord(beginning: string): string | undefined {
  return JSON_WORDS.find((word) => word !== beginning && word.startsWith(beginning))
}

function asText(text: string): Reading {
  return { offered: [[FIXES.asText, JSON.stringify(text)]] }
}

/** How a word that is not JSON can be read: one certain replacement, or several with their button labels. */
type Reading = { certain: string } | { offered: [label: string, replacement: string][] }

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i
const SLOPPY = /^([+-]?)(\d*)(?:(\.)(\d*))?(e[+-]?\d+)?$/i
const RADIX = /^([+-]?)(0x[\da-f_]+|0o[0-7_]+|0b[01_]+)n?$/i
const GROUPED =
  /^[+-]?\d{1,3}(?:(?:,\d{2,3})*,\d{3}|(?:[_'’  \u202f]\d{2,3})*[_'’  \u202f]\d{3})(?:\.\d+)?$/
const UNDERSCORED = /^[+-]?\d+(?:_\d+)+(?:\.\d+)?$|^-?\d+n$/
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/
const CURRENCY =
  /^([+-]?)(?:(?:rs\.?|inr|usd|eur|gbp|\p{Sc})\s*([+-]?[\d.,]+)|([\d.,]+)\s*(?:rs\.?|inr|usd|eur|gbp|\p{Sc}))(?:\/-)?$/iu
const OTHER_DIGITS = /\p{Nd}/u
/** The digit zero in Arabic, Persian, nine Indian scripts and full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10]

/** Whether a text is a JSON number (RFC 8259 section 6). */
function isJsonNumber(text: string): boolean {
  return JSON_NUMBER.test(text)
}

/** Reads a number in another notation than JSON's; undefined when the text is not a number. */
function numberReading(text: string): Reading | undefined {
  const plain = inLatinDigits(text)
  if (plain !== text && /^[\d.,+-]+$/.test(plain)) return asNumber(plain.replaceAll(',', ''), text)
  return sloppy(text) ?? grouped(text) ?? inOtherBase(text) ?? amount(text)
}

function sloppy(text: string): Reading | undefined {
  const parts = SLOPPY.exec(text)
  if (parts === null) return undefined
  const [, sign = '', whole = '', point = '', fraction = '', exponent = ''] = parts
  if (whole + fraction === '') return undefined
  const after = point && `.${fraction || '0'}`
  if (!/^0\d/.test(whole)) return { certain: minus(sign) + (whole || '0') + after + exponent }
  const shorter = whole.replace(/^0+(?=\d)/, '')
  const texts: [string, string] = [FIXES.asText, JSON.stringify(text)]
  return { offered: [texts, [FIXES.asNumber, minus(sign) + shorter + after + exponent]] }
}

function grouped(text: string): Reading | undefined {
  if (GROUPED.test(text) || UNDERSCORED.test(text)) {
    return asNumber(text.replace(/[^\d.+-]/g, ''), text)
  }
  return DECIMAL_COMMA.test(text) ? asNumber(text.replace(',', '.'), text) : undefined
}

function inOtherBase(text: string): Reading | undefined {
  const [, sign = '', digits = ''] = RADIX.exec(text) ?? []
  if (!/[\da-f]$/i.test(digits) || digits.length > 4_000) return undefined
  return asNumber(minus(sign) + BigInt(digits.replaceAll('_', '')), text)
}

function amount(text: string): Reading | undefined {
  const [, sign = '', before, after] = CURRENCY.exec(text) ?? []
  const digits = before ?? after
  return digits === undefined ? undefined : asNumber(sign + digits.replaceAll(',', ''), text)
}

/** Offers the number first and the text second; undefined when it is not a number. */
function asNumber(number: string, text: string): Reading | undefined {
  const tidy = number.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1')
  const reading = isJsonNumber(tidy) ? { certain: tidy } : sloppy(tidy)
  if (reading === undefined || !('certain' in reading)) return undefined
  return { offered: [[FIXES.asNumber, reading.certain], [FIXES.asText, JSON.stringify(text)]] } // prettier-ignore
}

const minus = (sign: string): string => (sign === '-' ? '-' : '')

function inLatinDigits(text: string): string {
  if (!OTHER_DIGITS.test(text)) return text
  return text.replace(/[^\0-\x7f]/g, (digit) => {
    const zero = ZEROS.find(
      (first) => digit.charCodeAt(0) - first >= 0 && digit.charCodeAt(0) - first < 10,
    )
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero)
  })
}

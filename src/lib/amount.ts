import { STRAY_COMMA } from './digit-groups.ts'
import { roundTo } from './format.ts'
import { plural } from './quantity.ts'

/** Units of large amounts in India, longest spelling first, so that "lakh" is not parsed as "l" and "akh". */
const UNITS = new Map(
  Object.entries({
    thousand: 1e3,
    हज़ार: 1e3,
    हजार: 1e3,
    k: 1e3,
    lakh: 1e5,
    lac: 1e5,
    लाख: 1e5,
    l: 1e5,
    crore: 1e7,
    करोड़: 1e7,
    करोड: 1e7,
    cr: 1e7,
    million: 1e6,
    mn: 1e6,
    billion: 1e9,
    bn: 1e9,
  }),
)
const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
/** "1 234,567" has two separators, and one may be meant as a decimal point. */
const MIXED_GROUPING = /\d[\s_]\d+,\d|\d,\d+[\s_]+\d/
const TERM = new RegExp(`^(${NUMBER})(?:(${[...UNITS.keys()].join('|')})s?)?`)

/**
 * Parses an amount as a visitor types it: "₹10,00,000.00", "10 lakh", "1.5 cr", "१०,००,०००", "1 crore 20 lakh", "8.5%". Returns 0
 * for an empty text, and NaN for any other text that is not an amount, and for an amount that is too large for a double.
 */
export function parseAmount(text: string): number {
  const amount = readAmount(text)
  return Number.isFinite(amount) ? amount : NaN
}

/** Returns whether a text is an amount that is too large for a double, about 1.8e308. */
export function isTooLarge(text: string): boolean {
  return Math.abs(readAmount(text)) === Infinity
}

function readAmount(text: string): number {
  const visible = text.replace(/\p{Cf}/gu, '').trim()
  if (visible === '') return 0
  const plain = toPlain(visible)
  const isNegative = plain.startsWith('-')
  let rest = plain.replace(/^[+-]/, '')
  // A sign, "₹" or "years" alone.
  if (rest === '') return NaN
  let total = 0
  let previousUnit = Infinity
  while (rest !== '') {
    const match = TERM.exec(rest)
    // A number after a unit cannot begin with a point: "1cr.20lakh" is not 1 crore and 0.2 lakh.
    if (match === null || (previousUnit < Infinity && rest.startsWith('.'))) return NaN
    const [term, digits = '', unitName] = match
    const unit = unitName === undefined ? 1 : (UNITS.get(unitName) ?? NaN)
    // "20 lakh 1 crore" is a slip, not a sum.
    if (unit >= previousUnit) return NaN
    total += scaled(digits, unit)
    previousUnit = unit
    rest = rest.slice(term.length)
  }
  return isNegative && total !== 0 ? -total : total
}

/** Multiplies by shifting the decimal point in the text, which is exact: 1.1 × 1e5 in binary is 110000.00000000001. */
function scaled(digits: string, unit: number): number {
  const [mantissa = '', exponent = '0'] = digits.split('e')
  return Number(`${mantissa}e${Number(exponent) + Math.log10(unit)}`)
}

function toPlain(text: string): string {
  return (
    text
      // NFKC would change "5²" and "½" to "52" and "12", so they make the text invalid.
      .replace(/\p{No}/gu, '?')
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, asciiDigit)
      // A comma after a word is punctuation.
      .replace(/,(?=\s|$)/g, '')
      .replace(MIXED_GROUPING, '?')
      // A space between digits separates groups as a comma does: "1 000 000" is a number, "5 5" is not.
      .replace(/(\d\.?)[\s_]+(?=\.?\d)/g, '$1,')
      .replace(STRAY_COMMA, '?')
      .toLowerCase()
      .replace(/([a-df-z])\.(?=\s|$)/g, '$1')
      .replace(/[\s,]/g, '')
      .replace(/^([+-]?)(?:₹|(?:rs|inr|रु)\.?)/, '$1')
      .replace(
        /%?(?:₹|inr|rupees?|रुप(?:ये|ए|या)|रु\.?|rs|years?|yrs?|percent|p\.?a)?(?:\/-)?(?:only)?$/,
        '',
      )
      .replace(/^[−–]/, '-')
  )
}

/** Returns the ASCII form of a digit. The ten digits of a script are consecutive, so the digits before it give its value. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

const ONES = ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * Returns rupees in words: 1_000_000 → "ten lakh rupees", 1_250.5 → "one thousand two hundred fifty rupees fifty paise".
 * Returns an empty text for NaN, for 1e15 and more, and for amounts whose paise a double cannot represent.
 */
export function amountInWords(amount: number): string {
  const size = roundTo(Math.abs(amount), 2)
  if (!(size < 1e15) || (size * 100 > Number.MAX_SAFE_INTEGER && !Number.isInteger(size))) return ''
  const rupees = Math.floor(size)
  const paise = Math.round((size - rupees) * 100)
  const parts = []
  if (rupees > 0 || paise === 0) {
    parts.push(`${wholeInWords(rupees)} ${plural(rupees, 'rupee', 'rupees')}`)
  }
  if (paise > 0) parts.push(`${wholeInWords(paise)} ${plural(paise, 'paisa', 'paise')}`)
  const words = parts.join(' ')
  return amount < 0 && size > 0 ? `minus ${words}` : words
}

/** Returns a whole number from 0 on in words: 1_25_000 → "one lakh twenty five thousand". */
export function wholeInWords(value: number): string {
  if (value === 0) return 'zero'
  const steps = [
    [1e7, 'crore'],
    [1e5, 'lakh'],
    [1e3, 'thousand'],
    [100, 'hundred'],
  ] as const
  const words: string[] = []
  let rest = value
  for (const [size, name] of steps) {
    const count = Math.floor(rest / size)
    if (count > 0) words.push(wholeInWords(count), name)
    rest %= size
  }
  if (rest >= 20) words.push(TENS[Math.floor(rest / 10)] ?? '')
  words.push(ONES[rest >= 20 ? rest % 10 : rest] ?? '')
  return words.filter((word) => word !== '').join(' ')
}

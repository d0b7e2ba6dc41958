import { STRAY_COMMA } from './digit-groups.ts'
import { roundTo } from './format.ts'

/** How people in India write large amounts, longest spelling first so that "lakh" is not read as "l" and a stray "akh". */
const UNITS: Record<string, number> = {
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
}
const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
/** "1 234,567" groups by two signs, and one of them may be meant as a point. */
const MIXED_GROUPING = /\d[\s_]\d+,\d|\d,\d+[\s_]+\d/
const TERM = new RegExp(`^(${NUMBER})(?:(${Object.keys(UNITS).join('|')})s?)?`)

/**
 * The number a visitor means by what they typed: "₹10,00,000.00", "10 lakh", "1.5 cr", "१०,००,०००", "1 crore 20 lakh", "8.5%".
 * Empty text is 0. Anything else that is not an amount is NaN, never the digits that happen to stand in front, and so is
 * an amount that is too large to calculate with.
 */
export function parseAmount(text: string): number {
  const amount = readAmount(text)
  return Number.isFinite(amount) ? amount : NaN
}

/** Whether a text is an amount that is too large for a double, about 1.8e308. */
export function isTooLarge(text: string): boolean {
  return Math.abs(readAmount(text)) === Infinity
}

function readAmount(text: string): number {
  const visible = text.replace(/\p{Cf}/gu, '').trim()
  if (visible === '') return 0
  const plain = toPlain(visible)
  const isNegative = plain.startsWith('-')
  let rest = plain.replace(/^[+-]/, '')
  // A sign, "₹" or "years" alone: there is no number in it.
  if (rest === '') return NaN
  let total = 0
  let previousUnit = Infinity
  while (rest !== '') {
    const match = TERM.exec(rest)
    // After a unit a point begins nothing: "1cr.20lakh" is not 1 crore and 0.2 lakh.
    if (match === null || (previousUnit < Infinity && rest.startsWith('.'))) return NaN
    const [term, digits = '', unitName] = match
    const unit = unitName === undefined ? 1 : (UNITS[unitName] ?? NaN)
    // "20 lakh 1 crore" is a slip, not a sum.
    if (unit >= previousUnit) return NaN
    total += scaled(digits, unit)
    previousUnit = unit
    rest = rest.slice(term.length)
  }
  return isNegative && total !== 0 ? -total : total
}

/** 1.1 × 1e5 in binary is 110000.00000000001; shifting the decimal point in the text is exact. */
function scaled(digits: string, unit: number): number {
  const [mantissa = '', exponent = '0'] = digits.split('e')
  return Number(`${mantissa}e${Number(exponent) + Math.log10(unit)}`)
}

function toPlain(text: string): string {
  return (
    text
      // "5²" and "½" would become the digits "52" and "12": they are left as what they are, which is no amount.
      .replace(/\p{No}/gu, '?')
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, asciiDigit)
      // Commas at the ends of words are those of sentences. Any other that groups no digits: nothing is guessed.
      .replace(/,(?=\s|$)/g, '')
      .replace(MIXED_GROUPING, '?')
      // What stands between digits groups them as a comma does: "1 000 000" is one number, "5 5" is none.
      .replace(/(\d\.?)[\s_]+(?=\.?\d)/g, '$1,')
      .replace(STRAY_COMMA, '?')
      .toLowerCase()
      .replace(/([a-df-z])\.(?=\s|$)/g, '$1')
      .replace(/[\s,]/g, '')
      .replace(/^([+-]?)(?:₹|rs\.?|inr|रु\.?)/, '$1')
      .replace(
        /%?(?:₹|inr|rupees?|रुप(?:ये|ए|या)|रु\.?|rs|years?|yrs?|percent|p\.?a)?(?:\/-)?(?:only)?$/,
        '',
      )
      .replace(/^[−–]/, '-')
  )
}

/** The ten digits of every script stand in a row, so a digit's value is how many stand before it. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

const ONES = ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * Rupees in Indian words: 1_000_000 → "ten lakh rupees", 1 → "one rupee", 1_250.5 → "one thousand two hundred fifty rupees fifty paise".
 * Empty for what words would not help with: not a number, a lakh crore (1e12) times a thousand and more, or so many rupees
 * that a double no longer holds the paise.
 */
export function amountInWords(amount: number): string {
  const size = roundTo(Math.abs(amount), 2)
  if (!(size < 1e15) || (size * 100 > Number.MAX_SAFE_INTEGER && !Number.isInteger(size))) return ''
  const rupees = Math.floor(size)
  const paise = Math.round((size - rupees) * 100)
  const parts = []
  if (rupees > 0 || paise === 0) {
    parts.push(`${wholeInWords(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`)
  }
  if (paise > 0) parts.push(`${wholeInWords(paise)} ${paise === 1 ? 'paisa' : 'paise'}`)
  const words = parts.join(' ')
  return amount < 0 && size > 0 ? `minus ${words}` : words
}

/** A whole number from 0 on in Indian words: 1_25_000 → "one lakh twenty five thousand". */
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

import { STRAY_COMMA } from './digit-groups.ts'

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
const TERM = new RegExp(`^(${NUMBER})(?:(${Object.keys(UNITS).join('|')})s?)?`)

/**
 * The number a visitor means by what they typed: "₹10,00,000.00", "10 lakh", "1.5 cr", "१०,००,०००", "1 crore 20 lakh", "8.5%".
 * Empty text is 0 (reading 9). Anything else that is not an amount is NaN, never the digits that happen to stand in front.
 */
export function parseAmount(text: string): number {
  const plain = toPlain(text)
  if (plain === '') return 0
  const isNegative = plain.startsWith('-')
  let rest = plain.replace(/^[+-]/, '')
  let total = 0
  let previousUnit = Infinity
  while (rest !== '') {
    const match = TERM.exec(rest)
    // After a unit a point begins nothing: "1cr.20lakh" is not 1 crore and 0.2 lakh.
    if (match === null || (previousUnit < Infinity && rest.startsWith('.'))) return NaN
    const [term, digits = '', unitName] = match
    const unit = unitName === undefined ? 1 : (UNITS[unitName] ?? NaN)
    // "20 lakh 1 crore" and "5 5" are slips, not sums.
    if (unit >= previousUnit) return NaN
    total += scaled(digits, unit)
    previousUnit = unit
    rest = rest.slice(term.length)
  }
  if (!Number.isFinite(total)) return NaN
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
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Nd}/gu, asciiDigit)
      // Commas at the ends of words are those of sentences. Any other that groups no digits: nothing is guessed.
      .replace(/,(?=\s|$)/g, '')
      .replace(STRAY_COMMA, '?')
      .toLowerCase()
      .replace(/([a-df-z])\.(?=\s|$)/g, '$1')
      .replace(/[\s,_₹%]/g, '')
      .replace(/^([+-]?)(?:rs\.?|inr|रु\.?)/, '$1')
      .replace(
        /(?:inr|rupees?|रुप(?:ये|ए|या)|रु\.?|rs|years?|yrs?|percent|p\.?a)?(?:\/-)?(?:only)?$/,
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
 * Empty for what words would not help with: not a number, or a lakh crore (1e12) times a thousand and more.
 */
export function amountInWords(amount: number): string {
  if (!Number.isFinite(amount) || Math.abs(amount) >= 1e15) return ''
  const paiseInAll = Math.round(Math.abs(amount) * 100)
  const rupees = Math.floor(paiseInAll / 100)
  const paise = paiseInAll % 100
  const parts = []
  if (rupees > 0 || paise === 0) {
    parts.push(`${wholeInWords(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`)
  }
  if (paise > 0) parts.push(`${wholeInWords(paise)} paise`)
  const words = parts.join(' ')
  return amount < 0 && paiseInAll > 0 ? `minus ${words}` : words
}

function wholeInWords(value: number): string {
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

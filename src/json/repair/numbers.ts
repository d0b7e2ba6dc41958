/** How a word can be read that is not JSON: one certain text, or several that are offered with the words of their buttons. */
export type Reading = { certain: string } | { offered: [label: string, replacement: string][] }

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
/** The zeros of the scripts whose digits people type: Arabic, Persian, the nine of India, and full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10]

/** Whether a text is a number of JSON. */
export function isJsonNumber(text: string): boolean {
  return JSON_NUMBER.test(text)
}

/** How a text that is not a number of JSON can be meant as one; undefined when it cannot. */
export function numberReading(text: string): Reading | undefined {
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
  const texts: [string, string] = ['As text', JSON.stringify(text)]
  return { offered: [texts, ['As a number', minus(sign) + shorter + after + exponent]] }
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

/** A number first, the text second; nothing when it is no number after all. */
function asNumber(number: string, text: string): Reading | undefined {
  const tidy = number.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1')
  const mended = isJsonNumber(tidy) ? { certain: tidy } : sloppy(tidy)
  if (mended === undefined || !('certain' in mended)) return undefined
  return { offered: [['As a number', mended.certain], ['As text', JSON.stringify(text)]] } // prettier-ignore
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

/** Character sets by ECI number (AIM), by names that `TextDecoder` knows, without ISO 8859, whose parts start at 3. */
const BY_ECI: ReadonlyMap<number, string> = new Map([
  [1, 'ISO-8859-1'],
  [20, 'Shift_JIS'],
  [21, 'Windows-1250'],
  [22, 'Windows-1251'],
  [23, 'Windows-1252'],
  [24, 'Windows-1256'],
  [25, 'UTF-16BE'],
  [26, 'UTF-8'],
  [27, 'US-ASCII'],
  [28, 'Big5'],
  [29, 'GB18030'],
  [30, 'EUC-KR'],
  [31, 'GBK'],
  [32, 'GB18030'],
  [33, 'UTF-16LE'],
])

const LAST_ISO_8859 = 18

/** Returns the character set of an ECI number, or undefined if browsers do not have it. */
export function charsetOf(eci: number): string | undefined {
  // ISO 8859-12 was never published.
  if (eci >= 3 && eci <= LAST_ISO_8859 && eci !== 14) return `ISO-8859-${eci - 2}`
  return BY_ECI.get(eci)
}

/** Returns the text of bytes in a character set, with � for bytes that do not fit. */
export function decode(bytes: readonly number[], charset: string): string {
  // A mark at the start says nothing in UTF-8 and is copied; in UTF-16 it is not part of the text.
  return new TextDecoder(charset, { ignoreBOM: charset === 'UTF-8' }).decode(Uint8Array.from(bytes))
}

/** Returns whether all bytes are characters of a character set. */
export function fits(bytes: readonly number[], charset: string): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(bytes))
    return true
  } catch {
    return false
  }
}

/** The character set that ISO/IEC 18004 (7.3.5) names for bytes without one. Browsers know it as Windows-1252. */
const DEFAULT = 'ISO-8859-1'

/** The character sets that are offered, in the order shown. Any bytes fit the single-byte ones. */
const OFFERED = [
  'UTF-8',
  DEFAULT,
  'Shift_JIS',
  'GB18030',
  'Big5',
  'EUC-KR',
  'Windows-1250',
  'Windows-1251',
]

/**
 * Returns the character sets that bytes without one may be in, the most probable first. Kanji mode in the same code is a sign of
 * Shift_JIS, from which it takes its characters.
 */
export function possibleCharsets(bytes: readonly number[], hasKanji: boolean): string[] {
  const possible = OFFERED.filter((charset) => fits(bytes, charset))
  const signs: readonly (readonly [charset: string, isSign: () => boolean])[] = [
    ['UTF-8', () => true],
    ['Shift_JIS', () => hasKanji],
    ['Windows-1251', () => isCyrillic(decode(bytes, 'Windows-1251'))],
    ['Shift_JIS', () => isJapanese(bytes)],
    ['EUC-KR', () => isOfPairs(bytes, HANGUL, 4)],
    ['GB18030', () => isOfPairs(bytes, COMMON_HANZI, 2)],
  ]
  const [guess = DEFAULT] =
    signs.find(([charset, isSign]) => possible.includes(charset) && isSign()) ?? []
  return [guess, ...possible.filter((charset) => charset !== guess)]
}

/** Whether bytes that fit Shift_JIS are Japanese: kana, or kanji whose first bytes would be control characters in Latin-1. */
function isJapanese(bytes: readonly number[]): boolean {
  const text = decode(bytes, 'Shift_JIS')
  // Rare characters of a program's own, which bytes of another character set often hit.
  if (/[\uE000-\uF8FF]/.test(text)) return false
  if (/[\u3041-\u3096\u30A1-\u30FC]/.test(text)) return true
  const { low, other, longest } = pairsOf(bytes)
  return (
    (low > other && longest > 1) ||
    /^[\0-\x7f]*[\uFF61-\uFF9F]{4}[\0-\x7f\uFF61-\uFF9F]*$/.test(text)
  )
}

/** Counts characters of Shift_JIS: pairs whose first byte is below A0, others outside ASCII, and the longest row of pairs. */
function pairsOf(bytes: readonly number[]) {
  const counts = { low: 0, other: 0, longest: 0 }
  let row = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const isPair = byte > 0x80 && (byte < 0xa0 || byte > 0xdf)
    if (isPair) at++
    if (byte > 0x80) counts[isPair && byte < 0xa0 ? 'low' : 'other']++
    row = isPair ? row + 1 : 0
    counts.longest = Math.max(counts.longest, row)
  }
  return counts
}

/** Whether a text is Cyrillic: one long word, each in capitals, in small letters or with one capital, and none with a Latin letter. */
function isCyrillic(text: string): boolean {
  if (/[^\0-\x7fА-яЁё«»“”„–—…№\u00a0]|[A-Za-z][А-яЁё]|[А-яЁё][A-Za-z]/.test(text)) return false
  const words = text.match(/[А-яЁё]+/g) ?? []
  return (
    words.some(({ length }) => length > 4) &&
    words.every((word) => /^(?:[А-ЯЁ]?[а-яё]*|[А-ЯЁ]+)$/.test(word))
  )
}

/** The first bytes of the 3,755 common characters of GB 2312, and of the 2,350 syllables of KS X 1001. */
const COMMON_HANZI = 0xd7
const HANGUL = 0xc8

/** Whether all bytes above ASCII are pairs from A1 on, led by symbols or by B0 to a last byte, with so many letters in a row. */
function isOfPairs(bytes: readonly number[], last: number, least: number): boolean {
  let row = 0
  let longest = 0
  for (let at = 0; at < bytes.length; at++) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]]
    const isLetter = lead >= 0xb0 && lead <= last
    if (lead > 0x7f) {
      if (trail < 0xa1 || !(isLetter || (lead > 0xa0 && lead < 0xa4))) return false
      at++
    }
    row = isLetter ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest >= least
}

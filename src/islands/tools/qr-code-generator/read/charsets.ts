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

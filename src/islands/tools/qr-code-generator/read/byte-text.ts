/** Numbers of encodings that a code may name (AIM ECI), beside ISO 8859, whose parts have the numbers from 3 on. */
const ENCODINGS: Record<number, string> = {
  1: 'iso-8859-1',
  20: 'shift_jis',
  21: 'windows-1250',
  22: 'windows-1251',
  23: 'windows-1252',
  24: 'windows-1256',
  25: 'utf-16be',
  28: 'big5',
  29: 'gb18030',
  30: 'euc-kr',
}

const LAST_ISO_8859 = 18

/**
 * The text that bytes of a code spell. Most programs write UTF-8 without saying so, although a code that names no encoding means
 * ISO 8859-1 by the standard (ISO/IEC 18004, 7.3.5): what is no UTF-8 is read as that.
 */
export function byteText(bytes: Uint8Array, encoding?: number): string {
  const label = labelOf(encoding)
  if (label !== undefined) return new TextDecoder(label).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes)
  }
}

function labelOf(encoding = 0): string | undefined {
  // The platform reads part 12 nowhere: it was never published.
  if (encoding >= 3 && encoding <= LAST_ISO_8859 && encoding !== 14)
    return `iso-8859-${encoding - 2}`
  return ENCODINGS[encoding]
}

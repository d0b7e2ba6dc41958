/** How a text travels as SMS. */
export interface Sms {
  alphabet: 'GSM-7' | 'Unicode'
  /** Places used: in GSM-7 the extension letters take two, in Unicode what is beyond the basic plane (such as emoji). */
  units: number
  /** Messages it is sent and charged as; 0 for no text. */
  parts: number
  /** Places of the one message, or of each part. */
  placesOfPart: number
  /** Places free in the last part. */
  free: number
  /** The letters that GSM-7 has not, in the order of their appearance, with their number. */
  forcing: Map<string, number>
}

/** The default alphabet of 3GPP TS 23.038, 6.2.1. The small ç, the backtick and the tabulator are not in it. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its extension, 6.2.1.1: an escape and a letter, two places. */
const EXTENSION = new Set('^{}\\[~]|€\f')

/** Places of a single message, and of a part of a longer one, whose header takes six octets (3GPP TS 23.040). */
const PLACES = {
  'GSM-7': { alone: 160, part: 153 },
  Unicode: { alone: 70, part: 67 },
} as const

/**
 * The alphabet, places and parts of a text as SMS. Neither an escape with its letter nor a surrogate pair is cut: one that
 * does not fit moves to the next part whole. 160 letters a → 1 part; 161 → 2; 150 letters a and ₹ → 3, for ₹ forces Unicode.
 */
export function smsOf(text: string): Sms {
  const letters = text.replaceAll('\r\n', '\n')
  const forcing = lettersForcingUnicode(letters)
  const alphabet = forcing.size === 0 ? 'GSM-7' : 'Unicode'
  const { alone, part } = PLACES[alphabet]
  const units = forcing.size === 0 ? gsmUnits(letters) : letters.length
  if (units <= alone) {
    const parts = units === 0 ? 0 : 1
    return { alphabet, units, parts, placesOfPart: alone, free: alone - units, forcing }
  }
  return { alphabet, units, ...inParts(letters, alphabet, part), placesOfPart: part, forcing }
}

function lettersForcingUnicode(text: string): Map<string, number> {
  const forcing = new Map<string, number>()
  for (const letter of text)
    if (!BASIC.has(letter) && !EXTENSION.has(letter))
      forcing.set(letter, (forcing.get(letter) ?? 0) + 1)
  return forcing
}

function gsmUnits(text: string): number {
  let units = text.length
  for (const letter of text) if (EXTENSION.has(letter)) units++
  return units
}

function inParts(text: string, alphabet: Sms['alphabet'], places: number) {
  let parts = 1
  let used = 0
  for (const letter of text) {
    const size = alphabet === 'Unicode' || !EXTENSION.has(letter) ? letter.length : 2
    if (used + size > places) {
      parts++
      used = 0
    }
    used += size
  }
  return { parts, free: places - used }
}

/** Characters of a post on X by an account that pays nothing. */
export const X_LIMIT = 280

/** What an address counts, whatever its length. */
const ADDRESS = 23
const ADDRESSES = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}”’।]/giu

/** A flag, a key, or a picture with its skin, its joined ones and its tags: each counts 2. © and ® are pictures only if asked for. */
const EMOJI =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|(?:[©®]\uFE0F|(?![©®])\p{Extended_Pictographic})[\uFE0F\p{EMod}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{EMod}]?)*(?:[\u{E0020}-\u{E007E}]+\u{E007F})?/gu

/**
 * The weighted length that X counts (twitter-text, configuration 3): after normalisation most scripts count 1 a character,
 * Chinese, Japanese, Korean and signs such as ₹ and … count 2, an emoji 2, and an address that begins with http 23.
 */
export function xLength(text: string): number {
  const normal = text.replaceAll('\r\n', '\n').normalize('NFC')
  let length = 0
  const withoutAddresses = normal.replace(ADDRESSES, () => ((length += ADDRESS), ''))
  const letters = withoutAddresses.replace(EMOJI, () => ((length += 2), ''))
  for (const letter of letters) length += isLight(letter.codePointAt(0) ?? 0) ? 1 : 2
  return length
}

function isLight(code: number): boolean {
  if (code <= 0x10ff) return true
  if (code < 0x2000 || code > 0x2037) return false
  return code <= 0x200d || (code >= 0x2010 && code <= 0x201f) || code >= 0x2032
}

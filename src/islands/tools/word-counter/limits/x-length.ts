import tlds from 'tlds'

/** The longest post on X of a free account, in weighted characters. */
export const X_LIMIT = 280

/** The weight of every web address. */
const ADDRESS = 23
const ADDRESSES = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}”’।]/giu

/** Matches a possible domain without "http", with port and path: Latin words between dots, not part of an email address or a handle. */
const BARE =
  /(?<![\p{L}\p{M}\p{N}_@#$＠＃./-])([a-z0-9][a-z0-9_-]*(?:\.[a-z0-9][a-z0-9_-]*)+)(?![\p{L}\p{N}@+_-])((?::\d+)?(?:[/?][^\s<>"]*[^\s<>"'.,;:!?)\]}”’।]|\/)?)/giu
const TOP_LEVELS = new Set(tlds)

/** Matches one emoji: a flag, a keycap, or a picture with skin tone, joined pictures and tags. © and ® need a variation selector. */
const EMOJI =
  /\p{Regional_Indicator}\p{Regional_Indicator}|[#*0-9]\uFE0F?\u20E3|(?:[©®]\uFE0F|(?![©®])\p{Extended_Pictographic})[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*(?:[\u{E0020}-\u{E007E}]+\u{E007F})?/gu

/**
 * Returns the weighted length that X counts (twitter-text, configuration 3): after normalisation, characters of most scripts
 * count 1; Chinese, Japanese, Korean, emoji and signs such as ₹ and … count 2; an address counts 23, with or without http.
 */
export function xLength(text: string): number {
  const normal = text.replaceAll('\r\n', '\n').normalize('NFC')
  let length = 0
  // A space replaces each address, so that the text around it stays separate.
  const counted = () => ((length += ADDRESS - 1), ' ')
  const withoutAddresses = normal
    .replace(ADDRESSES, counted)
    .replace(BARE, (_, host: string, path: string) => bareAddress(host, path, counted))
  const letters = withoutAddresses.replace(EMOJI, () => ((length += 2), ''))
  for (const letter of letters) length += isLight(letter.codePointAt(0) ?? 0) ? 1 : 2
  return length
}

/** Returns the replacement of a host and path. The longest start of the host that ends in a top-level domain is an address. */
function bareAddress(host: string, path: string, counted: () => string): string {
  const labels = host.split('.')
  const last = labels.findLastIndex((label) => TOP_LEVELS.has(label.toLowerCase()))
  if (last < 1) return host + path
  const rest = labels.slice(last + 1).map((label) => `.${label}`)
  return rest.length === 0 ? counted() : counted() + rest.join('') + path
}

function isLight(code: number): boolean {
  if (code <= 0x10ff) return true
  if (code < 0x2000 || code > 0x2037) return false
  return code <= 0x200d || (code >= 0x2010 && code <= 0x201f) || code >= 0x2032
}

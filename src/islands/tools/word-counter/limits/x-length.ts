import tlds from 'tlds'

/** Characters of a post on X by an account that pays nothing. */
export const X_LIMIT = 280

/** What an address counts, whatever its length. */
const ADDRESS = 23
const ADDRESSES = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}”’।]/giu

/** What may be a domain without "http", with a port and path: words of Latin letters between dots, not part of an e-mail or a handle. */
const BARE =
  /(?<![\p{L}\p{M}\p{N}_@#$＠＃./-])([a-z0-9][a-z0-9_-]*(?:\.[a-z0-9][a-z0-9_-]*)+)(?![\p{L}\p{N}@+_-])((?::\d+)?(?:[/?][^\s<>"]*[^\s<>"'.,;:!?)\]}”’।]|\/)?)/giu
const TOP_LEVELS = new Set(tlds)

/** A flag, a key, or a picture with its skin, its joined ones and its tags: each counts 2. © and ® are pictures only if asked for. */
const EMOJI =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|(?:[©®]\uFE0F|(?![©®])\p{Extended_Pictographic})[\uFE0F\p{EMod}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{EMod}]?)*(?:[\u{E0020}-\u{E007E}]+\u{E007F})?/gu

/**
 * The weighted length that X counts (twitter-text, configuration 3): after normalisation most scripts count 1 a character,
 * Chinese, Japanese, Korean and signs such as ₹ and … count 2, an emoji 2, and an address 23, with http or without.
 */
export function xLength(text: string): number {
  const normal = text.replaceAll('\r\n', '\n').normalize('NFC')
  let length = 0
  // A space stands for each, so that its neighbours stay apart.
  const counted = () => ((length += ADDRESS - 1), ' ')
  const withoutAddresses = normal
    .replace(ADDRESSES, counted)
    .replace(BARE, (_, host: string, path: string) => bareAddress(host, path, counted))
  const letters = withoutAddresses.replace(EMOJI, () => ((length += 2), ''))
  for (const letter of letters) length += isLight(letter.codePointAt(0) ?? 0) ? 1 : 2
  return length
}

/** What stands for a host and path: the longest beginning of the host that ends in a top-level domain is an address. */
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

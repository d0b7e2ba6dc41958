/** ASCII characters, in addition to letters and digits, that are not escaped. */
export type Kept = string

/*
 * The complements of the percent-encode sets of the URL standard (url.spec.whatwg.org, section 1.3), limited to ASCII. The
 * strictest is from RFC 3986 section 2.3. Non-ASCII characters are always escaped.
 */
export const KEPT = {
  /** `encodeURIComponent`: the component percent-encode set. */
  component: "-_.!~*'()",
  /** The application/x-www-form-urlencoded percent-encode set, where a space becomes "+". */
  form: '*-._',
  /** RFC 3986 section 2.3: unreserved. */
  unreserved: '-._~',
  /** RFC 3986 sections 2.2 and 2.3: unreserved and reserved. */
  address: "-._~:/?#[]@!$&'()*+,;=",
  userinfo: "-._~!$&'()*+,%",
  path: "-._~!$&'()*+,%:;=@/[]|\\",
  fragment: "-._~!$&'()*+,%:;=@/[]|\\?#{}^",
} as const satisfies Record<string, Kept>

/** Percent-encodes a text as UTF-8, except letters, digits and the characters in `kept`. A lone surrogate becomes U+FFFD. */
export function percentEncode(text: string, kept: Kept): string {
  let encoded = ''
  for (const character of text.toWellFormed()) encoded += percentEncodeOne(character, kept)
  return encoded
}

/** Percent-encodes one whole character, unless it is a letter, a digit or in `kept`. */
export function percentEncodeOne(character: string, kept: Kept): string {
  if (/^[a-z0-9]$/i.test(character) || kept.includes(character)) return character
  const encoded = encodeURIComponent(character)
  if (encoded !== character) return encoded
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

/** Characters beyond letters and digits that stay as they are in a percent-encoded text; all others are escaped. */
export type Kept = string

/*
 * The percent-encode sets of the URL standard (url.spec.whatwg.org, section 1.3), turned round: the signs of ASCII that are
 * not in them. RFC 3986 section 2.3 for the strictest. What is not ASCII is escaped always.
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

/** A text as UTF-8, each byte of a character that is not kept as "%" and two hexadecimal digits. Half a surrogate pair becomes U+FFFD. */
export function percentEncode(text: string, kept: Kept): string {
  let encoded = ''
  for (const character of text.toWellFormed()) encoded += percentEncodeOne(character, kept)
  return encoded
}

/** One character, whole, percent-encoded unless it is kept. */
export function percentEncodeOne(character: string, kept: Kept): string {
  if (/^[a-z0-9]$/i.test(character) || kept.includes(character)) return character
  const encoded = encodeURIComponent(character)
  if (encoded !== character) return encoded
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

/** How a digest can be written: hexadecimal in lower or upper case, or Base64 of its bytes (RFC 4648, section 4). */
export type Notation = 'lower' | 'upper' | 'base64'

/** A digest, given in lower-case hexadecimal, in a notation. */
export function written(digest: string, notation: Notation): string {
  if (notation === 'lower') return digest
  if (notation === 'upper') return digest.toUpperCase()
  const bytes = (digest.match(/../g) ?? []).map((digits) => parseInt(digits, 16))
  return btoa(String.fromCharCode(...bytes))
}

/** Notations of a digest: hexadecimal in lower or upper case, or Base64 of its bytes (RFC 4648, section 4). */
export const NOTATIONS = [
  { value: 'lower', label: 'Lower case' },
  { value: 'upper', label: 'Upper case' },
  { value: 'base64', label: 'Base64' },
] as const
export type Notation = (typeof NOTATIONS)[number]['value']

/** Writes a digest, given in lower-case hexadecimal, in another notation. */
export function written(digest: string, notation: Notation): string {
  if (notation === 'lower') return digest
  if (notation === 'upper') return digest.toUpperCase()
  const bytes = (digest.match(/../g) ?? []).map((digits) => parseInt(digits, 16))
  return btoa(String.fromCharCode(...bytes))
}

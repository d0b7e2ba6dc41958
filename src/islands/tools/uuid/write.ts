import type { Choice } from './choices.ts'

/** Crockford's Base32: digits and letters without I, L, O and U. */
export const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns 128 bits, as 32 hexadecimal digits, with hyphens. */
export function uuidText(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Returns 128 bits, as 32 hexadecimal digits, as the 26 characters of a ULID. */
export function ulidText(hex: string): string {
  const digits = BigInt(`0x${hex}`).toString(32).padStart(26, '0')
  return digits.replace(/./g, (digit) => LETTERS.charAt(parseInt(digit, 32)))
}

/** Returns bytes, as hexadecimal digits, as Base64. */
export function base64Text(hex: string): string {
  return btoa(hex.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16))))
}

/** Returns 32 hexadecimal digits with the first three groups reversed, as a GUID of Windows and .NET stores its bytes. */
export function netOrder(hex: string): string {
  return hex.replace(/^(..)(..)(..)(..)(..)(..)(..)(..)/, '$4$3$2$1$6$5$8$7')
}

const formed: Record<Choice['form'], (hex: string) => string> = {
  hyphens: uuidText,
  plain: (hex) => hex,
  braces: (hex) => `{${uuidText(hex)}}`,
  urn: (hex) => `urn:uuid:${uuidText(hex)}`,
}
const listed: Record<Choice['list'], (texts: string[]) => string> = {
  lines: (texts) => texts.join('\n'),
  json: (texts) => JSON.stringify(texts, null, 2),
  sql: (texts) => `(\n${texts.map((text) => `  '${text}'`).join(',\n')}\n)`,
}

/** Returns identifiers, as hexadecimal digits in lower case, in the chosen form and list. */
export function listText(hexes: readonly string[], choice: Choice): string {
  const { kind, list, form, letters } = choice
  const uuid = (hex: string) => formed[form](letters === 'upper' ? hex.toUpperCase() : hex)
  return hexes.length === 0 ? '' : listed[list](hexes.map(kind === 'ulid' ? ulidText : uuid))
}

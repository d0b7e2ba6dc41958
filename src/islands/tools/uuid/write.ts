import type { Choice, Form, List } from './choices.ts'

/** Crockford's Base32: digits and letters without I, L, O and U. */
export const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns 128 bits, as 32 hexadecimal digits in lower case, in a form of UUIDs. The prefix of a URN stays in lower case. */
export function uuidText(hex: string, form: Form = 'hyphens', isUpper = false): string {
  const digits = isUpper ? hex.toUpperCase() : hex
  if (form === 'plain') return digits
  const text = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  if (form === 'hyphens') return text
  return form === 'braces' ? `{${text}}` : `urn:uuid:${text}`
}

/** Returns 128 bits, as 32 hexadecimal digits, as the 26 characters of a ULID. */
export function ulidText(hex: string): string {
  return BigInt(`0x${hex}`)
    .toString(32)
    .padStart(26, '0')
    .replace(/./g, (digit) => LETTERS.charAt(parseInt(digit, 32)))
}

/** Returns identifiers, as hexadecimal digits, in the chosen form and list. */
export function listText(hexes: readonly string[], { kind, form, list, isUpper }: Choice): string {
  const texts = hexes.map((hex) => (kind === 'ulid' ? ulidText(hex) : uuidText(hex, form, isUpper)))
  return texts.length === 0 ? '' : listed[list](texts)
}

const listed: Record<List, (texts: string[]) => string> = {
  lines: (texts) => texts.join('\n'),
  json: (texts) => JSON.stringify(texts, null, 2),
  sql: (texts) => `(\n${texts.map((text) => `  '${text}'`).join(',\n')}\n)`,
}

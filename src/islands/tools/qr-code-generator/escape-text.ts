/**
 * The text with a backslash before each of these signs, and before each backslash: how Wi-Fi, contact and event texts keep
 * the signs that end their parts.
 */
export function escapeSigns(text: string, signs: string): string {
  return Array.from(text, (sign) => (`\\${signs}`.includes(sign) ? `\\${sign}` : sign)).join('')
}

/** Returns a text with Devanagari and full-width digits as ASCII digits. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

/** Returns a text with a backslash before each of the signs and each backslash, as Wi-Fi, contact and event texts escape them. */
export function escapeSigns(text: string, signs: string): string {
  return Array.from(text, (sign) => (`\\${signs}`.includes(sign) ? `\\${sign}` : sign)).join('')
}

/** The longest line of a vCard or iCalendar text in bytes, without its line break (RFC 2426, 2.6; RFC 5545, 3.1). */
const LONGEST_LINE_BYTES = 75

/** Escapes special signs and line breaks in a value of a vCard or iCalendar line (RFC 2426, 5; RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  return escapeSigns(text, ',;').replace(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Joins the lines of a vCard or iCalendar text, each ended by CR LF. Long lines are folded between letters. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > LONGEST_LINE_BYTES) {
      text += '\r\n '
      // The space that marks a continuation counts.
      bytes = 1
    }
    text += letter
    bytes += size
  }
  return text
}

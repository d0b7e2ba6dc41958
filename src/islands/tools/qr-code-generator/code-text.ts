/** The text with its digits as ASCII has them: those of Devanagari and of full width as well. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

/**
 * The text with a backslash before each of these signs, and before each backslash: how Wi-Fi, contact and event texts keep
 * the signs that end their parts.
 */
export function escapeSigns(text: string, signs: string): string {
  return Array.from(text, (sign) => (`\\${signs}`.includes(sign) ? `\\${sign}` : sign)).join('')
}

/** The longest line of a vCard or iCalendar text in bytes, without its end (RFC 2426, 2.6; RFC 5545, 3.1). */
const LONGEST_LINE_BYTES = 75

/** A text as a value of a vCard or iCalendar line: signs with a meaning and line breaks escaped (RFC 2426, 5; RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  return escapeSigns(text, ',;').replace(/\r\n|\r|\n/g, String.raw`\n`)
}

/** The lines of a vCard or iCalendar text, each ended by CR LF and the long ones folded between letters. */
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
      // The space that marks the rest of a line counts.
      bytes = 1
    }
    text += letter
    bytes += size
  }
  return text
}

import { escapeSigns } from './escape-text.ts'

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

/**
 * A text as a cell of CSV (RFC 4180), with nothing in it that a spreadsheet would calculate.
 */
export function csvCell(text: string): string {
  return quotedCell(inertText(text), ',')
}

/**
 * A text that no spreadsheet takes for a formula. One that begins with `=`, `+`, `-`, `@`, a tab, CR or LF is taken for one (OWASP,
 * CSV injection); the apostrophe before it says that it is text.
 */
export function inertText(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}

/** A text as a cell of CSV with a separator of one character, in quotes where it must be (RFC 4180, section 2). */
export function quotedCell(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

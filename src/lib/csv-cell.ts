/** Returns a text as a CSV cell (RFC 4180) that no spreadsheet parses as a formula. */
export function csvCell(text: string): string {
  return quotedCell(inertText(text), ',')
}

/**
 * Returns a text that no spreadsheet parses as a formula: an apostrophe precedes `=`, `+`, `-`, `@`, tab, CR and LF at its start.
 * Source: OWASP, CSV injection.
 */
export function inertText(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}

/** Returns a text as a CSV cell for a one-character separator, quoted if necessary (RFC 4180, section 2). */
export function quotedCell(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

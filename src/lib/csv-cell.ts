/**
 * A text as a cell of CSV (RFC 4180). A spreadsheet takes one that begins with `=`, `+`, `-`, `@`, a tab, CR or LF for a formula;
 * the apostrophe before it says that it is text.
 */
export function csvCell(text: string): string {
  const inert = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

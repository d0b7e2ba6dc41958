/** A text with the line ends a text box gives it: CRLF and CR become LF. */
export function asTyped(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

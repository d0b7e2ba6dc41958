/** The rule of every text box here, in the words the visitor reads. */
export const LINE_ENDS =
  'Taken as UTF-8. A line break that you type or paste is one line feed (LF); those of a file are kept until you edit it here.'

/** A text with the line ends a text box gives it: CRLF and CR become LF. */
export function asTyped(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

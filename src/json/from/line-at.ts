/** The number of the line, from 1, that holds a place of a text. A line ends with CR, LF or both. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n|\r|\n/).length
}

/** What does not count as a difference. */
export interface Ignored {
  case: boolean
  /** All white space within lines. */
  space: boolean
  /** How much white space separates words, as `diff -b` does. */
  spaceAmount: boolean
  /** White space at the end of a line, as `diff -Z` does. */
  spaceAtEnd: boolean
  /** Lines without anything but white space. */
  blankLines: boolean
  lineEnds: boolean
  order: boolean
}

/** Returns what is compared of a line. */
export function comparedText(line: string, ignored: Ignored): string {
  let [body, end] = line.endsWith('\n') ? [line.slice(0, -1), '\n'] : [line, '']
  if (ignored.lineEnds) [body, end] = [body.replace(/\r$/, ''), '']
  if (ignored.spaceAtEnd || ignored.spaceAmount) [body, end] = withoutSpaceAtEnd(body, end)
  if (ignored.spaceAmount) body = body.replace(/\s+/g, ' ')
  if (ignored.space) body = body.replace(/\s+/g, '')
  if (ignored.case) body = body.toLowerCase()
  return body + end
}

/** Keeps a carriage return, which is a part of the line end. */
function withoutSpaceAtEnd(body: string, end: string): [string, string] {
  return [body.trimEnd(), body.endsWith('\r') ? `\r${end}` : end]
}

/** What ends a line: CR and LF together are one break. */
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/

/**
 * A text whose lines have been changed. A line break at its end stays there, and makes no empty line that is sorted or numbered;
 * all breaks become line feeds.
 */
export function changeLines(text: string, change: (lines: string[]) => string[]): string {
  const lines = text.split(LINE_BREAK)
  const endsWithBreak = lines.length > 1 && lines.at(-1) === ''
  if (endsWithBreak) lines.pop()
  const changed = change(lines)
  return changed.join('\n') + (endsWithBreak && changed.length > 0 ? '\n' : '')
}

/** Limits of what is shown of a line, because one line can be megabytes long. UTF-16 code units. */
const MOST_SHOWN = 2_000
const SHOWN_BEFORE = 100

/** A part of a line: whether the other side has something else there. */
export interface LinePart {
  text: string
  isDifferent: boolean
}

/** Returns a line without its difference from another, cut when it is long. */
export function wholeLine(line: string): LinePart[] {
  const isLong = line.length > MOST_SHOWN
  return [{ text: isLong ? `${line.slice(0, MOST_SHOWN)}…` : line, isDifferent: false }]
}

/** Returns two lines in parts: their common start, what differs in whole words and numbers, and their common end. */
export function changedLines(left: string, right: string): [LinePart[], LinePart[]] {
  const start = commonStart(left, right)
  const end = commonEnd(left, right, start)
  return [cutLine(left, start, end), cutLine(right, start, end)]
}

function cutLine(line: string, start: number, end: number): LinePart[] {
  const before = line.slice(0, start)
  const different = line.slice(start, line.length - end)
  const after = line.slice(line.length - end)
  return [
    {
      text: before.length > MOST_SHOWN ? `…${before.slice(-SHOWN_BEFORE)}` : before,
      isDifferent: false,
    },
    {
      text: different.length > MOST_SHOWN ? `${different.slice(0, MOST_SHOWN)}…` : different,
      isDifferent: true,
    },
    {
      text: after.length > SHOWN_BEFORE ? `${after.slice(0, SHOWN_BEFORE)}…` : after,
      isDifferent: false,
    },
  ].filter(({ text }) => text !== '')
}

function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  // Start the highlight at a whole word or number, so that the reader sees the complete value that differs.
  while (at > 0 && /[\p{L}\p{N}\p{M}\p{Cs}.+-]/u.test(one[at - 1] ?? '')) at--
  return at
}

function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++
  while (length > 0 && /[\p{L}\p{N}\p{M}\p{Cs}.+-]/u.test(one.at(-length) ?? '')) length--
  return length
}

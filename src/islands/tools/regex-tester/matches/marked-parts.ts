import { NO_PLACE, type Matches } from '../run.ts'

/** UTF-16 code units of a chunk of a text, which is rendered when it comes near the visible part. */
const CHUNK_LENGTH = 2_000

/** Returns where the chunks of a text begin, and its end. Chunks end with a line where possible, never within a character. */
export function chunkBounds(text: string): number[] {
  const bounds = [0]
  for (let from = 0; text.length - from > CHUNK_LENGTH;) {
    const end = from + CHUNK_LENGTH
    const line = text.lastIndexOf('\n', end - 1) + 1
    const isInside = /[\uDC00-\uDFFF]/.test(text[end] ?? '')
    from = line > from ? line : end - (isInside ? 1 : 0)
    bounds.push(from)
  }
  bounds.push(text.length)
  return bounds
}

/** A part of a text, which may be a match or a part of one. */
export interface MarkedPart {
  text: string
  /** The number of the match from 0; undefined between matches. */
  match?: number
}

/** Returns the parts of a text from one place to another: matches, empty ones too, and what is between them. */
export function markedParts(
  text: string,
  matches: Pick<Matches, 'spans' | 'names' | 'count'>,
  from: number,
  to: number,
): MarkedPart[] {
  const { spans, count } = matches
  const stride = strideOf(matches)
  const parts: MarkedPart[] = []
  const isLast = to === text.length
  let place = from
  for (let match = firstEnding(matches, from); match < count; match++) {
    const start = Math.max(from, spans[match * stride] ?? 0)
    const end = Math.min(to, spans[match * stride + 1] ?? 0)
    // An empty match at a border belongs to the chunk that begins there.
    if (start > to || (start === to && !isLast)) break
    if (start > place) parts.push({ text: text.slice(place, start) })
    parts.push({ text: text.slice(start, end), match })
    place = end
  }
  if (place < to) parts.push({ text: text.slice(place, to) })
  return parts
}

/** Returns the number of entries that each match has in `spans`. */
export function strideOf({ names }: Pick<Matches, 'names'>): number {
  return 2 * (names.length + 1)
}

/** Returns the first match that reaches beyond a place, or is empty and at it. */
function firstEnding(matches: Pick<Matches, 'spans' | 'names' | 'count'>, place: number): number {
  const stride = strideOf(matches)
  let [low, high] = [0, matches.count]
  while (low < high) {
    const middle = (low + high) >>> 1
    const [start = 0, end = 0] = matches.spans.subarray(middle * stride, middle * stride + 2)
    if (end > place || start === place) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the text of a match, or of one of its groups counted from 1; undefined for a group that took no part. */
export function partOf(
  text: string,
  matches: Matches,
  match: number,
  group = 0,
): string | undefined {
  const place = match * strideOf(matches) + 2 * group
  const start = matches.spans[place] ?? NO_PLACE
  return start === NO_PLACE ? undefined : text.slice(start, matches.spans[place + 1])
}

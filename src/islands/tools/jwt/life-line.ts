import type { Hanging, HeadLineDrawing, LineColor } from '@/islands/ui/head-line/head-line.ts'

/** A time of a token with its words, in seconds since 1970. */
export interface LifeMark {
  seconds: number
  words: string
  kind: keyof typeof COLORS
}

const COLORS = { issued: 'principal', start: 'interest', end: 'attention' } as const satisfies Record<string, LineColor> // prettier-ignore

/** The ends of the line, in percent: the strokes and the bead are not cut. */
const [FIRST, LAST] = [1, 99]
/** The part of the line that a life takes which ended long ago or begins much later. */
const SHARE = 0.6
/** The width of a stroke. */
const STROKE = 0.8
/** The height of the life itself, and the longest stroke, which has the last row of words. */
const [LIFE, DEEPEST] = [6, 84]

/**
 * Returns the life of a token: a stroke for each of its times, the life between the first and the end, and the bead for now. Where
 * now is so far away that the life would be a point, the words say that the distance is not to scale. Undefined without a time.
 */
export function lifeLine(
  given: readonly LifeMark[],
  now: number,
  nowWords = 'Now',
): HeadLineDrawing | undefined {
  const marks = given.toSorted((a, b) => a.seconds - b.seconds)
  const [start, last] = [marks[0], marks.at(-1)]
  if (start === undefined || last === undefined) return undefined
  const { place, isBroken } = scaleOf(start.seconds, last.seconds, now)
  const said = isBroken ? `${nowWords} (not to scale)` : nowWords
  const at = Math.min(LAST, Math.max(FIRST, place(now)))
  const strokes = marks.map(({ seconds, words, kind }, row) => ({
    x: place(seconds),
    height: rounded((DEEPEST * (row + 1)) / marks.length),
    words,
    color: COLORS[kind],
  }))
  const inOrder = [...marks, { seconds: now, words: said }].toSorted((a, b) => a.seconds - b.seconds) // prettier-ignore
  return {
    title: `In order of time: ${inOrder.map(({ words }) => words).join('; ')}.`,
    hanging: [
      ...lifeBlock(marks, place),
      ...strokes.map(({ x, height, color }) => ({ x: rounded(x - STROKE / 2), width: STROKE, height, color })), // prettier-ignore
    ],
    words: [
      { x: rounded(at), y: LIFE, text: said, anchor: anchorAt(at) },
      ...strokes.map(({ x, height, words }) => ({
        x: rounded(x),
        y: height,
        text: words,
        anchor: anchorAt(x),
      })),
    ],
    bead: rounded(at),
  }
}

/** Returns where a time is on the line, and whether now is too far away for one scale. */
function scaleOf(first: number, last: number, now: number) {
  const span = last - first
  const isLate = now - last > span
  const isEarly = first - now > span
  const isBroken = span > 0 && (isLate || isEarly)
  const [low, high] = isBroken ? [first, last] : [Math.min(first, now), Math.max(last, now)]
  const length = (LAST - FIRST) * (isBroken ? SHARE : 1)
  const from = isBroken && isEarly ? LAST - length : FIRST
  const place = (seconds: number) => from + (length * (seconds - low)) / Math.max(1, high - low)
  return { place, isBroken }
}

/** The life: from the last time before which the token is not used to its end, or to the end of the line. */
function lifeBlock(marks: readonly LifeMark[], place: (seconds: number) => number): Hanging[] {
  const begin = marks.find(({ kind }) => kind === 'start') ?? marks.find(({ kind }) => kind === 'issued') // prettier-ignore
  const end = marks.find(({ kind }) => kind === 'end')
  const x = begin ? place(begin.seconds) : FIRST
  const width = (end ? place(end.seconds) : 100) - x
  return width > 0
    ? [{ x: rounded(x), width: rounded(width), height: LIFE, color: 'interest' }]
    : []
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 35) return 'start'
  return x > 65 ? 'end' : 'middle'
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}

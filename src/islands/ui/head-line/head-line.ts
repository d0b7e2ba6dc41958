/** A colour of a drawing, as styles/charts.css has them. */
export type LineColor = 'principal' | 'interest' | 'attention' | 'ink'

/** A shape that hangs from the line. Its place and sizes are percent of the drawing's width and height. */
export interface Hanging {
  x: number
  width: number
  /** Its distance from the line; 0 unless it hangs from another shape. */
  y?: number
  height: number
  /** Undefined for an outline of what is not there. */
  color?: LineColor
}

/** A word below a place of the drawing, in percent of its width and height. */
interface PlacedWord {
  x: number
  y: number
  text: string
  /** Where the place is in the word. */
  anchor: 'start' | 'middle' | 'end'
}

/** A drawing of an answer: shapes that hang from the head line, words below them, and one bead for "here". */
export interface HeadLineDrawing {
  /** What it shows, for a screen reader, in a sentence. */
  title: string
  hanging: readonly Hanging[]
  words?: readonly PlacedWord[]
  /** The place of the bead along the line, in percent. */
  bead?: number
}

/** A stroke of one or more coloured parts, of which the first is at the line. Lengths are relative to `longest`. */
export interface LineStroke {
  parts: readonly { length: number; color?: LineColor }[]
}

/** The width of a stroke relative to the distance between two strokes. */
const SHARE = 0.62

/**
 * Returns the shapes of strokes at equal distances.
 * `longest` is the length that fills the drawing's height, `places` the number of places along the line.
 */
export function strokesAlong(
  strokes: readonly LineStroke[],
  { longest = longestOf(strokes), places = strokes.length } = {},
): Hanging[] {
  const pitch = 100 / places
  return strokes.flatMap(({ parts }, index) => {
    let y = 0
    return parts.map(({ length, color }) => {
      const height = rounded((100 * length) / longest)
      const shape: Hanging = {
        x: rounded(pitch * (index + 0.5 - SHARE / 2)),
        width: rounded(pitch * SHARE),
        height,
        ...(y > 0 && { y }),
        ...(color && { color }),
      }
      y = rounded(y + height)
      return shape
    })
  })
}

function longestOf(strokes: readonly LineStroke[]): number {
  return Math.max(
    0,
    ...strokes.map(({ parts }) => parts.reduce((sum, { length }) => sum + length, 0)),
  )
}

/** Returns words below places at equal distances, such as the names of strokes. */
export function namesAlong(names: readonly string[]): PlacedWord[] {
  return names.map((text, index) => ({
    x: centreAlong(index, names.length),
    y: 100,
    text,
    anchor: 'middle',
  }))
}

/** Returns the centre of one of so many equal places, in percent of the line. */
export function centreAlong(index: number, places: number): number {
  return rounded((100 * (index + 0.5)) / places)
}

/** A slab as wide as an amount and as deep as a rate, so that its area is their product. */
export interface Slab {
  amount: number
  rate: number
  /** Its word, under it. */
  word?: string
}

/** The gap between two slabs, in percent of the line. */
const GAP = 0.4

/** Returns the shapes of slabs side by side, and the words under those that are wide enough for them. */
export function slabsAlong(
  slabs: readonly Slab[],
  { total, deepest, color }: { total: number; deepest: number; color: LineColor },
): Pick<HeadLineDrawing, 'hanging' | 'words'> {
  let x = 0
  const placed = slabs.map(({ amount, rate, word = '' }) => {
    const width = (100 * amount) / total
    const slab = { x, width, height: rounded((100 * rate) / deepest), word }
    x += width
    return slab
  })
  return {
    hanging: placed
      .filter(({ height, width }) => height > 0 && width > GAP)
      .map((slab) => ({
        x: rounded(slab.x),
        width: rounded(slab.width - GAP),
        height: slab.height,
        color,
      })),
    words: placed
      .filter(({ word, width }) => word !== '' && width >= LEAST_FOR_WORD * word.length)
      .map((slab) => ({
        x: rounded(slab.x + slab.width / 2),
        y: slab.height,
        text: slab.word,
        anchor: 'middle',
      })),
  }
}

/** The width that a character of a word takes on the narrowest phone, in percent of the line. */
const LEAST_FOR_WORD = 2.6

/** Returns a percentage to two decimals: a hundredth of a percent is far below a pixel, and keeps the HTML short. */
export function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}

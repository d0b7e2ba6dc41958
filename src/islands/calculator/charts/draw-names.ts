/** Placement of line labels. All coordinates are chart pixels. */

export interface Point {
  x: number
  y: number
}

/** A label with its measured width: `whole` for the end of a line, `short` for a position along it. */
export interface LineName {
  points: readonly Point[]
  whole: { text: string; width: number }
  short: { text: string; width: number }
}

/** The label's vertical center at its left or right edge. */
export interface PlacedName extends Point {
  text: string
  align: 'left' | 'right'
}

interface Candidate extends PlacedName {
  /** The point of the line that the label belongs to. */
  at: Point
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Half the height of a text line. */
const HALF = 8
/** Fallback positions along a line, as fractions of its length. */
const ALONG = [0.8, 0.65, 0.5, 0.35, 0.2]

/**
 * Places each label at the end of its line, or else next to the line at a free position. A free position does not overlap
 * a line, another label or `mark`, a line without a label. No other line may run between a label and its line. If nothing
 * is free, the label goes above the line end.
 */
export function placeNames(
  names: readonly LineName[],
  area: Box,
  mark: readonly Point[],
): PlacedName[] {
  const lines = [...names.map(({ points }) => points), mark]
  const taken: Box[] = []
  return names.map((name) => {
    const candidates = candidatesOf(name)
    const isFree = (candidate: Candidate) => {
      const box = boxOf(candidate, name)
      const { x, y } = candidate.at
      // Where two lines coincide, a label may belong to either.
      const between = spanOf(candidate, { x, y: y + 4 * Math.sign(candidate.y - y) })
      return (
        isWithin(box, area) &&
        taken.every((other) => !touch(box, other)) &&
        lines.every((points) => !runsThrough(points, box)) &&
        lines.every((points) => points === name.points || !runsThrough(points, between))
      )
    }
    const [first] = candidates
    const placed = candidates.find(isFree) ?? first
    taken.push(boxOf(placed, name))
    return placed
  })
}

function candidatesOf({ points, whole, short }: LineName): [Candidate, ...Candidate[]] {
  const end = points.at(-1) ?? { x: 0, y: 0 }
  const atEnd = (dy: number): Candidate => ({
    at: end,
    text: whole.text,
    x: end.x - 2,
    y: end.y + dy,
    align: 'right',
  })
  const way = beforeRest(points)
  const onTheWay = ALONG.flatMap((share): Candidate[] => {
    const at = way[Math.round((way.length - 1) * share)] ?? end
    const { text } = short
    return [
      { at, text, x: at.x + 8, y: at.y - 14, align: 'left' },
      { at, text, x: at.x + 8, y: at.y + 14, align: 'left' },
      { at, text, x: at.x - 8, y: at.y + 14, align: 'right' },
      { at, text, x: at.x - 8, y: at.y - 14, align: 'right' },
    ]
  })
  return [atEnd(-14), atEnd(14), ...onTheWay]
}

/** Returns a line without its constant tail, such as after a loan is repaid or savings are used up. */
function beforeRest(points: readonly Point[]): readonly Point[] {
  const moving = points.findLastIndex(({ y }) => y !== points.at(-1)?.y)
  return moving < 1 ? points : points.slice(0, moving + 2)
}

function boxOf({ text, x, y, align }: PlacedName, { whole, short }: LineName): Box {
  const width = text === whole.text ? whole.width : short.width
  const left = align === 'left' ? x : x - width
  return { left, right: left + width, top: y - HALF, bottom: y + HALF }
}

function isWithin(box: Box, area: Box): boolean {
  return (
    box.left >= area.left &&
    box.right <= area.right &&
    box.top >= area.top &&
    box.bottom <= area.bottom
  )
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Returns whether a line crosses a box. Samples each segment every four pixels. */
function runsThrough(points: readonly Point[], box: Box): boolean {
  return points.some((to, index) => {
    const from = points[index - 1]
    if (from === undefined || !touch(spanOf(from, to), box)) return false
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4) || 1
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
      const x = from.x + (to.x - from.x) * share
      const y = from.y + (to.y - from.y) * share
      return x > box.left && x < box.right && y > box.top && y < box.bottom
    })
  })
}

/** Returns the bounding box of two points, with a margin so that it is never empty. */
function spanOf(from: Point, to: Point): Box {
  return {
    left: Math.min(from.x, to.x) - 1,
    right: Math.max(from.x, to.x) + 1,
    top: Math.min(from.y, to.y) - 1,
    bottom: Math.max(from.y, to.y) + 1,
  }
}

/** Possible places of the name of a line, and the areas it must not cover. All in pixels of the chart. */

export interface Point {
  x: number
  y: number
}

/** A name with its width as it is written: whole at the end of its line, short on the line's way. */
export interface LineName {
  points: readonly Point[]
  whole: { text: string; width: number }
  short: { text: string; width: number }
}

/** The middle of a written name's left or right end. */
export interface PlacedName extends Point {
  text: string
  align: 'left' | 'right'
}

interface Candidate extends PlacedName {
  /** The point of the line next to the name. */
  at: Point
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Half the height of a line of words. */
const HALF = 8
/** How far along a line its name is tried, where its end has no room. */
const ALONG = [0.8, 0.65, 0.5, 0.35, 0.2]

/**
 * Puts each name at the end of its line, or else beside the line on its way, where no line runs through it or between it and its
 * own and no other name stands, nor `mark`, a line without a name. Where all is full, the name stays above the end.
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
      // Two lines may run as one; then either name is at both.
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

/** A line up to where it comes to rest: a loan is repaid, savings are used up. */
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

/** Whether a line has a part in a box: each piece between two points is looked at every few pixels. */
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

/** The box around what lies between two points, never without a width or a height. */
function spanOf(from: Point, to: Point): Box {
  return {
    left: Math.min(from.x, to.x) - 1,
    right: Math.max(from.x, to.x) + 1,
    top: Math.min(from.y, to.y) - 1,
    bottom: Math.max(from.y, to.y) + 1,
  }
}

/** Browsers cannot make a box taller than some 17 million pixels (Firefox); a list of more rows scrolls on a scale. */
const TALLEST_PX = 10_000_000
/** Near both ends the scale is one to one, so that the first and last rows can be reached exactly. */
const EDGE_PX = 2_000_000
/** A wheel or a finger scrolls by less at a time, the scrollbar's thumb by more. */
const LEAP_PX = 5_000

/** The height of all rows of a list, and of its visible part. */
export interface Scrolled {
  totalPx: number
  viewPx: number
}

/** A scroll position in pixels of the list and of the box that scrolls; both are equal in a short list. */
export interface ScrollPlace {
  listPx: number
  boxPx: number
}

/** Returns the height of the box in which the list scrolls, in pixels. */
export function boxHeight(totalPx: number): number {
  return Math.min(totalPx, TALLEST_PX)
}

/** Returns the scroll position at, or nearest to, a pixel of the list. */
export function placeInList(listPx: number, scrolled: Scrolled): ScrollPlace {
  const { lastList, lastBox } = ends(scrolled)
  const at = Math.max(0, Math.min(listPx, lastList))
  if (lastList === lastBox || at <= EDGE_PX) return { listPx: at, boxPx: at }
  if (at >= lastList - EDGE_PX) return { listPx: at, boxPx: lastBox - (lastList - at) }
  const boxPx = EDGE_PX + ((at - EDGE_PX) * (lastBox - 2 * EDGE_PX)) / (lastList - 2 * EDGE_PX)
  return { listPx: at, boxPx: Math.round(boxPx) }
}

/** Returns the position after a scroll: small steps move the list equally, jumps follow the scale. */
export function placeAfterScroll(
  before: ScrollPlace,
  boxPx: number,
  scrolled: Scrolled,
): ScrollPlace {
  const { lastList, lastBox } = ends(scrolled)
  if (lastList === lastBox) return { listPx: boxPx, boxPx }
  const step = boxPx - before.boxPx
  if (Math.abs(step) > LEAP_PX) return { listPx: listPxAt(boxPx, lastList, lastBox), boxPx }
  return { listPx: Math.max(0, Math.min(before.listPx + step, lastList)), boxPx }
}

function listPxAt(boxPx: number, lastList: number, lastBox: number): number {
  if (boxPx <= EDGE_PX) return boxPx
  if (boxPx >= lastBox - EDGE_PX) return lastList - (lastBox - boxPx)
  return EDGE_PX + ((boxPx - EDGE_PX) * (lastList - 2 * EDGE_PX)) / (lastBox - 2 * EDGE_PX)
}

function ends({ totalPx, viewPx }: Scrolled) {
  return {
    lastList: Math.max(0, totalPx - viewPx),
    lastBox: Math.max(0, boxHeight(totalPx) - viewPx),
  }
}

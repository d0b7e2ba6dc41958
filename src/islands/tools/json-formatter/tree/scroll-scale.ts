/** Browsers cannot make a box taller than some 17 million pixels (Firefox); a list of more rows scrolls on a scale. */
const TALLEST_PX = 10_000_000
/** So far from both ends the scale is one to one, so that the first and the last rows are reached like any others. */
const EDGE_PX = 2_000_000
/** A wheel or a finger moves by less at a time, the thumb of the bar by more. */
const LEAP_PX = 5_000

/** A list that is scrolled: how tall its rows are together, and how much of them is seen. */
export interface Scrolled {
  totalPx: number
  viewPx: number
}

/** Where a scrolled list is: the pixel of the list, and that of the box that scrolls, which is the same in a short one. */
export interface ScrollPlace {
  listPx: number
  boxPx: number
}

/** How tall the box is in which the list scrolls. */
export function boxHeight(totalPx: number): number {
  return Math.min(totalPx, TALLEST_PX)
}

/** The place at this pixel of the list, or as near to it as can be. */
export function placeInList(listPx: number, scrolled: Scrolled): ScrollPlace {
  const { lastList, lastBox } = ends(scrolled)
  const at = Math.max(0, Math.min(listPx, lastList))
  if (lastList === lastBox || at <= EDGE_PX) return { listPx: at, boxPx: at }
  if (at >= lastList - EDGE_PX) return { listPx: at, boxPx: lastBox - (lastList - at) }
  const boxPx = EDGE_PX + ((at - EDGE_PX) * (lastBox - 2 * EDGE_PX)) / (lastList - 2 * EDGE_PX)
  return { listPx: at, boxPx: Math.round(boxPx) }
}

/** The place after the box was scrolled: small steps move the list by as much, leaps go where the scale says. */
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

import type { ChartPart } from './chart-types.ts'

/**
 * The dimensions of a doughnut, in pixels of a box of `size`. They match the visible ring of chart.js, whose slices have a
 * border of half a gap on every side. `turnOfGap` is the gap as a fraction of the circle.
 */
export const DOUGHNUT = {
  size: 144,
  gap: 3,
  cutout: 0.68,
  radius: 59.22,
  thickness: 19.56,
  turnOfGap: 0.00806,
} as const

/** The width of a bar, as a fraction of its category width. */
export const BAR_WIDTH = 0.6

/** Returns the height of each bar, as a fraction of the highest. */
export function barHeights(amounts: readonly number[]): number[] {
  const highest = Math.max(...amounts)
  return amounts.map((amount) => amount / highest || 0)
}

/** From 2.8e307, a double multiplied by 2π overflows to infinity, and chart.js would draw endless arcs. */
const LARGEST_DRAWN = 1e300

/** Returns the drawn amount of each part: zero if the part is negative, undefined or hidden. */
export function drawnAmounts(
  parts: readonly ChartPart[],
  hidden: ReadonlySet<string> = new Set(),
): number[] {
  return parts.map(({ label, amount }) => {
    if (hidden.has(label) || !Number.isFinite(amount)) return 0
    return Math.min(Math.max(0, amount), LARGEST_DRAWN)
  })
}

/**
 * Returns the start and the share of each slice, as fractions of the circle. All shares are zero if there is nothing to
 * draw.
 */
export function slices(amounts: readonly number[]): { start: number; share: number }[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  let start = 0
  return amounts.map((amount) => {
    const slice = { start, share: amount / total || 0 }
    start += slice.share
    return slice
  })
}

/** More than all the money in the world. A chart of such amounts is useless, and its axis labels do not fit. */
const MOST_DRAWN = 1e15

/** Returns whether an axis can show the amounts. */
export function areDrawable(amounts: readonly number[]): boolean {
  return amounts.every((amount) => Math.abs(amount) <= MOST_DRAWN)
}

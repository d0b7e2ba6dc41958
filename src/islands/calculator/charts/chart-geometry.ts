import type { ChartPart } from './chart-types.ts'

/**
 * The measures of a doughnut, in pixels of a box of `size`. The ring is what chart.js leaves visible of its slices, whose edge
 * on every side is half a gap; `turnOfGap` is the gap as a fraction of the circle.
 */
export const DOUGHNUT = {
  size: 144,
  gap: 3,
  cutout: 0.68,
  radius: 59.22,
  thickness: 19.56,
  turnOfGap: 0.00806,
} as const

/** The width of a bar, as a fraction of its place. */
export const BAR_WIDTH = 0.6

/** How high each bar is, as a fraction of the highest. */
export function barHeights(amounts: readonly number[]): number[] {
  const highest = Math.max(...amounts)
  return amounts.map((amount) => amount / highest || 0)
}

/** Doubles from 2.8e307 on are infinite once they are multiplied by 2π, and their arcs drawn as circles without end. */
const LARGEST_DRAWN = 1e300

/** What each part takes of the picture: nothing when it is negative, undefined or hidden. */
export function drawnAmounts(
  parts: readonly ChartPart[],
  hidden: ReadonlySet<string> = new Set(),
): number[] {
  return parts.map(({ label, amount }) => {
    if (hidden.has(label) || !Number.isFinite(amount)) return 0
    return Math.min(Math.max(0, amount), LARGEST_DRAWN)
  })
}

/** Where each slice begins and how much it takes, as fractions of the circle. All are empty when there is nothing to draw. */
export function slices(amounts: readonly number[]): { start: number; share: number }[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  let start = 0
  return amounts.map((amount) => {
    const slice = { start, share: amount / total || 0 }
    start += slice.share
    return slice
  })
}

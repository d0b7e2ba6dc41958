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

/** The width of a bar, as a fraction of the place it stands in. */
export const BAR_WIDTH = 0.6

/** How high each bar is, as a fraction of the highest. */
export function barHeights(amounts: readonly number[]): number[] {
  const highest = Math.max(...amounts)
  return amounts.map((amount) => amount / highest || 0)
}

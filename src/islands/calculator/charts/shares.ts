import type { ChartPart } from '../frame/definition.ts'

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

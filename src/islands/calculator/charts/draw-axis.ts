/** Multiples that make short numbers on an axis. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
const SPACES = 3

export interface Axis {
  min: number
  max: number
  step: number
}

/** An axis of four lines, nought among them, that holds all amounts: 0 to 1,04,138 → 0, 40,000, 80,000, 1,20,000. */
export function axisFor(amounts: readonly number[]): Axis {
  const lowest = Math.min(0, ...amounts)
  const highest = Math.max(0, ...amounts)
  const step = roundStep((highest - lowest) / SPACES || 1)
  const min = Math.floor(lowest / step) * step
  return { min, max: Math.max(Math.ceil(highest / step) * step, min + SPACES * step), step }
}

/** Every how many years a year is named, so that the names neither touch nor tilt on a narrow phone. */
export function yearStep(years: number): number {
  if (years <= 6) return 1
  if (years <= 12) return 2
  return years <= 45 ? 5 : 20
}

/** The next size that makes short numbers: 16.7 → 20. */
export function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  // Compared with a little room, because 3 × 0.1 is more than 0.3.
  return (STEPS.find((step) => step * power >= size * (1 - 1e-9)) ?? 10) * power
}

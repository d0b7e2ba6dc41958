import type { Timeline } from '../timeline.ts'

/** What changes of a loan do to its interest and its length. NaN where one of the compared loans has no end. */
export interface Effect {
  /** Which changes: "the prepayments", "the rate rise"; undefined for all of them together. */
  by?: string
  /** Rupees; below 0 where the changes cost interest. */
  interestSaved: number
  monthsSaved: number
}

/** Whether a saving in rupees or months is the opposite of one, rounded as it is shown. */
export function isExtra(saved: number): boolean {
  return Math.round(saved) < 0
}

/** Returns what changes do to a loan, from the timelines without and with them. */
export function difference(from: Timeline, to: Timeline): Effect {
  return { interestSaved: from.interest - to.interest, monthsSaved: from.months - to.months }
}

/**
 * A rate, a limit or a rule that holds from a day on. The `facts.ts` of a folder exports its facts as `facts`, with values made
 * from the constants that the code calculates with. Days are ISO days, such as 2026-11-24.
 */
export interface DatedFact {
  /** Unique on the site; the anchor of the fact on the page of all rules. */
  id: string
  name: string
  /** The value as a visitor reads it. */
  value: string
  from: string
  /** The last day for which the value is known. One of `until`, `reviewBy` and `ended` is there. */
  until?: string
  /** The day by which it should be compared with its source again. */
  reviewBy?: string
  /** The last day of a rule of the past, which does not change any more. */
  ended?: string
  /**
   * The field of the page that starts with the value, such as 'ppfRatePercent', where the page says until when it is confirmed.
   * Past that day a visitor enters the present value, so the page stays right.
   */
  field?: string
  source: string
  /** The day on which it was last compared with its source. */
  checked: string
  /** The pages that use it, such as 'tax-calculator/hra'. Absent: the page of the folder alone. */
  pages?: readonly string[]
  /** Days for the calendar of all dates. A calendar replaces the event with the same id. */
  dates?: readonly { id: string; day: string; title: string }[]
}

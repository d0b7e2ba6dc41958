/** A date by which a part of the year's tax has to be paid, and what it costs to pay less. */
export interface DueDate {
  /** 1 to 12; months up to March are those of the year in which the tax year ends. */
  month: number
  day: number
  /** Of the tax after TDS, in all by then. */
  percent: number
  /** Who has paid this much of it by then pays no interest. */
  enoughPercent: number
  /** Months of interest on what is missing. */
  months: number
}

/** Where the duty, the dates and the interest stand, from a tax year until the next such citations. */
interface AdvanceCitations {
  /** The first day of the first tax year, as year-month-day. */
  from: string
  act: string
  duty: string
  senior: string
  dates: string
  /** The interest on instalments that are late or too small. */
  deferment: string
  /** The interest on what is not paid by the end of the tax year. */
  shortfall: string
  rounding: string
  /** The day somebody last compared this with the law, as year-month-day. */
  lastChecked: string
}

/** Advance tax is due from this tax after TDS on, in rupees. */
export const LEAST_TAX = 10_000

/** Who has paid this part of the tax after TDS by 31 March pays no further interest from April on. */
export const ENOUGH_BY_MARCH_PERCENT = 90

/** A month's interest, in percent. */
export const MONTHLY_PERCENT = 1

/** What is missing counts in whole hundreds, in rupees. */
export const COUNTED_IN = 100

/** The dates of a year, in their order. They are the same under both Acts. */
export const dueDates: readonly DueDate[] = [
  { month: 6, day: 15, percent: 15, enoughPercent: 12, months: 3 },
  { month: 9, day: 15, percent: 45, enoughPercent: 36, months: 3 },
  { month: 12, day: 15, percent: 75, enoughPercent: 75, months: 3 },
  { month: 3, day: 15, percent: 100, enoughPercent: 100, months: 1 },
]

/** Newest first. */
const citations: readonly AdvanceCitations[] = [
  {
    from: '2026-04-01',
    act: 'Income-tax Act 2025 (30 of 2025)',
    duty: 'section 404',
    senior: 'section 403',
    dates: 'section 408',
    deferment: 'section 425',
    shortfall: 'section 424',
    rounding: 'rule 269 of the Income-tax Rules 2026',
    lastChecked: '2026-11-22',
  },
]

const before2026: AdvanceCitations = {
  from: '2023-04-01',
  act: 'Income-tax Act 1961',
  duty: 'section 208',
  senior: 'section 207(2)',
  dates: 'section 211',
  deferment: 'section 234C',
  shortfall: 'section 234B',
  rounding: 'rule 119A of the Income-tax Rules 1962',
  lastChecked: '2026-11-22',
}

/** Where the rules of a tax year stand that begins on this day (year-month-day). */
export function advanceCitations(from: string): AdvanceCitations {
  return citations.find((one) => one.from <= from) ?? before2026
}

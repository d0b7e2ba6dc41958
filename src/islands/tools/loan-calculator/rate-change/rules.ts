/** The latest change of the RBI's repo rate, in percent a year and percentage points. */
export const REPO_RATE = {
  from: '2026-10-07',
  before: 5.25,
  now: 5.5,
  points: 0.25,
  /** The next meetings whose date is known end on this day. */
  reviewBy: '2026-12-04',
  source: 'RBI press release 2026-2027/1264 of 7 October 2026',
  checked: '2026-11-24',
} as const

/** How often an external benchmark rate of a bank's floating loan is reset, at least. */
export const RESET = {
  months: 3,
  from: '2019-10-01',
  reviewBy: '2027-06-30',
  source:
    'RBI circular of 4 September 2019 on external benchmark based lending, now in the Reserve Bank of India (Commercial Banks – Interest Rates on Advances) Directions, 2025',
  checked: '2026-11-24',
} as const

/** What a lender offers the borrower of a floating loan in EMIs when the rate is reset. */
export const CHOICE = {
  from: '2023-08-18',
  reviewBy: '2027-06-30',
  source:
    'RBI/2023-24/55, DOR.MCS.REC.32/01.01.003/2023-24 of 18 August 2023, now in the Reserve Bank of India (Commercial Banks – Responsible Business Conduct) Directions, 2025, RBI/DOR/2025-26/170',
  checked: '2026-11-24',
} as const

/** Returns a rate after the latest change of the repo rate, in percent a year. */
export function afterRepoChange(annualRatePercent: number): number {
  return annualRatePercent + REPO_RATE.points
}

/**
 * Returns what the page about a change of the rate takes over from a loan of another page: its months, and its rate after the
 * latest change of the repo rate, in percent a year. NaN for a loan without them.
 */
export function asRunningLoan(loan: { annualRatePercent: number; years: number; months: number }) {
  return {
    monthsLeft: Math.round(loan.years * 12 + loan.months),
    raisedRatePercent: afterRepoChange(loan.annualRatePercent),
  }
}

/** The day on which all rules of this folder were last compared with their sources. */
export const CHECKED = '2026-11-24'

/** Gratuity by law: fifteen days' wages for each year, of a month of 26 working days. Before it the Act of 1972 applied. */
export const GRATUITY = {
  from: '2025-11-21',
  days: 15,
  daysOfMonth: 26,
  leastYears: 5,
  /** Of a fixed term, by the definition of fixed-term employment in the Industrial Relations Code. */
  leastYearsOfTerm: 1,
  /** A part of a year counts as a year if it is longer. */
  monthsLeftOut: 6,
  /** Wages are at least this share of all pay. */
  shareOfPay: 0.5,
  leastEmployees: 10,
  source: 'Code on Social Security, 2020, sections 53 and 2(88), in force by S.O. 5319(E)',
} as const

/** The most that is due by law, in rupees. */
export const CEILING = {
  rupees: 2_000_000,
  from: '2018-03-29',
  source: 'S.O. 1420(E) of 29 March 2018, kept by section 164(2)(a) of the Code on Social Security',
} as const

/** The most that is free of income tax in a lifetime, in rupees, for all but employees of the government. */
export const EXEMPTION = {
  rupees: 2_000_000,
  from: '2026-04-01',
  notice: 'S.O. 1213(E) of 8 March 2019',
  source:
    'Income-tax Act 2025, section 19(1), Table Sl. 3, 5 and 6, and section 19(2)(a); S.O. 1213(E) of 8 March 2019',
} as const

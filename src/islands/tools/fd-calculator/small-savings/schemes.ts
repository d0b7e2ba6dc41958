/** A small savings scheme. PPF and SSY take a deposit every year, the others one. */
export type Scheme = 'ppf' | 'ssy' | 'scss' | 'nsc' | 'mis'

interface SchemeRules {
  name: string
  /** The limits of a deposit in rupees: a year in PPF and SSY, in total in the others. */
  least: number
  most: number
  /** A deposit is a multiple of this amount, in rupees. */
  multiple: number
  /** Years in which deposits are made. */
  depositYears: number
  /** Years to the end. */
  years: number
}

/**
 * The rules of the schemes, as of 24 November 2026. Source: the schemes' texts of 2019, such as G.S.R. 915(E) for PPF and 917(E)
 * for MIS, with the limits of SCSS and MIS as raised in 2023.
 */
export const SCHEMES: Record<Scheme, SchemeRules> = {
  ppf: { name: 'PPF', least: 500, most: 150_000, multiple: 50, depositYears: 15, years: 15 },
  ssy: { name: 'SSY', least: 250, most: 150_000, multiple: 50, depositYears: 15, years: 21 },
  scss: { name: 'SCSS', least: 1_000, most: 3_000_000, multiple: 1_000, depositYears: 1, years: 5 },
  nsc: { name: 'NSC', least: 1_000, most: Infinity, multiple: 100, depositYears: 1, years: 5 },
  mis: { name: 'MIS', least: 1_000, most: 900_000, multiple: 1_000, depositYears: 1, years: 5 },
}

/** The limit of a joint MIS account, in rupees. */
export const MOST_JOINTLY = 1_500_000

/**
 * The rates of small savings schemes for a quarter, in percent a year. Replace the days, the rates and the source when a
 * memorandum for a later quarter is published.
 */
export const RATES = {
  from: { year: 2026, month: 7, day: 1 },
  until: { year: 2026, month: 9, day: 30 },
  source:
    'Ministry of Finance, Department of Economic Affairs, Budget Division, F.No.1/4/2019-NS of 30 June 2026',
  ppf: 7.1,
  ssy: 8.2,
  scss: 8.2,
  nsc: 7.7,
  mis: 7.4,
} as const

/** A small savings scheme. PPF and SSY take a deposit every year, the others one. */
export type Scheme = 'ppf' | 'ssy' | 'scss' | 'nsc' | 'mis'

interface SchemeRules {
  name: string
  /** The least and the most that may be deposited, in rupees: in a year in PPF and SSY, in all in the others. */
  least: number
  most: number
  /** Years in which deposits are made. */
  depositYears: number
  /** Years to the end. */
  years: number
}

/** The rules of the schemes, as of 21 November 2026. Source for PPF: the scheme's text, G.S.R. 915(E) of 2019. */
export const SCHEMES: Record<Scheme, SchemeRules> = {
  ppf: { name: 'PPF', least: 500, most: 150_000, depositYears: 15, years: 15 },
  ssy: { name: 'SSY', least: 250, most: 150_000, depositYears: 15, years: 21 },
  scss: { name: 'SCSS', least: 0, most: 3_000_000, depositYears: 1, years: 5 },
  nsc: { name: 'NSC', least: 0, most: Infinity, depositYears: 1, years: 5 },
  mis: { name: 'MIS', least: 0, most: 900_000, depositYears: 1, years: 5 },
}

/** What the holders of a joint MIS account may deposit, in rupees. */
export const MOST_JOINTLY = 1_500_000

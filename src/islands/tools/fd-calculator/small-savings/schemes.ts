import { newestOf } from '@/islands/calculator/money/newest-of.ts'

/** The rates of a quarter: one file in `rates/`. Days are ISO days. */
export interface QuarterRates {
  from: string
  until: string
  source: string
  checked: string
  /** Percent a year. */
  percent: Record<QuarterScheme, number>
}

/** Every file in `rates/`. The next quarter is one new file; nothing here changes. */
const files = import.meta.glob<QuarterRates>('./rates/*.ts', { eager: true, import: 'rates' })

/** The rates of the newest quarter in the files. */
export const RATES: QuarterRates = newestOf(Object.values(files))

/**
 * The coupon of the Floating Rate Savings Bonds, 2020 (Taxable), in percent a year. It is the NSC rate of the reset day and 0.35
 * points more, and is set again on each 1 January and 1 July: replace the days, the rate and the source then.
 */
export const BOND_COUPON = {
  from: '2026-07-01',
  until: '2026-12-31',
  source: 'Reserve Bank of India, press release on Floating Rate Savings Bonds, 2020 (Taxable), for July to December 2026', // prettier-ignore
  checked: '2026-11-24',
  percent: 8.05,
} as const

/** A scheme whose rate the government sets for each quarter. PPF and SSY take a deposit every year, the others one. */
export type QuarterScheme =
  'ppf' | 'ssy' | 'scss' | 'nsc' | 'mis' | 'kvp' | 'td1' | 'td2' | 'td3' | 'td5'

/** A small savings scheme; the coupon of the Floating Rate Savings Bonds follows the NSC every half-year. */
export type Scheme = QuarterScheme | 'frsb'

interface SchemeRules {
  name: string
  /** The limits of a deposit in rupees: a year in PPF and SSY, in total in the others. */
  least: number
  most: number
  /** A deposit is a multiple of this amount, in rupees. */
  multiple: number
  /** Years in which deposits are made. */
  depositYears: number
  /** Years to the end; of PPF without its extension, of KVP at a rate of 7.5 %. */
  years: number
}

/** The texts of the schemes, and the day on which the rules were last compared with them. */
export const SCHEMES_SOURCE = {
  from: '2023-04-01',
  source:
    'Schemes of 2019 (G.S.R. 915(E) for PPF, 917(E) for MIS, 920(E) for KVP, 922(E) for time deposits) with the limits of SCSS and MIS as raised in 2023',
  checked: '2026-11-24',
} as const

/** The rules of the schemes. */
export const SCHEMES: Record<Scheme, SchemeRules> = {
  ppf: { name: 'PPF', least: 500, most: 150_000, multiple: 50, depositYears: 15, years: 15 },
  ssy: { name: 'SSY', least: 250, most: 150_000, multiple: 50, depositYears: 15, years: 21 },
  scss: { name: 'SCSS', least: 1_000, most: 3_000_000, multiple: 1_000, depositYears: 1, years: 5 },
  nsc: { name: 'NSC', least: 1_000, most: Infinity, multiple: 100, depositYears: 1, years: 5 },
  mis: { name: 'MIS', least: 1_000, most: 900_000, multiple: 1_000, depositYears: 1, years: 5 },
  kvp: {
    name: 'KVP',
    least: 1_000,
    most: Infinity,
    multiple: 100,
    depositYears: 1,
    years: 115 / 12,
  },
  td1: timeDeposit(1),
  td2: timeDeposit(2),
  td3: timeDeposit(3),
  td5: timeDeposit(5),
  frsb: {
    name: 'The bond',
    least: 1_000,
    most: Infinity,
    multiple: 1_000,
    depositYears: 1,
    years: 7,
  },
}

function timeDeposit(years: number): SchemeRules {
  const name = `The ${years}-year time deposit`
  return { name, least: 1_000, most: Infinity, multiple: 100, depositYears: 1, years }
}

/** The limit of a joint MIS account, in rupees. */
export const MOST_JOINTLY = 1_500_000

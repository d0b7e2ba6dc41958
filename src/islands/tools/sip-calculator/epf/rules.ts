import { PF_CHECKED, PF_SOURCE } from '@/islands/calculator/money/provident-fund.ts'

/** The latest declared interest rate, in percent a year. No rate is known after its year. */
export const EPF_RATE = {
  percent: 8.25,
  /** The year in which the account year begins: April to March. */
  accountYear: 2025,
  from: '2025-04-01',
  /** About when the rate of the next account year is declared. */
  reviewBy: '2027-03-01',
  source: 'EPFO, interest rate for 2025-26, as several independent sources report it',
  checked: '2026-11-24',
} as const

/** The part of the employer's contribution that goes to the pension scheme: in percent of the wage up to the ceiling. */
export const PENSION = {
  percent: 8.33,
  /** From this age nothing is paid into it. */
  untilAge: 58,
  from: '1995-11-16',
  reviewBy: '2027-04-01',
  source: `Employees’ Pension Scheme, now of 2026; ${PF_SOURCE}`,
  checked: PF_CHECKED,
} as const

/** The monthly pension: average wage × years of service ÷ divisor. */
export const PENSION_FORMULA = {
  averageMonths: 60,
  divisor: 70,
  leastYears: 10,
  /** From so many years of service on, so many years are added. */
  bonusFrom: 20,
  bonusYears: 2,
  /** Rupees a month. */
  least: 1_000,
  from: '2014-09-01',
  reviewBy: '2027-04-01',
  source:
    'Employees’ Pension Scheme, 1995, as several independent sources report that the scheme of 2026 carries it on',
  checked: PF_CHECKED,
} as const

/** Own contributions of an account year whose interest stays free of tax, in rupees. */
export const UNTAXED_CONTRIBUTIONS = {
  most: 250_000,
  from: '2021-04-01',
  reviewBy: '2027-02-01',
  source:
    'Income-tax Rules 2026, rule 277 (before it rule 9D of 1962), and Schedule II to the Income-tax Act 2025',
  checked: '2026-11-24',
} as const

/** How a year's interest is calculated. */
export const INTEREST = {
  from: '2026-06-29',
  reviewBy: '2027-04-01',
  source:
    'Employees’ Provident Funds Scheme, 2026, G.S.R. 525(E); calculated as in paragraph 60 of the Scheme of 1952',
  checked: '2026-11-24',
} as const

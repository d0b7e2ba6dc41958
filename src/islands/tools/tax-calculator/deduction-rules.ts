import type { Regime } from './tax-rules.ts'

/** What each regime allows from a tax year on: rupees, or percent of the pay. */
interface Limits extends Record<Regime, number> {
  /** The first day of the first tax year, as year-month-day. */
  from: string
}

/** A deduction, where it stands in both Acts, and what it comes to at most. */
export interface DeductionRule {
  /** In the Income-tax Act 1961, for the years to FY 2025-26. */
  section1961: string
  /** In the Income-tax Act 2025, from tax year 2026-27. */
  section2025: string
  /** Newest first: a year that changes nothing needs no line. */
  limits: readonly [Limits, ...Limits[]]
}

/** The day somebody last compared these rules with the law, as year-month-day. */
export const deductionsLastChecked = '2026-11-21'

const FIRST = '2023-04-01'

/** Deductions of a resident individual. Source: the sections named in each line. */
export const deductionRules = {
  professionalTax: inOldRegime('16(iii)', '19(1), Sl. 1'),
  hra: inOldRegime('10(13A)', 'Schedule III, Sl. 11'),
  familyPension: {
    section1961: '57(iia)',
    section2025: '93(1)(d)',
    limits: [
      { from: '2024-04-01', new: 25_000, old: 15_000 },
      { from: FIRST, new: 15_000, old: 15_000 },
    ],
  },
  ownHouseInterest: inOldRegime('24(b)', '22(2)', 200_000),
  repairInterest: inOldRegime('24(b)', '22(2)', 30_000),
  houseLoss: inOldRegime('71(3A)', '109', 200_000),
  section80C: inOldRegime('80C', '123', 150_000),
  ownNps: inOldRegime('80CCD(1B)', '124(3)', 50_000),
  /** Percent of basic pay and dearness allowance. */
  employerNps: {
    section1961: '80CCD(2)',
    section2025: '124(1) and (2)',
    limits: [
      { from: '2024-04-01', new: 14, old: 10 },
      { from: FIRST, new: 10, old: 10 },
    ],
  },
  governmentNps: {
    section1961: '80CCD(2)',
    section2025: '124(1) and (2)',
    limits: [{ from: FIRST, new: 14, old: 14 }],
  },
  health: inOldRegime('80D', '126', 25_000),
  seniorHealth: inOldRegime('80D', '126', 50_000),
  checkUps: inOldRegime('80D', '126', 5_000),
  educationLoan: inOldRegime('80E', '129'),
  donations: inOldRegime('80G', '133'),
  rentWithoutHra: inOldRegime('80GG', '134'),
  savingsInterest: inOldRegime('80TTA', '153', 10_000),
  seniorInterest: inOldRegime('80TTB', '153', 50_000),
} satisfies Record<string, DeductionRule>

/** The most a regime allows in the tax year that begins on this day (year-month-day); Infinity where all of it counts. */
export function limitOf({ limits }: DeductionRule, regime: Regime, from: string): number {
  const inForce = limits.find((limit) => limit.from <= from) ?? limits[0]
  return inForce[regime]
}

function inOldRegime(section1961: string, section2025: string, most = Infinity): DeductionRule {
  return { section1961, section2025, limits: [{ from: FIRST, new: 0, old: most }] }
}

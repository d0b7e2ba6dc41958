import type { Regime } from './tax-rules.ts'

/** The limits of each regime from a tax year on, in rupees or percent of the pay. */
interface Limits extends Record<Regime, number> {
  /** The first day of the first tax year, as year-month-day. */
  from: string
}

/** A deduction with its limits. */
export interface DeductionRule {
  /** Newest first: a year that changes nothing needs no line. */
  limits: readonly [Limits, ...Limits[]]
}

const FIRST = '2023-04-01'

/** Deductions of a resident individual. Source: the sections in `deduction-sections.ts`. */
export const deductionRules = {
  professionalTax: inOldRegime(),
  hra: inOldRegime(),
  familyPension: {
    limits: [
      { from: '2024-04-01', new: 25_000, old: 15_000 },
      { from: FIRST, new: 15_000, old: 15_000 },
    ],
  },
  ownHouseInterest: inOldRegime(200_000),
  repairInterest: inOldRegime(30_000),
  houseLoss: inOldRegime(200_000),
  section80C: inOldRegime(150_000),
  ownNps: inOldRegime(50_000),
  /** Percent of basic pay and dearness allowance. */
  employerNps: {
    limits: [
      { from: '2024-04-01', new: 14, old: 10 },
      { from: FIRST, new: 10, old: 10 },
    ],
  },
  governmentNps: {
    limits: [{ from: FIRST, new: 14, old: 14 }],
  },
  health: inOldRegime(25_000),
  seniorHealth: inOldRegime(50_000),
  checkUps: inOldRegime(5_000),
  educationLoan: inOldRegime(),
  donations: inOldRegime(),
  rentWithoutHra: inOldRegime(),
  savingsInterest: inOldRegime(10_000),
  seniorInterest: inOldRegime(50_000),
} satisfies Record<string, DeductionRule>

/** Returns the limit of a regime in the tax year that begins on this day (year-month-day); Infinity when there is no limit. */
export function limitOf({ limits }: DeductionRule, regime: Regime, from: string): number {
  const inForce = limits.find((limit) => limit.from <= from) ?? limits[0]
  return inForce[regime]
}

function inOldRegime(most = Infinity): DeductionRule {
  return { limits: [{ from: FIRST, new: 0, old: most }] }
}

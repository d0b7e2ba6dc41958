import type { Regime } from './tax-rules.ts'

export type Employer = 'private' | 'government'

/** How much of what an employer pays into the National Pension System is deducted, from a tax year until the next such rule. */
export interface EmployerNpsRule {
  /** The first day of the first tax year, as year-month-day. */
  from: string
  citation: string
  /** At most so many percent of basic pay and dearness allowance. */
  percent: Record<Regime, Record<Employer, number>>
  /** The day somebody last compared this rule with the law, as year-month-day. */
  lastChecked: string
}

const first: EmployerNpsRule = {
  from: '2023-04-01',
  citation: 'Income-tax Act 1961, section 80CCD(2)',
  percent: {
    new: { private: 10, government: 14 },
    old: { private: 10, government: 14 },
  },
  lastChecked: '2026-11-21',
}

const since2024: EmployerNpsRule = {
  ...first,
  from: '2024-04-01',
  percent: { ...first.percent, new: { private: 14, government: 14 } },
}

/** Newest first: a year that changes nothing needs no line here. */
const rules: readonly EmployerNpsRule[] = [
  {
    ...since2024,
    from: '2026-04-01',
    citation: 'Income-tax Act 2025 (30 of 2025), section 124(1) and (2)',
  },
  since2024,
  first,
]

/** The rule of a tax year that begins on this day (year-month-day). */
export function employerNpsRuleOf(from: string): EmployerNpsRule {
  return rules.find((rule) => rule.from <= from) ?? first
}

/** Whether the rented home is in one of the cities that the rule names. */
export type HraCity = 'metro' | 'other'

/** How the house rent allowance is exempt, from a tax year until the next such rule. */
export interface HraRule {
  /** The first day of the first tax year, as year-month-day. */
  from: string
  /** The Act and the rule that say so. */
  citation: string
  /** Where the new regime excludes the exemption. */
  excludedBy: string
  /** The cities with the larger share of the salary. */
  metros: readonly string[]
  /** The share of the salary that the exemption cannot exceed. */
  salaryPercent: Record<HraCity, number>
  /** The share of the salary that the visitor bears of the rent. */
  rentBeyondPercent: number
  /** The day somebody last compared this rule with the law, as year-month-day. */
  lastChecked: string
}

const before2026: HraRule = {
  from: '2023-04-01',
  citation: 'Income-tax Act 1961, section 10(13A); Income-tax Rules 1962, rule 2A',
  excludedBy: 'section 115BAC(2)(i) of the Income-tax Act 1961',
  metros: ['Mumbai', 'Kolkata', 'Delhi', 'Chennai'],
  salaryPercent: { metro: 50, other: 40 },
  rentBeyondPercent: 10,
  lastChecked: '2026-11-21',
}

/** Newest first: a year that changes nothing needs no line here. */
const rules: readonly HraRule[] = [
  {
    ...before2026,
    from: '2026-04-01',
    citation:
      'Income-tax Act 2025 (30 of 2025), Schedule III, Sl. No. 11; Income-tax Rules 2026, rule 279',
    excludedBy: 'section 202(2)(a)(i) of the Income-tax Act 2025',
    metros: [...before2026.metros, 'Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru'],
  },
  before2026,
]

/** The rule of a tax year that begins on this day (year-month-day). */
export function hraRuleOf(from: string): HraRule {
  return rules.find((rule) => rule.from <= from) ?? before2026
}

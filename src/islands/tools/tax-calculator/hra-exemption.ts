import { selectField } from '@/islands/calculator/fields/choice-field.ts'
import { currentLaw, lawFor } from './tax-years.ts'

/** Whether the rented home is in one of the cities named by the rule. */
type HraCity = 'metro' | 'other'

/** The rule of the HRA exemption from a tax year until the next rule. */
export interface HraRule {
  /** The first day of the first tax year, as year-month-day. */
  from: string
  /** The Act and the rule. */
  citation: string
  /** The section by which the new regime excludes the exemption. */
  excludedBy: string
  /** The cities with the larger share of the salary. */
  metros: readonly string[]
  /** The share of the salary that the exemption cannot exceed. */
  salaryPercent: Record<HraCity, number>
  /** The rent up to this percentage of the salary is not exempt. */
  rentBeyondPercent: number
  /** The day this rule was last compared with the law, as year-month-day. */
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

/** Returns the rule of the tax year that begins on this day (year-month-day). */
export function hraRuleOf(from: string): HraRule {
  return rules.find((rule) => rule.from <= from) ?? before2026
}

/** Months of a tax year in which pay, rent and city stay the same. All amounts are rupees a month. */
export interface HraPeriod {
  months: number
  /** Basic salary and dearness allowance that counts for retirement benefits. */
  salary: number
  hra: number
  rent: number
  city: HraCity
}

/** The three limits: the allowance itself, the rent beyond a share of the salary, and a share of the salary. */
export type HraLimit = 'hra' | 'rent' | 'salary'

export interface HraPart {
  /** Rupees, for the whole period. */
  limits: Record<HraLimit, number>
  /** The least of the limits, in rupees. */
  exempt: number
  /** The rest of the allowance, in rupees. */
  taxable: number
  /** The smallest limit. Of equal ones, the one that more rent would not change. */
  least: HraLimit
}

export interface HraResult {
  /** One for each period, in their order. */
  parts: readonly HraPart[]
  /** Rupees of all periods together. */
  exempt: number
  taxable: number
  /** The limits of all periods added up. The exemption is not their minimum, because it is taken period by period. */
  limits: Record<HraLimit, number>
  /** The limit that is the smallest in every period; undefined when it differs or there is no period. */
  least: HraLimit | undefined
}

/**
 * Returns the part of the house rent allowance that is exempt from tax in the old regime. The new regime has no exemption.
 * Formula: the least of the allowance, rent − 10 % of salary, and 50 % or 40 % of salary by the city, period by period.
 * Units: rupees a month in, rupees of the periods out.
 * Special case: rent of no more than 10 % of salary exempts nothing.
 * Source: section 10(13A) of the Income-tax Act 1961 with rule 2A; Schedule III, Sl. No. 11 of the Income-tax Act 2025 with rule 279.
 * Example: 12 months of salary 50,000, allowance 20,000 and rent 18,000 in Mumbai exempt 1,56,000 of 2,40,000.
 */
export function hraExemption(periods: readonly HraPeriod[], rule: HraRule): HraResult {
  const parts = periods.map((period) => partOf(period, rule))
  const sum = (amountOf: (part: HraPart) => number) =>
    parts.reduce((all, part) => all + amountOf(part), 0)
  const [first] = parts
  return {
    parts,
    exempt: sum(({ exempt }) => exempt),
    taxable: sum(({ taxable }) => taxable),
    limits: {
      hra: sum(({ limits }) => limits.hra),
      rent: sum(({ limits }) => limits.rent),
      salary: sum(({ limits }) => limits.salary),
    },
    least: parts.every(({ least }) => least === first?.least) ? first?.least : undefined,
  }
}

/**
 * Returns the rule of a tax year by its id: the cities with the larger share of the salary, and the citation. The table of the
 * specification is not the law of a year and gets the rule of the newest year.
 */
export function hraCityRule(taxYearId: string): HraRule {
  return hraRuleOf(lawFor(taxYearId).from)
}

function partOf({ months, salary, hra, rent, city }: HraPeriod, rule: HraRule): HraPart {
  const limits = {
    hra: months * hra,
    rent: Math.max(0, months * (rent - (salary * rule.rentBeyondPercent) / 100)),
    salary: (months * salary * rule.salaryPercent[city]) / 100,
  }
  const exempt = Math.max(0, Math.min(limits.hra, limits.salary, limits.rent))
  return { limits, exempt, taxable: limits.hra - exempt, least: leastOf(limits) }
}

function leastOf({ hra, rent, salary }: Record<HraLimit, number>): HraLimit {
  if (rent < hra && rent < salary) return 'rent'
  return salary < hra ? 'salary' : 'hra'
}

/** The city of a rented home, on every page that asks for it. It starts with the smaller share of the pay, 40%. */
export const cityField = selectField<string>('City of the Rented Home', 'other', [
  ...hraCityRule(currentLaw.id).metros.map((city) => [city, city] as const),
  ['other', 'Another, also Gurugram, Noida'],
])

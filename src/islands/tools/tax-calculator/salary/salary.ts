import { type DeductionRule, deductionRules, limitOf } from '../deduction-rules.ts'
import { hraCityRule, hraExemption } from '../hra-exemption.ts'
import { type TaxResult, taxUnder } from '../income-tax.ts'
import type { Regime } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import { bonusIndex, type Pay, payOf, workedIndexes, workedMonths } from './pay.ts'
import { hiddenFields, type SalaryInput } from './salary-input.ts'
import { smallestCtc } from './smallest-ctc.ts'

/** A year of pay with its tax in one regime, in rupees. */
export interface SalaryYear {
  /** With the CTC that the year has. */
  input: SalaryInput
  pay: Pay
  /** Professional tax: no more of it than there is pay. */
  professionalTax: number
  deducted: Deducted
  tax: TaxResult
  /** What arrives in the bank in the year. */
  inHand: number
}

/** What is taken off the pay, with the employer's NPS, before it is taxed; besides the standard deduction. */
interface Deducted {
  nps: number
  hraExemption: number
  professionalTax: number
  others: number
}

export interface SalaryResult extends Record<Regime, SalaryYear> {
  /** Why there are no figures. */
  problem: SalaryProblem | undefined
}

/**
 * A salary from its cost to company to the bank account, in both regimes; or backwards, with the CTC that brings what is wanted.
 * Formula: in hand = gross pay − own provident fund − professional tax − income tax.
 * Units: rupees a year.
 * Special case: with a problem all figures are NaN.
 * Source: the sections named in `years/`, hra-exemption.ts and deduction-rules.ts; the conventions in the page's explainer.
 * Example: 15,00,000, half of it basic, provident fund up to the ceiling, professional tax 2,400 → 13,15,515 in tax year
 * 2026-27, new regime.
 */
export function salary(input: SalaryInput): SalaryResult {
  const result = cache.get(input) ?? calculateSalary(input)
  cache.set(input, result)
  return result
}

/** The page asks several times for the same input, and the search for a CTC is long. */
const cache = new WeakMap<SalaryInput, SalaryResult>()

function calculateSalary(input: SalaryInput): SalaryResult {
  const problem = salaryProblem(input)
  if (problem !== undefined) return withoutFigures(input, problem)
  const years = { new: wantedYear(input, 'new'), old: wantedYear(input, 'old') }
  const missing = partsProblem(years.new) ?? partsProblem(years.old)
  return missing === undefined ? { problem, ...years } : withoutFigures(input, missing)
}

function withoutFigures(input: SalaryInput, problem: SalaryProblem): SalaryResult {
  const empty = { ...input, ctc: NaN, basic: NaN }
  return { problem, new: yearOf(empty, 'new'), old: yearOf(empty, 'old') }
}

/** The year of the input's CTC, or that of the smallest CTC that brings what is wanted. */
function wantedYear(input: SalaryInput, regime: Regime): SalaryYear {
  if (input.knownBy !== 'in-hand') return yearOf(input, regime)
  const outcomeOf = (ctc: number) => {
    const { inHand, tax } = yearOf({ ...input, ctc }, regime)
    // Other pay is taxed before the first rupee of this job, so that each limit is reached that much earlier.
    return { inHand, taxableIncome: tax.taxableIncome - input.otherSalary }
  }
  const edges = cliffsOf(input, regime).map((edge) => edge - input.otherSalary)
  const ctc = smallestCtc(input.inHand * workedMonths(input), edges, outcomeOf)
  return yearOf({ ...input, ctc }, regime)
}

/** The taxable incomes just above which more pay can leave less: the ends of the rebate and of each step of the surcharge. */
export function cliffsOf({ taxYear }: SalaryInput, regime: Regime): number[] {
  const { rebate, surcharge } = lawFor(taxYear).regimes[regime]
  return [...(rebate ? [rebate.upToIncome] : []), ...surcharge.map(({ above }) => above)]
}

/** A year of pay in one regime, whatever is known of it: with the CTC of the input. */
export function yearOf(input: SalaryInput, regime: Regime): SalaryYear {
  const pay = payOf(input)
  const professionalTax = professionalTaxOf(input, pay)
  const { tax, deducted } = taxOf(input, pay, regime)
  const inHand = pay.gross - pay.pf - professionalTax - taxOfJob(input, tax)
  return { input, pay, professionalTax, deducted, tax, inHand }
}

/** Returns the income tax that is left for this job; below 0 for a refund. */
export function taxOfJob({ otherSalary, otherTax }: SalaryInput, { totalTax }: TaxResult): number {
  return otherSalary === 0 ? totalTax : totalTax - otherTax
}

function professionalTaxOf(input: SalaryInput, { gross, pf }: Pay): number {
  const yearly = input.professionalTax
  const due = workedMonths(input) === 12 ? yearly : (yearly / 12) * workedMonths(input)
  return Math.min(due, Math.max(0, gross - pf))
}

/** The income tax of a year's pay in one regime, and what is taken off before. */
export function taxOf(
  input: SalaryInput,
  pay: Pay,
  regime: Regime,
): Pick<SalaryYear, 'tax' | 'deducted'> {
  const year = lawFor(input.taxYear)
  const npsPercent = limitOf(npsRule(input), regime, year.from)
  const nps = Math.min(pay.nps, (pay.basic * npsPercent) / 100)
  const isOld = regime === 'old'
  const deducted: Deducted = {
    nps,
    hraExemption: isOld ? exemptHra(input, pay) : 0,
    professionalTax: isOld ? professionalTaxOf(input, pay) : 0,
    others: isOld ? input.oldRegimeDeductions : 0,
  }
  const tax = taxUnder(year, {
    // The standard deduction, the rebate and the slabs count once for both employers together.
    grossIncome: pay.gross + pay.nps + input.otherSalary,
    deductions: nps + deducted.hraExemption + deducted.professionalTax + deducted.others,
    deductionsInBothRegimes: nps,
    regime,
    taxYear: year.id,
    incomeKind: 'salary',
    ageBand: input.ageBand,
    equalEntry: 'other-deductions',
  })
  return { tax, deducted }
}

/** How much of an employer's NPS is deducted, in percent of basic pay. */
function npsRule({ employer }: SalaryInput): DeductionRule {
  return employer === 'private' ? deductionRules.employerNps : deductionRules.governmentNps
}

function exemptHra(input: SalaryInput, { basic, hra }: Pay): number {
  const { monthlyRent, city, taxYear } = input
  const months = workedMonths(input)
  const rule = hraCityRule(taxYear)
  const period = {
    months,
    salary: basic / months,
    hra: hra / months,
    rent: monthlyRent,
    city: rule.metros.includes(city) ? ('metro' as const) : ('other' as const),
  }
  return hraExemption([period], rule).exempt
}

/** Why a salary has no figures. */
export type SalaryProblem = 'unread' | 'months' | 'negative' | 'too large' | 'parts' | 'no ctc'

/** More than any salary; beyond it whole rupees would be lost. */
const MOST = 1e12

/** What keeps a salary from being calculated; undefined when nothing does. */
function salaryProblem(input: SalaryInput): SalaryProblem | undefined {
  const hidden = hiddenFields(input)
  const numbers = Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'number' && !hidden.includes(name as keyof SalaryInput) ? [value] : [],
  )
  if (numbers.some(Number.isNaN)) return 'unread'
  if (numbers.some((value) => value < 0)) return 'negative'
  if (workedMonths(input) < 1) return 'months'
  if (numbers.some((value) => value > MOST)) return 'too large'
  return undefined
}

/** Why the parts do not make up the CTC that was given or found. */
function partsProblem({ input, pay }: { input: SalaryInput; pay: Pay }): SalaryProblem | undefined {
  if (input.knownBy === 'parts') return undefined
  if (Number.isNaN(input.ctc)) return 'no ctc'
  const bonusAt = bonusIndex(input)
  const { from, until } = workedIndexes(input)
  const fixed = (pay.basic + pay.hra) / workedMonths(input)
  const left = pay.months
    .map(({ gross }, index) => gross - (index === bonusAt ? pay.bonus : 0) - fixed)
    .slice(from, until + 1)
  // A thousandth of a rupee is noise of the sums.
  return Math.min(...left) < -0.001 ? 'parts' : undefined
}

import { roundTo } from '@/lib/format.ts'

import { CEILING, EXEMPTION, GRATUITY } from './rules.ts'
import {
  numberOfDay,
  roundedYears,
  serviceOfDays,
  serviceOfYears,
  type Service,
} from './service.ts'

/** Amounts are rupees, days are day numbers (`dayNumber`), NaN while a field is empty. */
export interface GratuityInput {
  /** Under the Code on Social Security, outside it, or the government. */
  employerKind: 'covered' | 'other' | 'government'
  leaving: 'leaving' | 'death' | 'fixed-term'
  serviceBy: 'length' | 'days'
  serviceYears: number
  joined: number
  left: number
  /** The last basic pay with dearness allowance of a month. */
  monthlyBasic: number
  /** All pay of a month; 0 when basic pay is at least half of it. */
  totalPay: number
  /** Basic pay with dearness allowance of a month, on average over the last ten months. */
  averagePay: number
  /** What the employer pays; 0 for what the law gives. */
  received: number
  /** Gratuity that was free of tax in earlier years. */
  exemptBefore: number
}

/** What cannot be calculated with. */
export type Problem = 'pay' | 'total' | 'service' | 'days' | 'old' | 'received' | 'no-right'

export interface GratuityResult {
  problem: Problem | undefined
  service: Service | undefined
  /** Whether the Code applied on the last day; before it the Act of 1972 did. */
  isCode: boolean
  /** Whether gratuity is due by law. */
  hasRight: boolean
  /** The years that count, in years. */
  counted: number
  /** The wages of a month that count. */
  wages: number
  /** By the formula, before the ceiling. */
  formula: number
  /** By law; outside the Code the law gives nothing. */
  due: number
  gratuity: number
  exempt: number
  taxable: number
}

/**
 * Returns the gratuity of a job that ends, and its tax-free part, in whole rupees.
 * Formula: wages × 15 ÷ 26 × years, at most the notified ceiling; wages = the greater of basic pay and half of all pay. Outside
 * the Code half a month's average pay for each completed year is tax-free, and is taken as the gratuity when no amount is typed.
 * Tax-free: the least of what is received, the formula, and what is left of the lifetime limit; all of it for the government.
 * Special cases: a day before 29 March 2018, pay below 0 or too large and impossible days have no result; a payment without a right
 * to it has no tax-free part.
 * Sources: see `rules.ts`.
 * Example: 52,000 and 10 years 7 months → 52,000 × 15 ÷ 26 × 11, 3,30,000, all tax-free.
 */
export function gratuity(input: GratuityInput): GratuityResult {
  const problem = problemOf(input)
  const { received, employerKind } = input
  const isCode = !isBefore(input, GRATUITY.from)
  if (employerKind === 'government') {
    const paid = problem === undefined ? roundTo(received, 0) : NaN
    return { ...NOTHING, problem, isCode, gratuity: paid, exempt: paid, taxable: 0 * paid }
  }
  const service = serviceOf(input)
  if (problem !== undefined || service === undefined)
    return { ...NOTHING, problem, service, isCode }
  const counted = countedYears(input, service)
  const hasRight = employerKind === 'covered' && service.completed >= leastYears(input)
  const wages = wagesOf(input)
  const formula = byFormula(input, wages, counted)
  const due = hasRight ? Math.min(formula, CEILING.rupees) : 0
  const usual = employerKind === 'covered' ? due : formula
  const paid = received > 0 ? roundTo(received, 0) : usual
  const isUnknown = employerKind === 'covered' && !hasRight && paid > 0
  const exempt = isUnknown ? NaN : Math.min(paid, formula, limitLeft(input))
  return {
    problem: isUnknown ? 'no-right' : undefined,
    service,
    isCode,
    hasRight,
    counted,
    wages,
    formula,
    due,
    gratuity: paid,
    exempt,
    taxable: paid - exempt,
  }
}

/** Returns the gratuity by the formula for a number of years that count, before any ceiling. */
export function byFormula(
  { employerKind }: Pick<GratuityInput, 'employerKind'>,
  wages: number,
  years: number,
): number {
  const aYear =
    employerKind === 'other' ? wages / 2 : (wages * GRATUITY.days) / GRATUITY.daysOfMonth
  return roundTo(aYear * years, 0)
}

/** Returns what is left of the lifetime limit of tax-free gratuity. */
export function limitLeft({ exemptBefore }: Pick<GratuityInput, 'exemptBefore'>): number {
  return Math.max(0, EXEMPTION.rupees - exemptBefore)
}

/** Returns the least years of service with a right to gratuity. */
export function leastYears(input: GratuityInput): number {
  if (input.leaving === 'death') return 0
  return isOfTerm(input) ? GRATUITY.leastYearsOfTerm : GRATUITY.leastYears
}

/** Returns whether the years count in proportion, as at the end of a fixed term under the Code. */
export function isOfTerm(input: GratuityInput): boolean {
  const { employerKind, leaving } = input
  return employerKind === 'covered' && leaving === 'fixed-term' && !isBefore(input, GRATUITY.from)
}

const NOTHING = {
  service: undefined,
  hasRight: false,
  counted: NaN,
  wages: NaN,
  formula: NaN,
  due: NaN,
  gratuity: NaN,
  exempt: NaN,
  taxable: NaN,
}

function problemOf(input: GratuityInput): Problem | undefined {
  const { employerKind, monthlyBasic, totalPay, averagePay, received, exemptBefore } = input
  const pay = employerKind === 'other' ? [averagePay] : [monthlyBasic, totalPay]
  const amounts = [...(employerKind === 'government' ? [] : pay), received, exemptBefore]
  if (!amounts.every((amount) => amount >= 0 && Number.isFinite(amount * 100))) return 'pay'
  if (employerKind === 'government') return received > 0 ? undefined : 'received'
  if (employerKind === 'covered' && totalPay > 0 && totalPay < monthlyBasic) return 'total'
  if (serviceOf(input) === undefined) return input.serviceBy === 'days' ? 'days' : 'service'
  return isBefore(input, CEILING.from) ? 'old' : undefined
}

function serviceOf({ serviceBy, serviceYears, joined, left }: GratuityInput): Service | undefined {
  return serviceBy === 'days' ? serviceOfDays(joined, left) : serviceOfYears(serviceYears)
}

/** Returns whether the last day is known and before the first day of a rule. */
function isBefore({ serviceBy, left }: GratuityInput, day: string): boolean {
  return serviceBy === 'days' && left < numberOfDay(day)
}

function countedYears(input: GratuityInput, service: Service): number {
  if (isOfTerm(input)) return service.years
  return input.employerKind === 'covered' ? roundedYears(service) : service.completed
}

function wagesOf(input: GratuityInput): number {
  const { employerKind, monthlyBasic, totalPay, averagePay } = input
  if (employerKind === 'other') return averagePay
  if (isBefore(input, GRATUITY.from)) return monthlyBasic
  return Math.max(monthlyBasic, totalPay * GRATUITY.shareOfPay)
}

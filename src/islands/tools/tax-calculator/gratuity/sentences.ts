import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { monthsLater } from '@/islands/ui/dates/periods.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { roundTo, rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'
import { counted, plural } from '@/lib/quantity.ts'

import {
  byFormula,
  isOfTerm,
  leastYears,
  limitLeft,
  type GratuityInput,
  type GratuityResult,
  type Problem,
} from './gratuity.ts'
import { CEILING, EXEMPTION, GRATUITY } from './rules.ts'
import { MOST_YEARS, roundedYears, type Service } from './service.ts'

const PROBLEMS: Record<Problem, string> = {
  pay: 'Pay and gratuity must be ₹0 or more, and not too large to calculate with.',
  total: 'All pay cannot be less than basic pay: enter 0 or the whole pay of a month.',
  service: `Enter a length of service from 0 to ${MOST_YEARS} years.`,
  days: 'Enter the first and the last day of work, in this order.',
  old: `This page knows the rules from ${dayInWords(CEILING.from)} on. Enter a later last day.`,
  received: 'Enter the gratuity that the government pays: its own service rules decide the amount.',
  'no-right':
    'Gratuity is not due by law after this service. This page does not decide how a voluntary payment is taxed.',
}

/** Returns why there is no result. */
export function gratuityNotes({ problem, gratuity, exempt }: GratuityResult): string[] {
  return problem === undefined ? whyNoValue([gratuity, exempt]) : [PROBLEMS[problem]]
}

/** Returns what counts as service, in a sentence below the gratuity; undefined without a result. */
export function gratuitySentence(result: GratuityResult, input: GratuityInput): string | undefined {
  const { service, hasRight, gratuity } = result
  const { employerKind } = input
  if (!Number.isFinite(gratuity)) return undefined
  if (employerKind === 'government') return 'Gratuity of government employees is free of tax.'
  if (service === undefined) return undefined
  const { completed, hasMore, years } = service
  if (employerKind === 'covered' && !hasRight)
    return `${completedSentence(service)} ${noRightSentence(input)}`
  if (isOfTerm(input))
    return `A fixed term counts in proportion: ${yearsOf(roundTo(result.counted, 2))}.`
  const hasPart = years > completed
  if (!hasPart) return `${yearsOf(result.counted)} ${plural(result.counted, 'counts', 'count')}.`
  if (employerKind === 'other') return `Only completed years count: ${result.counted}.`
  return hasMore
    ? `A part of a year beyond six months counts as a year: ${yearsOf(result.counted)}.`
    : `A part of a year up to six months does not count: ${yearsOf(result.counted)}.`
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** Returns "4 completed years, the fifth is 8 months." */
function completedSentence({ completed, months }: Service): string {
  const whole = completed === 0 ? 'No completed year' : counted(completed, 'completed year')
  const next = ORDINALS[completed]
  if (months === 0 || next === undefined) return `${whole}.`
  return `${whole}, the ${next} is ${counted(months, 'month')}.`
}

function noRightSentence(input: GratuityInput): string {
  const least = leastYears(input)
  const when =
    input.serviceBy === 'days'
      ? ` From ${dateInWords(dateOfDay(monthsLater(input.joined, 12 * least) - 1))} as last day it is.`
      : ''
  return least === GRATUITY.leastYears
    ? `Not due before ${least} years, except on death, disablement or the end of a fixed term.${when}`
    : `Not due to fixed-term employees before one year.${when}`
}

/** Returns what decides the amount and the tax: wages, ceiling, limit, and what is not known. Empty without a result. */
export function ruleSentences(result: GratuityResult, input: GratuityInput): string[] {
  if (!Number.isFinite(result.gratuity) || input.employerKind === 'government') return []
  return [
    ...wagesSentence(result, input),
    ...ceilingSentence(result, input),
    ...taxSentence(result, input),
    ...courtSentence(result, input),
    ...lawSentence(result, input),
    ...strictSentence(result, input),
  ]
}

/** Says that courts differ about a fifth year that is not complete. */
function courtSentence({ hasRight, service }: GratuityResult, input: GratuityInput): string[] {
  const isFifth = service?.completed === GRATUITY.leastYears - 1 && service.hasMore
  return !hasRight && isFifth && leastYears(input) === GRATUITY.leastYears
    ? [
        'Courts differ: some took 240 days of work in the fifth year as a full year. This page counts completed years.',
      ]
    : []
}

function wagesSentence({ wages }: GratuityResult, input: GratuityInput): string[] {
  const { employerKind, monthlyBasic, totalPay } = input
  if (employerKind === 'other' || wages <= monthlyBasic) return []
  return [
    `Basic + DA is less than half of the pay, so half of ${rupees(totalPay)} counts: ${rupees(wages)} a month.`,
  ]
}

function ceilingSentence(
  { hasRight, formula, due }: GratuityResult,
  { received }: GratuityInput,
): string[] {
  if (!hasRight) return []
  const most = `${rupees(CEILING.rupees)}, the ceiling since ${dayInWords(CEILING.from)}`
  if (received > due)
    return [`The law gives ${rupees(due)}. An employer may pay more than the law.`]
  if (received > 0 && received < due)
    return [`The law gives ${rupees(due)}, ${rupees(due - received)} more than you received.`]
  return formula > due
    ? [`The formula gives ${rupees(formula)}. By law at most ${most}, is due.`]
    : []
}

function taxSentence(result: GratuityResult, input: GratuityInput): string[] {
  const { exempt, taxable, formula } = result
  if (!(taxable > 0)) return []
  const left = limitLeft(input)
  const why =
    left < formula
      ? `${rupees(left)} ${left < EXEMPTION.rupees ? 'is left of' : 'is'} the lifetime limit`
      : 'the formula gives no more'
  return [`${rupees(exempt)} is free of tax, because ${why}. The rest is taxed as salary.`]
}

/** Says what no law fixes, and which law applied before the Code. */
function lawSentence({ isCode }: GratuityResult, input: GratuityInput): string[] {
  if (input.employerKind === 'other')
    return input.received > 0
      ? []
      : ['No law fixes this gratuity. Half a month’s pay for each completed year is assumed.']
  return isCode
    ? []
    : [
        `Before ${dayInWords(GRATUITY.from)} the Payment of Gratuity Act applied: basic + DA alone counted, and a fixed term also needed ${GRATUITY.leastYears} years.`,
      ]
}

/** Says what is free of tax if the formula of the Act of 1972 is meant, which the tax law still names. */
function strictSentence(result: GratuityResult, input: GratuityInput): string[] {
  const { hasRight, service, exempt } = result
  if (!hasRight || service === undefined) return []
  const old = byFormula(input, input.monthlyBasic, roundedYears(service))
  return old < exempt
    ? [
        `The tax law still names the Act of 1972, which counted basic + DA only, and years rounded at six months. Read strictly, it leaves only ${rupees(old)} free of tax.`,
      ]
    : []
}

function yearsOf(years: number): string {
  return plural(years, '1 year', `${groupedNumber(years)} years`)
}

/** Returns the service as entered: "10 years 7 months", or its days. */
export function serviceInWords({ serviceBy, serviceYears, joined, left }: GratuityInput): string {
  if (serviceBy === 'length')
    return lengthInWords(serviceYears) || yearsOf(roundTo(serviceYears, 2))
  return `${dateInWords(dateOfDay(joined))} to ${dateInWords(dateOfDay(left))}`
}

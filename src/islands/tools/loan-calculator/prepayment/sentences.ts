import { percent, rupees } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import { monthInWords } from '@/islands/ui/dates/months.ts'
import { tinyEmiNote } from '../emi.ts'
import type { LoanEvent } from '../loan-events.ts'
import { MOST_MONTHS } from '../months-to-repay.ts'
import type { LoanProblem, Timeline } from '../timeline.ts'
import {
  unprepaidOf,
  firstFullEmi,
  monthsOf,
  type PrepaymentInput,
  type PrepaymentResult,
} from './prepayment.ts'
import { entryProblem } from './event-fields.ts'
import { isFirstMonthAssumed } from './fields.ts'
import { instalmentsBefore } from './moment-field.ts'
import { inMonths } from './outcome-sentence.ts'

/** Says how the figures are rounded. */
export const roundingSentence =
  'All figures use the unrounded EMI. Lenders collect whole rupees, so your statement differs by a few rupees.'

/** Returns why there is no result, or notes about it. */
export function prepaymentNotes(result: PrepaymentResult, input: PrepaymentInput): string[] {
  const { before, after } = result
  const problem = after.problem ?? before.problem
  const problems = problem ? [problemSentence(problem, result, input)] : []
  if (after.problem !== undefined) return problems
  if (!Number.isFinite(after.paid)) return ['These values are too large to calculate with.']
  return [
    ...problems,
    ...tinyEmiNote(firstFullEmi(before) ?? NaN),
    ...firstMonthNote(result, input),
    ...inseparableNote(result),
    ...rateNote(result, input),
    ...wholeMonthsNote(input),
    ...growthNote(after),
    ...idleNotes(result),
  ]
}

function problemSentence(
  problem: LoanProblem,
  result: PrepaymentResult,
  input: PrepaymentInput,
): string {
  switch (problem.kind) {
    case 'unusable loan':
      return loanProblem(input, result.firstMonth)
    case 'unusable event':
      return eventProblem(problem.index, input, result.firstMonth)
    case 'holiday past the end':
      return `The payment holiday after ${inMonths(problem.after)} continues past the last month of the loan, so the loan cannot end then.`
    case 'over a hundred years':
      return `${when(result, problem.after)} would take over 100 years${atLeast(problem)}`
    case 'never repaid':
      return `${when(result, problem.after)} is never repaid${atLeast(problem)}`
  }
}

function when({ before, after: changed }: PrepaymentResult, after: number): string {
  if (changed.problem === undefined) return 'Without changes this loan'
  return before.problem || after === MOST_MONTHS
    ? 'This loan'
    : `From month ${after + 1} on this loan`
}

function atLeast({ smallestEmi = NaN }: { smallestEmi?: number }): string {
  return smallestEmi < Infinity
    ? ` at that EMI. The EMI must be at least ${rupees(smallestEmi)}.`
    : '.'
}

function loanProblem(input: PrepaymentInput, firstMonth: number): string {
  const { loanAmount, knownBy, presentEmi, annualRatePercent, payouts, interestOnlyMonths } = input
  const tenure = monthsOf(input)
  if (!(loanAmount > 0)) return 'Enter a loan amount above ₹0.'
  if (knownBy !== 'both' && annualRatePercent < 0) return 'Enter a rate of 0% or more.'
  if (knownBy !== 'emi' && !(tenure >= 1 && tenure <= 1200))
    return 'Enter a tenure of 1 to 1,200 months.'
  if (knownBy === 'emi' && !(presentEmi > 0)) return 'Enter an EMI above ₹0.'
  if (knownBy === 'both' && presentEmi * tenure < loanAmount)
    return `${inMonths(tenure)} of ${rupees(presentEmi)} add up to less than the loan, so no rate fits.`
  if (!Number.isInteger(interestOnlyMonths) || interestOnlyMonths < 0 || interestOnlyMonths > 1200)
    return 'The months of interest only must be a whole number from 0 to 1,200.'
  if (payouts.reduce((all, { amount }) => all + amount, 0) > loanAmount)
    return 'The later disbursements add up to more than the loan.'
  if (payouts.some(({ after }) => Number.isNaN(instalmentsBefore(after, firstMonth))))
    return `A disbursement is before ${firstInstalment(input, firstMonth)}.`
  return 'Amounts must be ₹0 or more, and months whole numbers.'
}

function eventProblem(index: number, input: PrepaymentInput, firstMonth: number): string {
  const entry = input.events[index]
  const name = `Event ${index + 1}`
  const problem = entry && entryProblem(entry)
  if (problem !== undefined) return `${name} cannot be used. ${problem}`
  return `${name} is before ${firstInstalment(input, firstMonth)}.`
}

/** Returns the name of the first instalment, and where to set its month if it is assumed. */
function firstInstalment(input: PrepaymentInput, firstMonth: number): string {
  if (!isFirstMonthAssumed(input)) return 'the first instalment'
  return `the first instalment, assumed in ${monthInWords(firstMonth)}. Set another month under “Months and first payment”`
}

/** Says from which month dates are counted when it was not entered. */
function firstMonthNote({ firstMonth }: PrepaymentResult, input: PrepaymentInput): string[] {
  if (!isFirstMonthAssumed(input)) return []
  return [
    `The first EMI is assumed in ${monthInWords(firstMonth)}, next month. Set another month under “Months and first payment”.`,
  ]
}

/** Says why prepayments and other changes are not shown separately although both occur. */
function inseparableNote(result: PrepaymentResult): string[] {
  if (result.before.problem || !unprepaidOf(result).problem) return []
  return [
    'Without the prepayments, the loan with the other changes is never repaid. The figures show all changes together.',
  ]
}

/** Says the rate that follows from the EMI and the time left. */
function rateNote({ loan }: PrepaymentResult, { knownBy }: PrepaymentInput): string[] {
  if (knownBy !== 'both') return []
  return [`That EMI and that time left mean a rate of ${percent(loan.annualRatePercent)} a year.`]
}

/** The EMI page calculates with a part of a month, which a month-by-month timeline cannot. */
function wholeMonthsNote(input: PrepaymentInput): string[] {
  const tenure = input.years * 12 + input.months
  const whole = monthsOf(input)
  if (input.knownBy === 'emi' || Math.abs(tenure - whole) < 1e-6) return []
  return [`The time left is rounded to ${inMonths(whole)}.`]
}

/** Warns about a balance that grows although EMIs are paid, not about interest added in a holiday. */
function growthNote({ rows }: Timeline): string[] {
  const growing = rows.find(({ payment, interest }) => payment > 0 && payment < interest - 0.005)
  if (growing === undefined) return []
  return [
    `In month ${growing.month} the EMI of ${rupees(growing.payment)} is less than the interest of ${rupees(growing.interest)}, so the balance grows for a while.`,
  ]
}

function idleNotes({ after, events }: PrepaymentResult): string[] {
  const acted = new Set(after.rows.flatMap((row) => row.events))
  const isOver = (event: LoanEvent) =>
    event.kind === 'prepayment' && (event.until ?? Infinity) < event.after
  const over = events.flatMap((event, index) =>
    isOver(event) ? [`Event ${index + 1} ends before it starts, so it changes nothing.`] : [],
  )
  const idle = events.flatMap((event, index) =>
    acted.has(index) || isOver(event) ? [] : [index + 1],
  )
  if (idle.length === 0) return over
  const sentence = plural(
    idle.length,
    `Event ${idle.join()} comes after the loan has ended and changes nothing.`,
    `Events ${idle.join(', ')} come after the loan has ended and change nothing.`,
  )
  return [...over, sentence]
}

import {
  debtToRepay,
  emiOf,
  keepEmi,
  keepTenure,
  lastMonthOf,
  lastMonthWithoutEmi,
  type Holiday,
  type LoanState,
} from './loan-state.ts'
import { MOST_MONTHS, GRACE } from './months-to-repay.ts'

/** A change of a loan after a number of paid instalments; 0 is before the first. */
export type LoanEvent = Prepayment | RateChange | NewInstalment | StepUp | Holiday

/** What stays when a loan is recalculated: the EMI, so that the end moves, or the tenure, so that the EMI changes. */
export type FixedPart = 'emi' | 'tenure'

export interface Prepayment {
  kind: 'prepayment'
  after: number
  every: 'once' | 'month' | 'year'
  /** The last month of a repeated prepayment. */
  until?: number
  /** Rupees, or percent of the outstanding balance. */
  amount: number
  unit: 'rupees' | 'percent'
  keeps: FixedPart
}

export interface RateChange {
  kind: 'rate'
  after: number
  annualRatePercent: number
  /** What is kept, or what was agreed: the new EMI, or the months left. */
  then: FixedPart | { emi: number } | { months: number }
}

/** A newly agreed EMI, in rupees. */
interface NewInstalment {
  kind: 'instalment'
  after: number
  emi: number
}

/** An EMI that rises after every twelve instalments. */
interface StepUp {
  kind: 'step-up'
  after: number
  percent: number
  /** It rises from the present EMI, or from a lower one with which the loan ends as before. */
  keeps: FixedPart
}

/** The order within a month: prepayments, then the rate, then the EMI, then a holiday. */
const RANK = { prepayment: 0, rate: 1, instalment: 2, 'step-up': 2, holiday: 3 } as const

/** Returns the events in the order in which those of one month act. Events of one kind stay in the order of the list. */
export function inOrder(events: readonly LoanEvent[]): { event: LoanEvent; index: number }[] {
  return events
    .map((event, index) => ({ event, index }))
    .toSorted((a, b) => RANK[a.event.kind] - RANK[b.event.kind])
}

/** Returns whether an event acts after `month` instalments. */
export function acts(event: LoanEvent, month: number): boolean {
  if (event.kind !== 'prepayment' || event.every === 'once') return event.after === month
  if (month < event.after || month > (event.until ?? Infinity)) return false
  return event.every === 'month' || (month - event.after) % 12 === 0
}

/** Returns whether an event is valid: whole months, and no amount below 0. */
export function isUsable(event: LoanEvent): boolean {
  return Number.isInteger(event.after) && event.after >= 0 && hasUsableAmounts(event)
}

function hasUsableAmounts(event: LoanEvent): boolean {
  switch (event.kind) {
    case 'prepayment':
      return isAmount(event.amount) && !Number.isNaN(event.until)
    case 'rate':
      return isAmount(event.annualRatePercent) && isUsableThen(event.then)
    case 'instalment':
      return isAmount(event.emi)
    case 'step-up':
      return isAmount(event.percent)
    case 'holiday':
      return isMonths(event.months)
  }
}

function isUsableThen(then: RateChange['then']): boolean {
  if (typeof then === 'string') return true
  return 'emi' in then ? isAmount(then.emi) : isMonths(then.months)
}

function isAmount(amount: number): boolean {
  return amount >= 0 && amount < Infinity
}

function isMonths(months: number): boolean {
  return Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS
}

/** Why an instalment does not repay a loan. `after` is the number of months paid before. */
export type RepaymentProblem =
  | { kind: 'never repaid'; after: number; smallestEmi: number }
  | { kind: 'over a hundred years'; after: number; smallestEmi?: number }
  | { kind: 'holiday past the end'; after: number }

/** Returns the prepayment in rupees, at most the outstanding balance. */
export function prepaidBy({ unit, amount }: Prepayment, balance: number): number {
  const prepaid = unit === 'rupees' ? amount : (balance * amount) / 100
  // A rest that is only rounding noise would need an instalment of its own.
  return prepaid < balance * (1 - GRACE) ? prepaid : balance
}

/** Applies an event to the state of a loan. `repaymentProblem` then says whether the loan is repaid. */
export function applyEvent(state: LoanState, event: LoanEvent): void {
  switch (event.kind) {
    case 'prepayment':
      return prepay(state, event)
    case 'rate':
      return changeRate(state, event)
    case 'instalment':
      return keepEmi(state, event.emi)
    case 'step-up':
      return stepUp(state, event)
    case 'holiday':
      return takeHoliday(state, event)
  }
}

/** Returns why a loan is not repaid in its present state; undefined when it is. */
export function repaymentProblem(state: LoanState): RepaymentProblem | undefined {
  const { month: after, monthlyRate, step } = state
  const debt = debtToRepay(state)
  if (debt === 0) return undefined
  const lastMonth = lastMonthOf(state)
  if (lastMonth <= lastMonthWithoutEmi(state)) return { kind: 'holiday past the end', after }
  if (lastMonth < Infinity) return undefined
  // An EMI equal to the interest never repays the loan; rounding noise must not decide.
  const interest = debt * monthlyRate * (1 + GRACE)
  if (emiOf(state) > interest || step.percent > 0)
    return { kind: 'over a hundred years', after, smallestEmi: emiOfAHundredYears(state) }
  return { kind: 'never repaid', after, smallestEmi: Math.floor(interest) + 1 }
}

/** Returns the EMI in whole rupees that repays the loan a hundred years after its start. */
function emiOfAHundredYears(state: LoanState): number {
  return Math.ceil(emiOf({ ...state, emi: undefined, lastMonth: MOST_MONTHS }))
}

function prepay(state: LoanState, event: Prepayment): void {
  // Reads the EMI and the tenure before the balance falls.
  if (event.keeps === 'emi') keepEmi(state, emiOf(state))
  else keepTenure(state, lastMonthOf(state))
  state.balance -= prepaidBy(event, state.balance)
}

function changeRate(state: LoanState, { annualRatePercent, then }: RateChange): void {
  if (then === 'tenure') keepTenure(state, lastMonthOf(state))
  else if (then === 'emi') keepEmi(state, emiOf(state))
  else if ('emi' in then) keepEmi(state, then.emi)
  else keepTenure(state, lastMonthWithoutEmi(state) + then.months)
  state.monthlyRate = annualRatePercent / 1200
}

function stepUp(state: LoanState, { percent, keeps }: StepUp): void {
  if (keeps === 'emi') keepEmi(state, emiOf(state))
  else keepTenure(state, lastMonthOf(state))
  state.step = { percent, paid: 0 }
}

function takeHoliday(state: LoanState, { months, interest, then }: Holiday): void {
  const [emi, lastMonth] = [emiOf(state), lastMonthOf(state)]
  const before = lastMonthWithoutEmi(state)
  state.holidayUntil = Math.max(state.holidayUntil, state.month + months)
  state.holidayInterest = interest
  const moved = lastMonth + lastMonthWithoutEmi(state) - before
  if (interest === 'paid') state.lastMonth = moved
  else if (then === 'count') keepTenure(state, moved)
  else if (then === 'end') keepTenure(state, lastMonth)
  else keepEmi(state, emi)
}

import type { Holiday, LoanEvent, Prepayment, RateChange, StepUp } from './loan-events.ts'
import {
  debtToRepay,
  emiOf,
  keepEmi,
  keepTenure,
  lastMonthOf,
  lastMonthWithoutEmi,
  type LoanState,
} from './loan-state.ts'
import { GRACE, MOST_MONTHS } from './months-to-repay.ts'

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

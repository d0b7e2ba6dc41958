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

/** Why an instalment does not repay a loan; the months are those that are paid before it. */
export type RepaymentProblem =
  | { kind: 'never repaid'; after: number; smallestEmi: number }
  | { kind: 'over a hundred years'; after: number; smallestEmi?: number }
  | { kind: 'holiday past the end'; after: number }

/** What is prepaid, in rupees: at most what is owed. */
export function prepaidBy({ unit, amount }: Prepayment, balance: number): number {
  const prepaid = unit === 'rupees' ? amount : (balance * amount) / 100
  // What is left for no other reason than the noise of doubles would take an instalment of its own.
  return prepaid < balance * (1 - GRACE) ? prepaid : balance
}

/** Changes the state of a loan by an event; `repaymentProblem` says whether it is repaid then. */
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

/** Why a loan is not repaid as it goes on now, undefined when it is. */
export function repaymentProblem(state: LoanState): RepaymentProblem | undefined {
  const { month: after, monthlyRate, step } = state
  const debt = debtToRepay(state)
  if (debt === 0) return undefined
  const lastMonth = lastMonthOf(state)
  if (lastMonth <= lastMonthWithoutEmi(state)) return { kind: 'holiday past the end', after }
  if (lastMonth < Infinity) return undefined
  // An EMI of just the interest never repays the loan; the noise of doubles must not decide.
  const interest = debt * monthlyRate * (1 + GRACE)
  if (emiOf(state) > interest || step.percent > 0)
    return { kind: 'over a hundred years', after, smallestEmi: emiOfAHundredYears(state) }
  return { kind: 'never repaid', after, smallestEmi: Math.floor(interest) + 1 }
}

/** The instalment in whole rupees with which a loan is repaid a hundred years after its start. */
function emiOfAHundredYears(state: LoanState): number {
  return Math.ceil(emiOf({ ...state, emi: undefined, lastMonth: MOST_MONTHS }))
}

function prepay(state: LoanState, event: Prepayment): void {
  // Both must be read before the debt is less: they are those of the loan so far.
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

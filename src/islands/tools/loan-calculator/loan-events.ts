import { MOST_MONTHS } from './months-to-repay.ts'

/** Something that happens to a loan once so many instalments are paid; 0 is before the first. */
export type LoanEvent = Prepayment | RateChange | NewInstalment | StepUp | Holiday

/** What stays when a loan is reckoned anew: the instalment, so that its end moves, or its end, so that the instalment does. */
export type Kept = 'emi' | 'tenure'

export interface Prepayment {
  kind: 'prepayment'
  after: number
  every: 'once' | 'month' | 'year'
  /** The last month in which it is paid, where it is paid more than once. */
  until?: number
  /** Rupees, or percent of what is then owed. */
  amount: number
  unit: 'rupees' | 'percent'
  keeps: Kept
}

export interface RateChange {
  kind: 'rate'
  after: number
  annualRatePercent: number
  /** What is kept, or of both the one that is agreed on: the new instalment, or the months that are left. */
  then: Kept | { emi: number } | { months: number }
}

/** An instalment that is agreed on anew, in rupees. */
interface NewInstalment {
  kind: 'instalment'
  after: number
  emi: number
}

/** An instalment that rises after every twelve that are paid. */
export interface StepUp {
  kind: 'step-up'
  after: number
  percent: number
  /** It rises from the present instalment, or from a lower one with which the loan ends as before. */
  keeps: Kept
}

/** Months without an instalment. */
export interface Holiday {
  kind: 'holiday'
  after: number
  months: number
  /** The interest of each month is paid, or owed as well. */
  interest: 'paid' | 'added'
  /** After added interest there are as many instalments as before, or the last one is when it was, or each is what it was. */
  then: 'count' | 'end' | 'emi'
}

/** Prepayments of a month come first, then its rate, then its instalment, and a holiday last. */
const RANK = { prepayment: 0, rate: 1, instalment: 2, 'step-up': 2, holiday: 3 } as const

/** Events in the order in which those of one month act; what is alike stays in the order of the list. */
export function inOrder(events: readonly LoanEvent[]): { event: LoanEvent; index: number }[] {
  return events
    .map((event, index) => ({ event, index }))
    .toSorted((a, b) => RANK[a.event.kind] - RANK[b.event.kind])
}

/** Whether an event acts when so many instalments are paid. */
export function acts(event: LoanEvent, month: number): boolean {
  if (event.kind !== 'prepayment' || event.every === 'once') return event.after === month
  if (month < event.after || month > (event.until ?? Infinity)) return false
  return event.every === 'month' || (month - event.after) % 12 === 0
}

/** Whether an event can be reckoned with: whole months, and no amount below 0. */
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

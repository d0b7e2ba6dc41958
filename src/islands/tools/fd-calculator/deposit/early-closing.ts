import { interestUntil, paidOutBefore, type Deposit } from './deposit-value.ts'

/** Fewer days earn nothing. */
const FEWEST_DAYS = 7

/** What a deposit pays that is closed before its end. */
export interface EarlyClosing {
  ratePercent: number
  interest: number
  /** What is paid on that day: interest that was paid out before, at the booked rate, is taken off. */
  paid: number
  /** What had run up by that day at the booked rate, and is not paid. */
  lost: number
}

/**
 * What a deposit pays when it is closed on a day before its end.
 * Formula: rate = the lower of the booked rate and the bank's rate for the time run, less the penalty, and not below 0; the
 * interest of that rate is counted as for a deposit that was made until that day.
 * Units: rupees, percent a year. Special case: under seven days earn nothing.
 * Source: the usual clause of banks' terms; the rate for the time run and the penalty are the bank's own.
 * Example: ₹2,00,000 at 7.25 % of 15 September 2027, closed on 20 June 2028 at 6.5 % less 1 %, earn ₹8,520.94.
 */
export function earlyClosing(
  deposit: Deposit,
  day: number,
  cardRatePercent: number,
  penaltyPercent: number,
): EarlyClosing {
  const { principal, annualRatePercent, start } = deposit
  const isTooShort = day - start < FEWEST_DAYS
  const lower = Math.min(annualRatePercent, cardRatePercent) - penaltyPercent
  const ratePercent = isTooShort ? 0 : Math.max(0, lower)
  const interest = interestUntil({ ...deposit, annualRatePercent: ratePercent, end: day }, day)
  return {
    ratePercent,
    interest,
    paid: principal + interest - paidOutBefore(deposit, day),
    lost: interestUntil(deposit, day) - interest,
  }
}

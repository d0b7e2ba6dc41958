import { interestUntil, paidOutBefore, type Deposit } from './deposit-value.ts'

/** A shorter deposit earns no interest. */
const FEWEST_DAYS = 7

/** The payment for a deposit that is closed early. */
export interface EarlyClosing {
  ratePercent: number
  interest: number
  /** Principal and interest, less the interest that was paid out before at the booked rate. */
  paid: number
  /** The interest accrued by that day at the booked rate, less the interest paid. */
  lost: number
}

/**
 * Returns what a deposit pays when it is closed before maturity.
 * Formula: rate = the lower of the booked rate and the bank's rate for the time run, less the penalty, at least 0. The interest
 * is that of a deposit at this rate which matures on the closing day.
 * Units: rupees, percent a year. Special case: 0 interest under seven days.
 * Source: the usual clause in banks' terms. The rate for the time run and the penalty differ by bank.
 * Example: ₹2,00,000 at 7.25 % from 15 September 2027, closed on 20 June 2028 at 6.5 % less 1 %, earns ₹8,520.94.
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

/** The rate of a series of payments, or the reason why it has none. */
export interface CostRate {
  /** A fraction; NaN when there is no rate. */
  monthlyRate: number
  problem?: string
}

/** Newton's method needs about a dozen steps; this limit only bounds unrealistic series. */
const MOST_STEPS = 100

/**
 * Returns the monthly rate at which payments are worth what was received for them: the cost of a loan with all its charges.
 *
 * Formula: the m that solves Σ payment_k / (1 + m)^k = received, with payment_k paid at the end of month k, from 1 on.
 * What is paid at the start, such as a fee or an instalment in advance, is taken off what is received.
 * Units: rupees; the rate is a fraction a month, exact to 1e-12.
 * Special case: a rate exists, and only one, when something is received, something is paid and no payment is below 0;
 * otherwise it is NaN with the reason. It is below 0 when less is paid than was received.
 * Source: the internal rate of return on the net disbursed amount, as in the illustration of the annual percentage rate in
 * the RBI's circular RBI/2024-25/18 of 15 April 2024.
 * Example: ₹19,600 for 24 payments of ₹969.73 → 0.0142255 a month, an APR of 17.07 %.
 */
export function monthlyCostRate(received: number, payments: readonly number[]): CostRate {
  const problem = problemOf(received, payments)
  if (problem !== undefined) return { monthlyRate: NaN, problem }
  const monthlyRate = Math.expm1(solve(Math.log(received), payments))
  if (Number.isFinite(monthlyRate)) return { monthlyRate }
  return {
    monthlyRate: NaN,
    problem: 'You receive so little that the rate is too large to show.',
  }
}

/** Returns the annual percentage rate as lenders in India state it: twelve times the monthly rate, in percent. */
export function annualPercentageRate(monthlyRate: number): number {
  return 1200 * monthlyRate
}

/** Returns the monthly rate compounded over a year, in percent. */
export function compoundedYearlyRate(monthlyRate: number): number {
  return 100 * Math.expm1(12 * Math.log1p(monthlyRate))
}

function problemOf(received: number, payments: readonly number[]): string | undefined {
  if (![received, ...payments].every(Number.isFinite))
    return 'An amount is missing or too large to calculate with, so there is no rate.'
  if (received <= 0) return 'After all charges you receive nothing, so there is no rate.'
  if (payments.some((payment) => payment < 0)) return 'A payment is below ₹0, so there is no rate.'
  if (payments.every((payment) => payment === 0))
    return 'Nothing is paid back, so there is no rate.'
  return undefined
}

/**
 * Returns the u = ln(1 + m) at which the logarithm of the payments' worth equals that of the amount received. This logarithm
 * is convex and falls by 1 to n for each unit of u, so Newton's method climbs to the solution from any start below it.
 */
function solve(logReceived: number, payments: readonly number[]): number {
  const excess = worth(payments, 0).log - logReceived
  let u = excess < 0 ? excess : excess / payments.length
  for (let step = 0; step < MOST_STEPS; step++) {
    const { log, averageMonth } = worth(payments, u)
    const climb = (log - logReceived) / averageMonth
    u += climb
    if (Math.abs(climb) <= 1e-15 * Math.max(1, Math.abs(u))) break
  }
  return u
}

/** Returns the payments' present value, as a logarithm so that no power overflows, and their average month. */
function worth(payments: readonly number[], u: number) {
  const logs = payments.map((payment, index) => Math.log(payment) - (index + 1) * u)
  const largest = Math.max(...logs)
  const shares = logs.map((log) => Math.exp(log - largest))
  const sum = shares.reduce((all, share) => all + share, 0)
  const months = shares.reduce((all, share, index) => all + share * (index + 1), 0)
  return { log: largest + Math.log(sum), averageMonth: months / sum }
}

/**
 * Returns the unrounded EMI, in rupees, of a loan at a flat rate: interest on the whole loan for the whole time.
 *
 * Formula: (P + P · f · n / 12) / n, with P the loan, f the flat rate as a fraction a year and n the number of months.
 * Units: rupees, percent a year, months.
 * Special case: no months give NaN.
 * Source: the definition of a flat rate: interest on the sum first lent, however much of it is paid back.
 * Example: ₹2,00,000 at 8 % flat for 36 months → ₹6,888.89.
 */
export function flatInstalment(loanAmount: number, flatPercent: number, months: number): number {
  if (!(months > 0)) return NaN
  return loanAmount / months + (loanAmount * flatPercent) / 1200
}

/**
 * Returns the yearly rate on the reducing balance, in percent, that an EMI corresponds to. NaN when no rate fits, and for months
 * that are not a whole number up to a hundred years.
 */
export function reducingRate(loanAmount: number, instalment: number, months: number): number {
  if (!Number.isInteger(months) || months < 1 || months > 1200) return NaN
  const payments = Array.from({ length: months }, () => instalment)
  return annualPercentageRate(monthlyCostRate(loanAmount, payments).monthlyRate)
}

/** Returns the flat rate, in percent a year, that an EMI corresponds to. */
export function flatRate(loanAmount: number, instalment: number, months: number): number {
  return (1200 * (instalment - loanAmount / months)) / loanAmount
}

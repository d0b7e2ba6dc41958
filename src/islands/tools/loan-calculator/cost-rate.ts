/** What a series of payments costs, or the sentence that says why it has no rate. */
export interface CostRate {
  /** A fraction; NaN where there is none. */
  monthlyRate: number
  problem?: string
}

/** Newton's steps climb to the rate and end within a dozen; this many only bounds a series that no one pays. */
const MOST_STEPS = 100

/**
 * The monthly rate at which payments are worth what was received for them: what a loan with all its charges costs.
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
    problem: 'So little is received that the rate is too large to write down.',
  }
}

/** The annual percentage rate as lenders in India state it: twelve times the monthly rate, in percent. */
export function annualPercentageRate(monthlyRate: number): number {
  return 1200 * monthlyRate
}

/** What the monthly rate comes to in a year when its interest bears interest, in percent. */
export function compoundedYearlyRate(monthlyRate: number): number {
  return 100 * Math.expm1(12 * Math.log1p(monthlyRate))
}

function problemOf(received: number, payments: readonly number[]): string | undefined {
  if (![received, ...payments].every(Number.isFinite))
    return 'An amount is missing or too large to calculate with, so there is no rate.'
  if (received <= 0) return 'Nothing is received after all charges, so there is no rate.'
  if (payments.some((payment) => payment < 0))
    return 'A payment is below ₹0, so there is no rate that it costs.'
  if (payments.every((payment) => payment === 0))
    return 'Nothing is paid back, so there is no rate.'
  return undefined
}

/**
 * The u = ln(1 + m) at which the logarithm of what the payments are worth equals that of what is received. This logarithm
 * is convex and falls, by 1 to n for each unit of u: from a start below the solution Newton's method only climbs towards it.
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

/** What the payments are worth today, as a logarithm so that no power overflows, and the month they are paid in on average. */
function worth(payments: readonly number[], u: number) {
  const logs = payments.map((payment, index) => Math.log(payment) - (index + 1) * u)
  const largest = Math.max(...logs)
  const shares = logs.map((log) => Math.exp(log - largest))
  const sum = shares.reduce((all, share) => all + share, 0)
  const months = shares.reduce((all, share, index) => all + share * (index + 1), 0)
  return { log: largest + Math.log(sum), averageMonth: months / sum }
}

/**
 * The unrounded instalment, in rupees, of a loan quoted at a flat rate: interest on the whole loan for the whole time.
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
 * The yearly rate on the falling balance, in percent, that an instalment means. NaN where no rate fits, and for months that
 * are not a whole number up to a hundred years.
 */
export function reducingRate(loanAmount: number, instalment: number, months: number): number {
  if (!Number.isInteger(months) || months < 1 || months > 1200) return NaN
  const payments = Array.from({ length: months }, () => instalment)
  return annualPercentageRate(monthlyCostRate(loanAmount, payments).monthlyRate)
}

/** The flat rate, in percent a year, that an instalment means. */
export function flatRate(loanAmount: number, instalment: number, months: number): number {
  return (1200 * (instalment - loanAmount / months)) / loanAmount
}

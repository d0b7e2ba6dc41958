import { annuityGrowth, growth, times } from '@/lib/compounding.ts'
import { tableYears, MOST_TABLE_YEARS } from '@/islands/calculator/results/growth-table.ts'

export interface CompoundInterestInput {
  principal: number
  annualRatePercent: number
  years: number
  /** Compounding periods in a year: 1, 2, 4, 12 or 365. */
  frequency: number
  /** Rupees paid in once in every compounding period. */
  contribution: number
  contributionTiming: 'start' | 'end'
  /** Rupees taken out at the end of each month or year. */
  withdrawal: number
  withdrawalEvery: 'month' | 'year'
  /** The amount for which time, rate and principal are solved, in rupees; 0 is off. */
  targetAmount: number
}

export interface CompoundInterestResult {
  futureValue: number
  /** The principal only, by the specification. */
  totalInvestment: number
  totalContributions: number
  totalWithdrawn: number
  totalInterest: number
}

/** The investment at the end of a year. */
interface CompoundInterestYear {
  year: number
  invested: number
  withdrawn: number
  interest: number
  value: number
}

/** The compounding frequencies on offer, in times a year. */
export const FREQUENCIES = [1, 2, 4, 12, 365] as const

const FREQUENCY_NAMES: Record<number, string> = {
  1: 'Annually',
  2: 'Semi-Annually',
  4: 'Quarterly',
  12: 'Monthly',
  365: 'Daily',
}

/**
 * Calculates compound interest on a principal, with optional contributions and withdrawals (see `afterWithdrawals`).
 * Formula: principal × (1 + i)^n + contribution × ((1 + i)^n − 1)/i, where i = rate/(100 × frequency) and n = frequency × years;
 * contributions at the start of a period earn one more period, hence a further factor (1 + i).
 * Units: rupees, percent a year, years (fractions allowed).
 * Special case: at rate 0 the future value is the total paid in.
 * Source: docs/specification.md 5.6; the annuity is the standard one.
 * Example: 1,00,000 at 10 % for 5 years, monthly, grows to 1,64,531.
 */
export function compoundInterest(input: CompoundInterestInput): CompoundInterestResult {
  return valueAfter(input)(input.years)
}

/** Returns a function from years to the result, which simulates withdrawals only once. */
function valueAfter(input: CompoundInterestInput): (years: number) => CompoundInterestResult {
  if (input.withdrawal === 0) return (years) => withoutWithdrawals(input, years)
  const run = runDown(input, MOST_TABLE_YEARS)
  return (years) => afterWithdrawals(input, run, years)
}

function withoutWithdrawals(input: CompoundInterestInput, years: number): CompoundInterestResult {
  const { principal, annualRatePercent, frequency, contribution } = input
  const periodRate = annualRatePercent / 100 / frequency
  const periods = frequency * years
  const extraPeriod = input.contributionTiming === 'start' ? 1 + periodRate : 1
  const totalContributions = times(contribution, periods)
  const contributionsGrown = times(contribution, annuityGrowth(periodRate, periods) * extraPeriod)
  const totalInterest =
    times(principal, growth(periodRate, periods)) + contributionsGrown - totalContributions
  return {
    futureValue: principal + totalContributions + totalInterest,
    totalInvestment: principal,
    totalContributions,
    totalWithdrawn: 0,
    totalInterest,
  }
}

/** Returns the investment year by year, for at most 100 years. */
export function compoundInterestYears(input: CompoundInterestInput): CompoundInterestYear[] {
  const after = valueAfter(input)
  return tableYears(input.years).map((year) => {
    const result = after(year)
    return {
      year,
      invested: result.totalInvestment + result.totalContributions,
      withdrawn: result.totalWithdrawn,
      interest: result.totalInterest,
      value: result.futureValue,
    }
  })
}

/** Returns the name of a compounding frequency: 12 → "Monthly"; "Custom" for other numbers. */
export function frequencyName(frequency: number): string {
  return FREQUENCY_NAMES[frequency] ?? 'Custom'
}

/** The balance after each withdrawal. */
interface RunDown {
  /** The principal, then the balance after each withdrawal; the last is 0 when the money runs out. */
  left: readonly number[]
  /** The withdrawal that takes the rest; NaN when the money does not run out. */
  last: number
}

/** Rounding errors of a billionth must not cause a further withdrawal. */
const TOLERANCE = 1 + 1e-9

/** Returns the number of withdrawals in a year. */
export function withdrawalsAYear({ withdrawalEvery }: CompoundInterestInput): number {
  return withdrawalEvery === 'month' ? 12 : 1
}

/**
 * Simulates the withdrawals at the end of each month or year, until the money runs out or the years end. At most a hundred
 * years.
 */
export function runDown(input: CompoundInterestInput, years: number): RunDown {
  const most = whole(Math.min(MOST_TABLE_YEARS, years) * withdrawalsAYear(input))
  const left = [input.principal]
  const onePeriod = grownRupee(input, 1)
  for (let count = 1; count <= most; count++) {
    const before = times(left[count - 1] ?? NaN, onePeriod) + paidIn(input, count - 1, count)
    if (before >= 0 && before <= input.withdrawal * TOLERANCE)
      return { left: [...left, 0], last: before }
    left.push(before - input.withdrawal)
  }
  return { left, last: NaN }
}

/**
 * Calculates an investment with withdrawals: b ← b × (1 + i)^(f ÷ k) + contributions − w, k times a year.
 * Only whole contributions and withdrawals count. Contributions end when the money runs out. NaN beyond the simulated years.
 */
export function afterWithdrawals(
  input: CompoundInterestInput,
  { left, last }: RunDown,
  years: number,
): CompoundInterestResult {
  const { principal, contribution, withdrawal } = input
  const due = years * withdrawalsAYear(input)
  const made = Math.min(Math.max(0, whole(due)), left.length - 1)
  const isOver = made === left.length - 1 && last >= 0
  const grown = times(left[made] ?? NaN, grownRupee(input, due - made)) + paidIn(input, made, due)
  const stillThere = whole(due) > made ? NaN : grown
  const result = {
    futureValue: isOver ? 0 : stillThere,
    totalInvestment: principal,
    totalContributions: times(contribution, paymentsUntil(input, isOver ? made : due)),
    totalWithdrawn: isOver ? withdrawal * (made - 1) + last : withdrawal * made,
  }
  return {
    ...result,
    totalInterest:
      result.futureValue + result.totalWithdrawn - principal - result.totalContributions,
  }
}

/** Returns the value of 1 rupee after `spans` times the span between two withdrawals. */
function grownRupee(input: CompoundInterestInput, spans: number): number {
  const { annualRatePercent, frequency } = input
  const periods = (spans * frequency) / withdrawalsAYear(input)
  return 1 + growth(annualRatePercent / 100 / frequency, periods)
}

/** Returns the contributions between two times and their interest until the second. Times are counted in withdrawals. */
function paidIn(input: CompoundInterestInput, from: number, to: number): number {
  const { annualRatePercent, frequency, contribution, contributionTiming } = input
  if (contribution === 0) return 0
  const periodRate = annualRatePercent / 100 / frequency
  const paid = paymentsUntil(input, to)
  const extra = contributionTiming === 'start' ? 1 : 0
  const rest = (to * frequency) / withdrawalsAYear(input) - paid + extra
  return (
    contribution *
    annuityGrowth(periodRate, paid - paymentsUntil(input, from)) *
    (1 + growth(periodRate, rest))
  )
}

/** Returns the number of contributions until a time, counted in withdrawals. */
function paymentsUntil(input: CompoundInterestInput, time: number): number {
  const periods = (time * input.frequency) / withdrawalsAYear(input)
  return input.contributionTiming === 'start' ? -whole(-periods) : whole(periods)
}

/** Rounds down with a tolerance: twelve times a twelfth of a year can be slightly less than 1. */
function whole(count: number): number {
  return Math.floor(count + 1e-9)
}

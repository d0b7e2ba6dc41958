import { monthOf, wageCeilings } from '@/islands/calculator/money/provident-fund.ts'
import { roundTo } from '@/lib/format.ts'

import { contributionsOn, type ContributionInput, type Contributions } from './contributions.ts'
import { EPF_RATE, UNTAXED_CONTRIBUTIONS } from './rules.ts'

export interface EpfInput extends ContributionInput {
  /** Basic pay and dearness allowance, in rupees a month. */
  monthlyWage: number
  /** The balance at the end of `balanceMonth`, in rupees. */
  epfBalance: number
  /** Years; months are twelfths. */
  age: number
  /** The age until which contributions are paid. */
  untilAge: number
  /** The rise of the wage each April, in percent. */
  wageRisePercent: number
  /** Percent a year, in every year. */
  epfRatePercent: number
  /** The month of the balance by its number; NaN for the end of the last account year with a declared rate. */
  balanceMonth: number
  /** The part of the balance whose interest is taxed. */
  taxedBalance: number
  /** The years of service in the pension scheme at that time. */
  pensionYears: number
}

/** A month in which a contribution is credited: that of the wage of the month before. */
export interface EpfMonth extends Contributions {
  month: number
  wage: number
  /** After the contribution and, in March and in the last month, the interest. */
  balance: number
}

/** An account year from April to March, or the part of it that counts. */
export interface EpfYear extends Contributions {
  /** The year in which it begins. */
  year: number
  interest: number
  /** The part of the interest that is taxed. */
  taxedInterest: number
  balance: number
  months: EpfMonth[]
  /** Σ of the balances at the start of its months, on which the interest is calculated. */
  monthlyBalances: number
}

export interface EpfResult extends Contributions {
  years: readonly EpfYear[]
  balance: number
  interest: number
  taxedInterest: number
}

/** Longer than any working life. */
const MOST_MONTHS = 60 * 12

/** The earliest month of a balance: the first contribution after it is on the wage of that month. */
export const FIRST_MONTH = monthOf(wageCeilings[0]?.from ?? '')

/**
 * Calculates a provident fund account month by month.
 *
 * Formula: each month a contribution on the wage of the month before is credited. Interest of an account year = r ÷ 12 × Σ of
 * the balances at the start of its months, credited at the end of March, or of the last month.
 * The part of own contributions above 2,50,000 in an account year goes to the taxable account, and its interest with it.
 * Units: rupees; contributions and interest to the nearest rupee; percent a year.
 * Special case: NaN everywhere without a balance, a wage, a rate or 1 to 720 months.
 * Source: Employees' Provident Funds Scheme, 2026, calculated as in paragraph 60 of the Scheme of 1952; Income-tax Rules 2026,
 * rule 277.
 * Example: 1,00,000 and 3,917 in each of twelve months at 8.25 % → 10,027 of interest.
 */
export function epf(input: EpfInput): EpfResult {
  const count = isPossible(input) ? monthsOf(input) : 0
  const years: EpfYear[] = []
  let before = { balance: input.epfBalance, taxed: input.taxedBalance }
  for (let done = 0; done < count;) {
    const first = firstMonthOf(input) + done
    const months = Math.min(12 - ((first + 9) % 12), count - done)
    const { year, taxed } = accountYear(input, before, first, months)
    years.push(year)
    before = { balance: year.balance, taxed }
    done += months
  }
  const sum = (part: 'own' | 'employer' | 'pension' | 'interest' | 'taxedInterest') =>
    count === 0 ? NaN : years.reduce((total, year) => total + year[part], 0)
  return {
    years,
    balance: count === 0 ? NaN : before.balance,
    own: sum('own'),
    employer: sum('employer'),
    pension: sum('pension'),
    interest: sum('interest'),
    taxedInterest: sum('taxedInterest'),
  }
}

/** Returns the months until the age, whole; NaN when they are none or too many. */
export function monthsOf({ age, untilAge }: Pick<EpfInput, 'age' | 'untilAge'>): number {
  const months = Math.round((untilAge - age) * 12)
  return age > 0 && months >= 1 && months <= MOST_MONTHS ? months : NaN
}

/** Returns the number of the month after that of the balance, in which the first contribution is credited. */
export function firstMonthOf({ balanceMonth }: Pick<EpfInput, 'balanceMonth'>): number {
  // An account year ends in March.
  return Number.isNaN(balanceMonth) ? (EPF_RATE.accountYear + 1) * 12 + 3 : balanceMonth + 1
}

/** Returns the year in which the account year of a month begins. */
function accountYearOf(month: number): number {
  return Math.floor((month - 3) / 12)
}

function isPossible(input: EpfInput): boolean {
  const { monthlyWage, epfBalance, taxedBalance, wageRisePercent, epfRatePercent, vpfPercent } = input // prettier-ignore
  return (
    monthlyWage >= 0 &&
    epfBalance >= 0 &&
    taxedBalance >= 0 &&
    taxedBalance <= epfBalance &&
    wageRisePercent > -100 &&
    epfRatePercent >= 0 &&
    vpfPercent >= 0 &&
    firstMonthOf(input) > FIRST_MONTH &&
    !Number.isNaN(monthsOf(input))
  )
}

/** Returns an account year, and the taxable account at its end. */
function accountYear(
  input: EpfInput,
  start: { balance: number; taxed: number },
  first: number,
  count: number,
): { year: EpfYear; taxed: number } {
  const ledger: EpfMonth[] = []
  let { balance, taxed } = start
  let [own, employer, pension, monthlyBalances, taxedBalances] = [0, 0, 0, 0, 0]
  for (let month = first; month < first + count; month++) {
    const wage = wageOf(input, month - 1)
    const age = Math.round(input.age * 12) + month - firstMonthOf(input)
    const paid = contributionsOn(wage, month - 1, age, input)
    monthlyBalances += balance
    taxedBalances += taxed
    taxed += excess(own + paid.own) - excess(own)
    own += paid.own
    employer += paid.employer
    pension += paid.pension
    balance += paid.own + paid.employer
    ledger.push({ month, wage, ...paid, balance })
  }
  const interest = interestOn(monthlyBalances, input)
  const taxedInterest = Math.min(interest, interestOn(taxedBalances, input))
  balance += interest
  const months = ledger.map((line, index) => (index + 1 === count ? { ...line, balance } : line))
  const year = { year: accountYearOf(first), own, employer, pension, interest, taxedInterest, balance, months, monthlyBalances } // prettier-ignore
  return { year, taxed: taxed + taxedInterest }
}

/** Returns the wage of a month: the one entered, raised each April after the first account year. */
function wageOf(input: EpfInput, month: number): number {
  const rises = Math.max(0, accountYearOf(month) - accountYearOf(firstMonthOf(input)))
  return input.monthlyWage * (1 + input.wageRisePercent / 100) ** rises
}

function excess(own: number): number {
  return Math.max(0, own - UNTAXED_CONTRIBUTIONS.most)
}

function interestOn(monthlyBalances: number, { epfRatePercent }: EpfInput): number {
  return roundTo((monthlyBalances * epfRatePercent) / 1200, 0)
}

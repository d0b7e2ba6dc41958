import type { DepositInput } from './deposit/bank-deposit.ts'
import type { Deposit } from './deposit/deposit-value.ts'
import { interestByYear, type YearOfInterest } from './deposit/yield-after-tax.ts'
import type { Rung } from './ladder/ladder.ts'
import { taxShareOf } from './shared-fields.ts'
import { taxDeducted, type Payee } from './tax-deducted.ts'

/** The interest of a financial year and the tax deducted from it, in rupees. */
export interface YearOfLadder extends YearOfInterest {
  /** TDS; NaN for a year before its rules. */
  deducted: number
}

/** The same with the tax at the visitor's slab. */
interface TaxedYear extends YearOfLadder {
  tax: number
}

/** Returns the financial years of a deposit. */
export function taxedYears(deposit: Deposit, input: DepositInput): TaxedYear[] {
  return interestByYear(deposit).map((year) => ({
    ...year,
    deducted: taxDeducted(year.interest, year.year, input),
    tax: year.interest * taxShareOf(input.slabPercent),
  }))
}

/** Returns the financial years of several deposits. Each bank has the PAN, deducts by its own total and pays no other interest. */
export function yearsOfLadder(rungs: readonly Rung[], age: Payee['age']): YearOfLadder[] {
  const byYear = new Map<number, Map<string, number>>()
  for (const { bank, deposit } of rungs) {
    for (const { year, interest } of interestByYear(deposit)) {
      const banks = byYear.get(year) ?? new Map<string, number>()
      byYear.set(year, banks.set(bank, (banks.get(bank) ?? 0) + interest))
    }
  }
  const payee = { payer: 'bank', papers: 'PAN', otherInterest: 0, age } as const
  return [...byYear]
    .toSorted(([one], [other]) => one - other)
    .map(([year, banks]) => {
      const interests = [...banks.values()]
      return {
        year,
        interest: sum(interests),
        deducted: sum(interests.map((interest) => taxDeducted(interest, year, payee))),
      }
    })
}

/** Returns the total TDS of the years that the rules cover, in rupees. */
export function totalDeducted(years: readonly YearOfLadder[]): number {
  return sum(years.map(({ deducted }) => deducted).filter((amount) => !Number.isNaN(amount)))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

import type { DepositInput } from './deposit/bank-deposit.ts'
import type { Deposit } from './deposit/deposit-value.ts'
import { interestByYear, type YearOfInterest } from './deposit/yield-after-tax.ts'
import type { Rung } from './ladder/ladder.ts'
import { taxShareOf } from './slab.ts'
import { taxDeducted, type Payee } from './tax-deducted.ts'

/** A financial year with its interest, the tax deducted by the bank, and the tax on it at the visitor's slab. */
export interface TaxedYear extends YearOfInterest {
  /** NaN before the rules began. */
  deducted: number
  tax: number
}

/** The financial years of a deposit with what is deducted and taxed in each, in rupees. */
export function taxedYears(deposit: Deposit, input: DepositInput): TaxedYear[] {
  return interestByYear(deposit).map((year) => ({
    ...year,
    deducted: taxDeducted(year.interest, year.year, input),
    tax: year.interest * taxShareOf(input.slabPercent),
  }))
}

/** What is deducted in all years for which the rules are written, in rupees. */
export function deductedInAll(years: readonly Pick<TaxedYear, 'deducted'>[]): number {
  return years.reduce((all, { deducted }) => all + (Number.isNaN(deducted) ? 0 : deducted), 0)
}

/** A financial year with the interest of all deposits, and the tax that the banks deduct from it, in rupees. */
export interface YearOfLadder {
  year: number
  interest: number
  /** NaN before the rules began. */
  deducted: number
}

/**
 * The financial years of several deposits. Each bank deducts by the interest that it pays on all of them together; it has the
 * PAN, and pays no other interest.
 */
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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}

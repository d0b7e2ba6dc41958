import type { DepositInput } from './deposit/bank-deposit.ts'
import type { Deposit } from './deposit/deposit-value.ts'
import { interestByYear, type YearOfInterest } from './deposit/interest-by-year.ts'
import { taxShareOf } from './slab.ts'
import { taxDeducted } from './tax-deducted.ts'

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

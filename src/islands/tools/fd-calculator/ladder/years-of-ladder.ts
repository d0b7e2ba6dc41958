import { interestByYear } from '../deposit/interest-by-year.ts'
import { taxDeducted, type Payee } from '../tax-deducted.ts'
import type { Rung } from './ladder.ts'

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

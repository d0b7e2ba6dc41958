import { leastWholeRupee } from './least-whole-rupee.ts'
import type { Regime } from './tax-rules.ts'

/** The regime that takes less tax. */
export type CheaperRegime = Regime | 'same'

/**
 * The deductions of the old regime, in whole rupees and besides the standard deduction, above which it costs less.
 * 'never' when no deduction makes it cost less; 'always' when it needs none.
 */
export type BreakEven = number | 'never' | 'always'

/** The regime with the lower of two taxes; 'same' also where one of them is no number. */
export function cheaperRegime(newTax: number, oldTax: number): CheaperRegime {
  if (newTax < oldTax) return 'new'
  return oldTax < newTax ? 'old' : 'same'
}

/**
 * Where the old regime begins to cost less than the new one, whose tax is given: between no deduction and `income`, all in rupees.
 * The old tax must never rise with the deductions. It jumps at the rebate, so that no formula for it can be turned round.
 */
export function breakEven(
  newTax: number,
  income: number,
  oldTaxWith: (deductions: number) => number,
): BreakEven {
  const oldIsCheaper = (deductions: number) => oldTaxWith(deductions) < newTax
  const most = Math.ceil(income)
  if (!Number.isFinite(most + newTax) || !oldIsCheaper(most)) return 'never'
  if (oldIsCheaper(0)) return 'always'
  return leastWholeRupee(0, most, oldIsCheaper) - 1
}

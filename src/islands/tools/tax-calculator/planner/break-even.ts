import { regimeTax, type Taxed } from './regime-tax.ts'

/**
 * The deductions of the old regime, in whole rupees and besides the standard deduction, above which it costs less.
 * 'never' when the new regime takes no more than the gains cost in any case; 'always' when the old one needs no deduction.
 */
export type BreakEven = number | 'never' | 'always'

/**
 * Where the old regime begins to cost less than the new one, whose tax is given. `old` is what it taxes with `deducted` taken off.
 * Found by halving an interval of whole rupees: its tax never rises with the deductions, but jumps at the rebate, so that no formula
 * for it can be turned round.
 */
export function breakEven(newTax: number, old: Taxed, deducted: number): BreakEven {
  const income = old.ordinary + deducted
  const oldIsCheaper = (deductions: number) =>
    regimeTax({ ...old, ordinary: Math.max(0, income - deductions) }).tax < newTax
  let enough = Math.ceil(income)
  if (!Number.isFinite(income) || !oldIsCheaper(enough)) return 'never'
  if (oldIsCheaper(0)) return 'always'
  let notEnough = 0
  for (;;) {
    const middle = Math.floor(notEnough + (enough - notEnough) / 2)
    // Incomes too large for whole rupees: neighbouring doubles have no middle between them.
    if (middle <= notEnough || middle >= enough) return notEnough
    if (oldIsCheaper(middle)) enough = middle
    else notEnough = middle
  }
}

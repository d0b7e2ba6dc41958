import { taxUnder } from './income-tax.ts'
import type { TaxInput } from './income-tax.ts'
import type { TaxYear } from './tax-rules.ts'
import { lawFor } from './tax-years.ts'

export interface RegimeComparison {
  newTax: number
  oldTax: number
  cheaper: 'new' | 'old' | 'same'
  /** Rupees by which one regime is cheaper. */
  difference: number
  oldWinsAbove: OldRegimeWins
}

/**
 * The total deductions, in whole rupees and besides the standard deduction, above which the old regime costs less.
 * 'never' when the new regime takes no tax; 'always' when the old one is cheaper without any deduction.
 */
type OldRegimeWins = number | 'never' | 'always'

/**
 * Both regimes for the same income and deductions, by the law of the input's year, each with the deductions it allows: the
 * specification's table, which grants both regimes every deduction, cannot say which one costs less.
 */
export function compareRegimes(input: TaxInput): RegimeComparison {
  const year = lawFor(input.taxYear)
  const newTax = taxUnder(year, { ...input, regime: 'new' }).totalTax
  const oldTax = taxUnder(year, { ...input, regime: 'old' }).totalTax
  return {
    newTax,
    oldTax,
    cheaper: cheaperOf(newTax, oldTax),
    difference: Math.abs(newTax - oldTax),
    oldWinsAbove: oldWinsAbove(year, input, newTax),
  }
}

/**
 * Found by halving an interval of whole rupees: the old regime's tax never rises with the deductions, but it jumps at the rebate,
 * so that no formula for it can be turned round. Compared as the page shows both taxes, rounded to ten rupees.
 */
function oldWinsAbove(year: TaxYear, input: TaxInput, newTax: number): OldRegimeWins {
  const old: TaxInput = { ...input, regime: 'old', equalEntry: 'other-deductions' }
  const oldIsCheaper = (deductions: number) =>
    taxUnder(year, { ...old, deductions }).totalTax < newTax
  if (!(newTax > 0) || newTax === Infinity) return 'never'
  if (oldIsCheaper(0)) return 'always'
  let notEnough = 0
  let enough = Math.ceil(input.grossIncome)
  for (;;) {
    const middle = Math.floor(notEnough + (enough - notEnough) / 2)
    // Incomes too large for whole rupees: neighbouring doubles have no middle between them.
    if (middle <= notEnough || middle >= enough) return notEnough
    if (oldIsCheaper(middle)) enough = middle
    else notEnough = middle
  }
}

function cheaperOf(newTax: number, oldTax: number): RegimeComparison['cheaper'] {
  if (newTax < oldTax) return 'new'
  return oldTax < newTax ? 'old' : 'same'
}

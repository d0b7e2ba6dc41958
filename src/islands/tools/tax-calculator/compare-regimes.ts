import { taxUnder } from './income-tax.ts'
import type { TaxInput } from './income-tax.ts'
import type { TaxYear } from './tax-rules.ts'
import { taxYear } from './tax-years.ts'

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
export type OldRegimeWins = number | 'never' | 'always'

/** Both regimes for the same year, income and deductions. */
export function compareRegimes(input: TaxInput): RegimeComparison {
  const year = taxYear(input.taxYear)
  const newTax = taxUnder(year, { ...input, regime: 'new' }).totalTax
  const oldTax = taxUnder(year, { ...input, regime: 'old' }).totalTax
  return {
    newTax,
    oldTax,
    cheaper: cheaperOf(newTax, oldTax),
    difference: Math.abs(newTax - oldTax),
    oldWinsAbove: oldWinsAbove(year, input),
  }
}

/**
 * Found by halving an interval of whole rupees: the old regime's tax never rises with the deductions, but it jumps at the rebate,
 * so that no formula for it can be turned round. Compared before rounding to ten rupees, which would blur the edge.
 */
function oldWinsAbove(year: TaxYear, input: TaxInput): OldRegimeWins {
  const unrounded: TaxYear = { ...year, roundingSections: '' }
  const newTax = taxUnder(unrounded, { ...input, regime: 'new' }).totalTax
  const oldIsCheaper = (deductions: number) =>
    taxUnder(unrounded, { ...input, regime: 'old', deductions }).totalTax < newTax
  if (!(newTax > 0) || newTax === Infinity) return 'never'
  if (oldIsCheaper(0)) return 'always'
  let notEnough = 0
  let enough = Math.ceil(input.grossIncome)
  for (;;) {
    const middle = Math.floor(notEnough + (enough - notEnough) / 2)
    // Neighbouring doubles, where incomes are too large for whole rupees, have no middle.
    if (middle <= notEnough || middle >= enough) return notEnough
    if (oldIsCheaper(middle)) enough = middle
    else notEnough = middle
  }
}

function cheaperOf(newTax: number, oldTax: number): RegimeComparison['cheaper'] {
  if (newTax < oldTax) return 'new'
  return oldTax < newTax ? 'old' : 'same'
}

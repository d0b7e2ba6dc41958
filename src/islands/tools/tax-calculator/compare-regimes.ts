import {
  breakEven,
  type BreakEven,
  cheaperRegime,
  type CheaperRegime,
  type TaxInput,
  taxUnder,
} from './income-tax.ts'
import { lawFor } from './tax-years.ts'

export interface RegimeComparison {
  newTax: number
  oldTax: number
  cheaper: CheaperRegime
  /** Rupees by which one regime is cheaper. */
  difference: number
  oldWinsAbove: BreakEven
}

/**
 * Compares both regimes for the same income and deductions by the law of the input's year, each with the deductions it allows.
 * The specification's table cannot tell which one costs less, because it allows every deduction in both.
 */
export function compareRegimes(input: TaxInput): RegimeComparison {
  const year = lawFor(input.taxYear)
  const newTax = taxUnder(year, { ...input, regime: 'new' }).totalTax
  const oldTax = taxUnder(year, { ...input, regime: 'old' }).totalTax
  const old: TaxInput = { ...input, regime: 'old', equalEntry: 'other-deductions' }
  const oldTaxWith = (deductions: number) => taxUnder(year, { ...old, deductions }).totalTax
  return {
    newTax,
    oldTax,
    cheaper: cheaperRegime(newTax, oldTax),
    difference: Math.abs(newTax - oldTax),
    // Compares the taxes as the page shows them, rounded to ten rupees.
    oldWinsAbove: breakEven(newTax, input.grossIncome, oldTaxWith),
  }
}

import type { Answer } from '@/islands/calculator/frame/definition.ts'
import { taxUnder, type TaxInput, type TaxResult } from './income-tax.ts'
import { isByLaw, lawBasis, ruleName } from './tax-sentences.ts'
import { currentLaw, findTaxYear } from './tax-years.ts'

/**
 * The tax by the chosen rules and, where these are not the current law, the tax by that: whoever reads the one sees the other,
 * and does not take an ended year's tax for this year's.
 */
export function taxAnswers({ totalTax }: TaxResult, input: TaxInput): Answer[] {
  const year = findTaxYear(input.taxYear)
  const chosen: Answer = {
    rule: ruleName(year),
    amount: totalTax,
    unit: 'rupees',
    basis: isByLaw(input) ? lawBasis(input, year) : 'Total tax, before rebate and surcharge.',
  }
  if (year === currentLaw) return [chosen]
  return [
    chosen,
    {
      rule: ruleName(currentLaw),
      amount: taxUnder(currentLaw, input).totalTax,
      unit: 'rupees',
      basis: lawBasis(input, currentLaw),
    },
  ]
}

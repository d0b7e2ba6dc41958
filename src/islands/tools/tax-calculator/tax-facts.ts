import { isStandardDeduction, type TaxInput } from './income-tax.ts'
import { lawFor } from './tax-years.ts'
import type { YearFacts } from './year-facts.ts'

/** Returns what the tax page knows of a year. Typed deductions that are the standard deduction itself are not the visitor's own. */
export function taxFacts(input: TaxInput): YearFacts {
  const { taxYear, grossIncome, deductions } = input
  const isStandard = isStandardDeduction(input, lawFor(taxYear))
  return { taxYear, gross: grossIncome, ...(!isStandard && { ownDeductions: deductions }) }
}

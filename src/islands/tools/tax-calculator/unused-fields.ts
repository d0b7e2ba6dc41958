import { isStandardDeduction, type TaxInput } from './income-tax.ts'
import { isByLaw } from './tax-sentences.ts'
import { findTaxYear } from './tax-years.ts'

/** The fields that the chosen rules do not use, each with the sentence that says why. */
export function unusedFields(input: TaxInput): Partial<Record<keyof TaxInput, string>> {
  if (!isByLaw(input)) {
    const reason = 'Not used by the FY 2023-24 slabs. To change it, choose a year under Tax Year.'
    return {
      deductionsInBothRegimes: reason,
      incomeKind: reason,
      ageBand: reason,
      equalEntry: reason,
    }
  }
  const standard = { ...input, equalEntry: 'standard-deduction' } as const
  if (isStandardDeduction(standard, findTaxYear(input.taxYear))) return {}
  return {
    equalEntry: 'Used only for a salary, when exactly ₹50,000 of deductions is entered above.',
  }
}

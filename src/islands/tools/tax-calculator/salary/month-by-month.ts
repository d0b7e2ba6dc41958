import type { Regime } from '../tax-rules.ts'
import { payOf, workedIndexes, workedMonths, type PayMonth } from './pay.ts'
import { taxOf, type SalaryYear } from './salary.ts'

/** One month from gross pay to the bank account, in rupees. */
interface SalaryMonth extends PayMonth {
  professionalTax: number
  incomeTax: number
  inHand: number
}

export interface SalaryMonths {
  months: readonly SalaryMonth[]
  /** Income tax that was taken in the months and is more than that of the year. It comes back with the return. */
  refund: number
}

/**
 * A year of pay month by month, with the income tax that the employer keeps back in each.
 * Formula: the tax of the whole year as it looks at the end of the month, less what was kept back before, spread evenly over the
 * months of the job that are left, in whole rupees. What another employer deducted counts as kept back before. Professional tax
 * is the same in each month.
 * Units: rupees.
 * Special case: nothing is paid back within the year; what is too much by March is `refund`.
 * Source: Income-tax Act 1961, section 192, and Income-tax Act 2025, section 392, ask for the tax on the estimated income and
 * allow to make up for what was too little or too much; the even spread is this page's convention.
 */
export function monthByMonth(
  { input, pay, tax, professionalTax: yearly }: SalaryYear,
  regime: Regime,
): SalaryMonths {
  const { from, until } = workedIndexes(input)
  let kept = input.otherSalary === 0 ? 0 : input.otherTax
  const months = pay.months.map((month, index): SalaryMonth => {
    if (index < from || index > until)
      return { ...month, professionalTax: 0, incomeTax: 0, inHand: 0 }
    const estimate = taxOf(input, payOf(input, index), regime).tax.totalTax
    const incomeTax = Math.max(0, Math.round((estimate - kept) / (until + 1 - index)))
    kept += incomeTax
    const professionalTax = yearly / workedMonths(input)
    return {
      ...month,
      professionalTax,
      incomeTax,
      inHand: month.gross - month.pf - professionalTax - incomeTax,
    }
  })
  return { months, refund: kept - tax.totalTax }
}

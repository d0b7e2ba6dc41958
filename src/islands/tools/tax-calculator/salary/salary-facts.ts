import type { YearFacts } from '../year-facts.ts'
import type { SalaryResult } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'

/** Returns what the salary page knows of a year, for the other pages of the tool: the pay is that of the chosen regime. */
export function salaryFacts(result: SalaryResult, input: SalaryInput): YearFacts {
  const { taxYear, monthlyRent, city, employer, oldRegimeDeductions } = input
  const { pay } = result[input.regime]
  const { nps, hraExemption, professionalTax, others } = result.old.deducted
  return {
    taxYear,
    ...(Number.isFinite(pay.gross) && {
      gross: pay.gross + pay.nps,
      basic: pay.basic,
      hra: pay.hra,
    }),
    rent: monthlyRent * 12,
    city,
    employer,
    employerNps: pay.nps,
    ownDeductions: oldRegimeDeductions,
    oldDeductions: nps + hraExemption + professionalTax + others,
    bothRegimes: result.new.deducted.nps,
  }
}

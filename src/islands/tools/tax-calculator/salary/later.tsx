import type { Table } from '@/islands/calculator/frame/definition.ts'
import { CarriedValues } from '../CarriedValues.tsx'
import { RulesFold } from '../RulesFold.tsx'
import { lawFor } from '../tax-years.ts'
import type { YearFacts } from '../year-facts.ts'
import { workedMonths } from './pay.ts'
import { ruleSentence } from './regime-lines.ts'
import type { SalaryInput } from './salary-input.ts'
import type { SalaryResult } from './salary.ts'
import { salarySentences } from './sentences.ts'
import { salaryTables } from './tables.ts'

export { overTime } from './over-time.ts'
export { working } from './working.ts'

/** Says what the figures do not: why the pay changed within the year, and where more pay leaves less. */
export function says(result: SalaryResult, input: SalaryInput) {
  return (
    <>
      <CarriedValues from="salary" facts={salaryFacts(result, input)} />
      {salarySentences(result, input).map((sentence) => (
        <p className="notice mt-3" key={sentence}>
          {sentence}
        </p>
      ))}
      <RulesFold year={lawFor(input.taxYear)}>{ruleSentence(lawFor(input.taxYear))}</RulesFold>
    </>
  )
}

/** Returns the months, the parts of the CTC, and the way from gross pay to tax. */
export function tables(result: SalaryResult, input: SalaryInput): Table[] {
  return result.problem === undefined ? salaryTables(result, input) : []
}

/** Returns what the salary page knows of a year, for the other pages of the tool: the pay is that of the chosen regime. */
export function salaryFacts(result: SalaryResult, input: SalaryInput): YearFacts {
  const { taxYear, monthlyRent, city, employer, oldRegimeDeductions } = input
  const { pay } = result[input.regime]
  const { nps, hraExemption, professionalTax, others } = result.old.deducted
  return {
    taxYear,
    ...(Number.isFinite(pay.gross) && {
      gross: pay.gross + pay.nps + input.otherSalary,
      basic: pay.basic,
      hra: pay.hra,
    }),
    rent: monthlyRent * workedMonths(input),
    city,
    employer,
    employerNps: pay.nps,
    ownDeductions: oldRegimeDeductions,
    oldDeductions: nps + hraExemption + professionalTax + others,
    bothRegimes: result.new.deducted.nps,
  }
}

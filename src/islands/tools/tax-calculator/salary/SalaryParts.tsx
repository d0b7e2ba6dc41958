import { useMemo } from 'react'

import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { CarriedValues } from '../CarriedValues.tsx'
import { RulesFold } from '../RulesFold.tsx'
import { lawFor } from '../tax-years.ts'
import type { YearFacts } from '../year-facts.ts'
import { workedMonths } from './pay.ts'
import { ruleSentence } from './regime-lines.ts'
import type { SalaryInput } from './salary-input.ts'
import { salary, type SalaryResult } from './salary.ts'
import { salarySentences } from './sentences.ts'
import { salaryTables } from './tables.ts'

/**
 * What the figures do not say: why the pay changed within the year, and where more pay leaves less. It follows the fields once
 * these keep still, and holds up no typing.
 */
export function SalarySentences({ input }: { input: SalaryInput }) {
  const sentences = useMemo(() => salarySentences(salary(input), input), [input])
  return (
    <>
      <CarriedValues from="salary" facts={salaryFacts(salary(input), input)} />
      {sentences.map((sentence) => (
        <p className="notice mt-3" key={sentence}>
          {sentence}
        </p>
      ))}
      <RulesFold year={lawFor(input.taxYear)}>{ruleSentence(lawFor(input.taxYear))}</RulesFold>
    </>
  )
}

/** The months, the parts of the CTC, and the way from gross pay to tax. */
export function SalaryTables({ input }: { input: SalaryInput }) {
  return <LaterTables input={input} calculate={salary} tablesOf={salaryTables} />
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

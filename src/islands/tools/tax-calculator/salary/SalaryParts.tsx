import { LaterTables } from '../../../calculator/LaterTables.tsx'
import { lawFor } from '../tax-years.ts'
import { ruleSentence } from './regime-lines.ts'
import { salary, type SalaryResult } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'
import { salarySentences } from './sentences.ts'
import { salaryTables } from './tables.ts'

/** What the figures do not say: why the pay changed within the year, and where more pay leaves less. */
export function SalarySentences(props: { result: SalaryResult; input: SalaryInput }) {
  return (
    <>
      {salarySentences(props.result, props.input).map((sentence) => (
        <p className="notice mt-3" key={sentence}>
          {sentence}
        </p>
      ))}
      <p className="mt-4 hint" data-tax-rules>
        {ruleSentence(lawFor(props.input.taxYear))}
      </p>
    </>
  )
}

/** The months, the parts of the CTC, and the way from gross pay to tax. */
export function SalaryTables({ input }: { input: SalaryInput }) {
  return <LaterTables input={input} calculate={salary} tablesOf={salaryTables} />
}

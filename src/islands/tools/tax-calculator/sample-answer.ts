import { rupees } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { taxUnder } from './income-tax.ts'
import { currentLaw } from './tax-years.ts'

const GROSS_INCOME = 1_500_000

const { totalTax } = taxUnder(currentLaw, {
  grossIncome: GROSS_INCOME,
  deductions: 0,
  regime: 'new',
  taxYear: currentLaw.id,
  incomeKind: 'salary',
  ageBand: 'below-60',
  deductionsInBothRegimes: 0,
  equalEntry: 'standard-deduction',
})

/** The tax by the law of the current year, not by the table that the page starts with. */
export const sampleAnswer: SampleAnswer = {
  answer: rupees(totalTax),
  unit: 'tax',
  of: `${currentLaw.label}, new regime, salary of ${rupees(GROSS_INCOME)}`,
}

/** The tax and what remains. */
export const sampleDrawing: Drawing = {
  kind: 'shares',
  parts: [
    {
      label: 'Net Income',
      figure: rupees(GROSS_INCOME - totalTax),
      amount: GROSS_INCOME - totalTax,
      color: 'principal',
    },
    { label: 'Tax', figure: rupees(totalTax), amount: totalTax, color: 'attention' },
  ],
}

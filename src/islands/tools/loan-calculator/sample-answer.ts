import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { rupees } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { loanCalculator } from './definition.ts'
import { emi } from './emi.ts'
import { scheduledPeriods } from './paid-by-period.ts'
import { scheduleOf } from './quoted-loan.ts'

const { fields } = loanCalculator
/** The loan the page starts with. */
export const sampleLoan = readInput(fields, initialTexts(fields))

/** The instalment of the loan the page starts with. */
export const sampleAnswer: SampleAnswer = {
  answer: rupees(emi(sampleLoan).emi),
  unit: 'a month',
  of: `${rupees(sampleLoan.loanAmount)} at ${sampleLoan.annualRatePercent}% for ${sampleLoan.years} years`,
}

/** What each of its years pays, interest first: the loan hangs from the line. */
export const sampleDrawing: Drawing = {
  kind: 'hanging',
  strokes: scheduledPeriods(scheduleOf(sampleLoan), 'year').map(({ interest, principal }) => ({
    near: interest,
    far: principal,
  })),
}

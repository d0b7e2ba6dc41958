import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { rupees } from '@/lib/format.ts'
import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { loanCalculator } from './definition.ts'
import { emi } from './emi.ts'

const { fields } = loanCalculator
/** The loan the page starts with. */
export const sampleLoan = readInput(fields, initialTexts(fields))

/** The instalment of the loan the page starts with. */
export const sampleAnswer: SampleAnswer = {
  answer: rupees(emi(sampleLoan).emi),
  unit: 'a month',
  of: `${rupees(sampleLoan.loanAmount)} at ${sampleLoan.annualRatePercent}% for ${sampleLoan.years} years`,
}

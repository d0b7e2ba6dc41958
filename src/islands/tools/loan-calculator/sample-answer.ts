import { initialTexts, readInput } from '@/islands/calculator/inputs.ts'
import { rupees } from '@/lib/format.ts'
import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { loanCalculator } from './definition.ts'
import { emi } from './emi.ts'

const { fields } = loanCalculator
const loan = readInput(fields, initialTexts(fields))

/** The instalment of the loan the page starts with. */
export const sampleAnswer: SampleAnswer = {
  answer: rupees(emi(loan).emi),
  unit: 'a month',
  of: `${rupees(loan.loanAmount)} at ${loan.annualRatePercent}% for ${loan.years} years`,
}

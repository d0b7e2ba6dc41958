import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { rupees } from '@/lib/format.ts'
import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { sipCalculator } from './definition.ts'

const { fields, calculate } = sipCalculator
const plan = readInput(fields, initialTexts(fields))

/** What the investment the page starts with grows to. */
export const sampleAnswer: SampleAnswer = {
  answer: rupees(calculate(plan).totalValue),
  of: `${rupees(plan.monthlyInvestment)} a month at ${plan.annualRatePercent}% for ${plan.years} years`,
}

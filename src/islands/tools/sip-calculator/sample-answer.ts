import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { rupees } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { sipCalculator } from './definition.ts'
import { planOf } from './investment.ts'
import { planYears } from './tables.ts'

const { fields, calculate } = sipCalculator
const plan = readInput(fields, initialTexts(fields))

/** What the investment the page starts with grows to. */
export const sampleAnswer: SampleAnswer = {
  answer: rupees(calculate(plan).totalValue),
  of: `${rupees(plan.monthlyInvestment)} a month at ${plan.annualRatePercent}% for ${plan.years} years`,
}

/** What is put in up to each year, below the line, and its growth above it. */
export const sampleDrawing: Drawing = {
  kind: 'standing',
  strokes: planYears(planOf(plan)).map(([, paidIn, returns]) => ({ near: paidIn, far: returns })),
}

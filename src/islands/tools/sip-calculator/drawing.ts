import { growthByYear, growthDrawing } from '@/islands/calculator/charts/growth-drawing.tsx'
import { periodOf } from '@/islands/calculator/charts/strokes.ts'

import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { planPaidIn, planValue } from './sip.ts'
import { planYears } from './tables.ts'

/** The money put in and its growth up to the end of each year, or of each month up to 3 years. */
export const drawing = growthDrawing<InvestmentInput, InvestmentResult>('growth', (_, input) => {
  const plan = planOf(input)
  const months = Math.round(plan.years * 12)
  if (periodOf(months) === 'year')
    return growthByYear('The value at the end of each year', planYears(plan))
  return {
    title: 'The value at the end of each month',
    period: 'Month',
    all: Array.from({ length: Math.max(0, months) }, (_month, index) => {
      const upToThen = { ...plan, years: (index + 1) / 12 }
      const paidIn = planPaidIn(upToThen)
      return { near: paidIn, far: planValue(upToThen) - paidIn }
    }),
  }
})

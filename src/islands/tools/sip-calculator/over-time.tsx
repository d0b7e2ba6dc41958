import { OverTimePicture } from '@/islands/calculator/charts/OverTimePicture.tsx'
import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { growth } from '@/lib/compounding.ts'
import { rupees } from '@/lib/format.ts'

import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { inTodaysRupees, planValue, type SavingPlan } from './sip.ts'
import { planYears } from './tables.ts'

export { OverTimePicture }

/** Returns the total paid in and the value by year; with inflation, in today's rupees too. */
export function overTime(_: InvestmentResult, input: InvestmentInput): OverTime | undefined {
  const plan = planOf(input)
  const picture = growthOverTime({
    title: 'Money put in and its value',
    names: ['Put in', 'Returns', 'Value'],
    atStart: plan.lumpSum,
    rows: planYears(plan),
    look: 'area',
  })
  const today = picture && input.inflationPercent !== 0 && inToday(plan, input.inflationPercent)
  if (!today) return picture
  return {
    ...today,
    above: (
      <div className="over-time mb-6">
        <OverTimePicture overTime={picture} />
      </div>
    ),
  }
}

function inToday(plan: SavingPlan, inflationPercent: number): OverTime | undefined {
  const rows = planYears(plan).map(([year, , , value]): [number, number, number, number] => {
    const paidIn = investedToday({ ...plan, years: year }, inflationPercent)
    const worth = inTodaysRupees(value, inflationPercent, year)
    return [year, paidIn, worth - paidIn, worth]
  })
  const [year = 0, paidIn = 0, , worth = 0] = rows.at(-1) ?? []
  const picture = growthOverTime({
    title: 'The same in today’s rupees',
    names: ['Put in', 'Returns', 'Value'],
    atStart: plan.lumpSum,
    rows,
    look: 'area',
  })
  return (
    picture && {
      ...picture,
      sentence: `In today’s rupees you put in ${rupees(paidIn)}, and have ${rupees(worth)} after ${year} years.`,
      mark: undefined,
    }
  )
}

/**
 * Returns the total paid in, in the rupees of the start: Σ payment ÷ (1 + inflation)^(k/12) for a payment after k months.
 * This is the value of the plan at a return equal to inflation, deflated to the start.
 */
export function investedToday(plan: SavingPlan, inflationPercent: number): number {
  const monthly = growth(inflationPercent / 100, 1 / 12)
  const value = planValue({ ...plan, annualRatePercent: monthly * 1200 })
  return inTodaysRupees(value, inflationPercent, plan.years)
}

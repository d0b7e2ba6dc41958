import type { Series } from '@/islands/calculator/charts/chart-types.ts'
import { growthOverTime, isDrawable } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { growth } from '@/lib/compounding.ts'
import { rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { inTodaysRupees, planValue, type SavingPlan } from './sip.ts'
import { planYears } from './tables.ts'

/** Returns the total paid in and the value by year; with inflation, in today's rupees too; with a range, at three returns. */
export function overTime(_: InvestmentResult, input: InvestmentInput): OverTime | undefined {
  const picture = growthPicture(input)
  const range = picture && input.rangePoints > 0 && atThreeReturns(planOf(input), input.rangePoints)
  return range ? { ...range, above: picture } : picture
}

function growthPicture(input: InvestmentInput): OverTime | undefined {
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
  return { ...today, above: picture }
}

function atThreeReturns(plan: SavingPlan, points: number): OverTime | undefined {
  const entered = planYears(plan)
  const valuesAt = (annualRatePercent: number) => [
    plan.lumpSum,
    ...planYears({ ...plan, annualRatePercent }).map(([, , , value]) => value),
  ]
  const line = (label: string, color: Series['color'], amounts: number[]): Series => ({
    label,
    color,
    look: 'line',
    amounts,
  })
  const { annualRatePercent: rate } = plan
  const series = [
    line('Put in', 'ink', [plan.lumpSum, ...entered.map(([, paidIn]) => paidIn)]),
    line('Low', 'attention', valuesAt(rate - points)),
    line('As entered', 'principal', valuesAt(rate)),
    line('High', 'interest', valuesAt(rate + points)),
  ]
  if (!isDrawable(series.flatMap(({ amounts }) => amounts))) return undefined
  const [low = 0, high = 0] = [series[1], series[3]].map((one) => one?.amounts.at(-1))
  return {
    title: 'The value at three returns',
    sentence: `At the end it is ${rupees(low)} at the low and ${rupees(high)} at the high return. Neither is a forecast.`,
    xUnit: 'years',
    yUnit: 'rupees',
    x: [0, ...entered.map(([year]) => year)],
    series,
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
      sentence: `In today’s rupees you put in ${rupees(paidIn)}, and have ${rupees(worth)} after ${counted(year, 'year')}.`,
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

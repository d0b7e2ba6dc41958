import { rupees } from '@/lib/format.ts'

import { isDrawable } from '../../../calculator/charts/growth-over-time.ts'
import type { OverTime } from '../../../calculator/definition.ts'
import { tableYears } from '../../../calculator/table-years.ts'
import { planValue, type SavingPlan } from '../saving-plan.ts'
import type { GoalInput, GoalResult } from './goal.ts'

export { OverTimePicture } from '../../../calculator/charts/OverTimePicture.tsx'

/** How each of the plans grows to the goal. Undefined when there is no plan, or an amount beyond any money. */
export function overTime(result: GoalResult, input: GoalInput): OverTime | undefined {
  const { level, percent, rupees: byRupees } = result.ways
  const ways = [
    { label: 'Same every month', color: 'principal', way: level, step: NaN },
    { label: 'Raised by %', color: 'interest', way: percent, step: input.stepUpPercent },
    { label: 'Raised by ₹', color: 'attention', way: byRupees, step: input.stepUpRupees },
  ] as const
  const years = tableYears(input.years)
  const series = ways
    .filter(({ step }) => step !== 0)
    .map(({ label, color, way }) => ({
      label,
      color,
      look: 'line' as const,
      amounts: [input.lumpSum, ...years.map((year) => valueAfter(way.plan, year))],
    }))
  if (years.length === 0 || !isDrawable(series.flatMap(({ amounts }) => amounts))) return undefined
  const half = years.find((year) => valueAfter(level.plan, year) >= level.value / 2)
  return {
    title: 'The way to the goal',
    sentence: sentenceOf(result, years.length),
    xUnit: 'years',
    yUnit: 'rupees',
    x: [0, ...years],
    series,
    ...(half !== undefined && half !== years.at(-1) && level.sip > 0
      ? { mark: { x: half, label: 'half of the goal is there' } }
      : {}),
  }
}

function sentenceOf({ ways: { level } }: GoalResult, years: number): string {
  const [paidIn, value] = [rupees(level.paidIn), rupees(level.value)]
  if (years < 2 || !(level.value > level.paidIn)) return `${paidIn} put in come to ${value}.`
  const earned = rupees(level.value - level.paidIn)
  return `With the same payment every month, ${paidIn} are put in and ${earned} are earned.`
}

function valueAfter(plan: SavingPlan, years: number): number {
  return planValue({ ...plan, years })
}

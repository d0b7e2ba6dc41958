import type { Series } from '@/islands/calculator/charts/chart-types.ts'
import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { equityGains } from '@/islands/calculator/money/capital-gains.ts'
import { growth } from '@/lib/compounding.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { plural, counted } from '@/lib/quantity.ts'

import { monthsUntil } from './course-of-returns.ts'
import {
  type InvestmentInput,
  type InvestmentResult,
  planOf,
  type OtherCourse,
} from './investment.ts'
import { planValue, valueWithoutSip, inTodaysRupees, type SavingPlan } from './sip.ts'
import { planYears } from './tables.ts'

export { drawing } from './drawing.ts'
export { sipTables as tables } from './tables.ts'
export { working } from './working.ts'

/** Explains the options in use. */
export function says(result: InvestmentResult, input: InvestmentInput) {
  return optionSentences(result, input).map(([name, sentence]) => (
    <p className="mt-3 text-sm" key={name}>
      <strong>{name}:</strong> {sentence}
    </p>
  ))
}

/** Returns a sentence for each option in use. Empty without a result. */
export function optionSentences(
  result: InvestmentResult,
  input: InvestmentInput,
): [name: string, sentence: string][] {
  if (!Number.isFinite(result.totalValue)) return []
  const all: [string, string][] = [
    ['Step-up', stepUp(input)],
    ['Amount wanted', wanted(input)],
    ['Lump sum', lumpSum(input)],
    ['Cost of the fund', fundCost(result, input)],
    ['Tax', tax(result, input)],
    ['Delay', delay(result, input)],
    ['Break', pause(result, input)],
  ]
  return all.filter(([, sentence]) => sentence !== '')
}

function stepUp({ stepUpPercent, stepUpRupees }: InvestmentInput): string {
  const isNone = stepUpPercent === 0 && stepUpRupees === 0
  if (isNone || !Number.isFinite(stepUpPercent)) return ''
  const percent = stepUpPercent === 0 ? '' : `${groupedNumber(stepUpPercent)}%`
  const both = percent && stepUpRupees !== 0 ? `${percent}, and then ${rupees(stepUpRupees)},` : ''
  const step = both || percent || rupees(stepUpRupees)
  return `Monthly Investment is the first year’s amount, and changes by ${step} every year.`
}

function wanted(input: InvestmentInput): string {
  const { wantedAmount, monthlyInvestment, lumpSum } = input
  if (!(wantedAmount > 0) || !(monthlyInvestment >= 0) || !(lumpSum >= 0)) return ''
  const plan = planOf(input)
  const month = monthsUntil(plan, wantedAmount)
  if (month === 0) return `You start with ${rupees(lumpSum)}, so you have it already.`
  if (Number.isNaN(month)) return `At this return, the plan does not reach ${rupees(wantedAmount)} within 100 years.` // prettier-ignore
  const length = month < 12 ? '' : ` (${lengthInWords(month / 12)})`
  const value = planValue({ ...plan, years: month / 12 })
  return `At this return, every month, the plan reaches ${rupees(wantedAmount)} after ${months(month)}${length}. It is then worth ${rupees(value)}.`
}

function lumpSum(input: InvestmentInput): string {
  if (input.lumpSum === 0) return ''
  const grown = valueWithoutSip({ ...planOf(input), stepUpRupees: 0 })
  return `${rupees(input.lumpSum)} of the Total Investment. It makes up ${rupees(grown)} of the Total Value.`
}

function fundCost({ fundCost, totalValue }: InvestmentResult, input: InvestmentInput): string {
  const { annualRatePercent, expenseRatioPercent: ratio } = input
  const net = Number((annualRatePercent - ratio).toFixed(6))
  if (ratio === 0 || !Number.isFinite(fundCost + net)) return ''
  return `All figures are after a cost of ${groupedNumber(ratio)}% a year: the money grows by ${groupedNumber(net)}% instead of ${groupedNumber(annualRatePercent)}%. Without the cost, the Total Value would be ${rupees(totalValue + fundCost)}.`
}

function tax({ gains, exitTax }: InvestmentResult, input: InvestmentInput): string {
  if (input.exitTax === 'none' || !Number.isFinite(exitTax)) return ''
  return `All units are sold at once after the last month. Units held for up to ${equityGains.shortTermMonths} months have short-term gains, ${rupees(gains.shortTerm)}. The others have long-term gains, ${rupees(gains.longTerm)}. Not included: surcharge, exit load, securities transaction tax, losses elsewhere, and an unused basic exemption. The law on the day of the sale applies.`
}

function delay({ delayed, totalValue }: InvestmentResult, input: InvestmentInput): string {
  if (input.delayMonths === 0 || !Number.isFinite(delayed.cost)) return ''
  return `If you start ${months(input.delayMonths)} later, with the same end, the plan comes to ${rupees(totalValue - delayed.cost)}${beforeTax(input)}. ${madeUp(delayed, input)}`
}

function pause({ paused, totalValue }: InvestmentResult, input: InvestmentInput): string {
  const { skippedMonths, monthsBeforeBreak } = input
  if (skippedMonths === 0 || !Number.isFinite(paused.cost)) return ''
  return `If you skip ${months(skippedMonths)} after the first ${groupedNumber(monthsBeforeBreak)}, the plan comes to ${rupees(totalValue - paused.cost)}${beforeTax(input)}. ${madeUp(paused, input)}`
}

function beforeTax({ exitTax }: InvestmentInput): string {
  return exitTax === 'none' ? '' : ' before tax'
}

function madeUp({ catchUp }: OtherCourse, { stepUpPercent, stepUpRupees }: InvestmentInput) {
  if (!Number.isFinite(catchUp)) return 'No time is left to make up for it.'
  const rising = stepUpPercent === 0 && stepUpRupees === 0 ? '' : ' at first, rising as planned,'
  return `From then on, ${rupees(catchUp)} a month${rising} makes up for it.`
}

function months(count: number): string {
  return plural(count, '1 month', `${groupedNumber(count)} months`)
}

/** Whether an option asks for what the drawing does not show. */
export function hasOverTime({ inflationPercent, rangePoints }: InvestmentInput): boolean {
  return inflationPercent !== 0 || rangePoints > 0
}

/** Returns what the drawing does not show: with inflation, the value in today's rupees; with a range, at three returns. */
export function overTime(_: InvestmentResult, input: InvestmentInput): OverTime | undefined {
  const plan = planOf(input)
  const today = input.inflationPercent === 0 ? undefined : inToday(plan, input.inflationPercent)
  const range = input.rangePoints > 0 ? atThreeReturns(plan, input.rangePoints) : undefined
  return range ? { ...range, above: today } : today
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
  if (!areDrawable(series.flatMap(({ amounts }) => amounts))) return undefined
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
  type Row = [year: number, paidIn: number, worth: number]
  const rows = planYears(plan).map(([at, , , value]): Row => [
    at,
    investedToday({ ...plan, years: at }, inflationPercent),
    inTodaysRupees(value, inflationPercent, at),
  ])
  const [year, paidIn, worth] = rows.at(-1) ?? [0, 0, 0]
  const start: Row = [0, plan.lumpSum, plan.lumpSum]
  if (rows.length === 0 || !areDrawable([...start, ...rows.flat()])) return undefined
  const all = [start, ...rows]
  return {
    title: 'Money put in and its value, in today’s rupees',
    sentence: `In today’s rupees you put in ${rupees(paidIn)}, and have ${rupees(worth)} after ${counted(year, 'year')}.`,
    xUnit: 'years',
    yUnit: 'rupees',
    x: all.map(([at]) => at),
    series: [
      { label: 'Put in', color: 'principal', look: 'area', amounts: all.map(([, sum]) => sum) },
      { label: 'Value', color: 'interest', look: 'area', amounts: all.map(([, , sum]) => sum) },
    ],
  }
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

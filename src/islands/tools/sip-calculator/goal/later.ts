import { growthByYear, growthDrawing } from '@/islands/calculator/charts/growth-drawing.tsx'
import { present, type Table, type Working } from '@/islands/calculator/frame/definition.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'

import { valueOfOneRupee, valueWithoutSip } from '../sip.ts'
import { planYears } from '../tables.ts'
import { neededSip, type GoalInput, type GoalResult, type Way } from './goal.ts'

/** The years by which the table shifts the goal. */
const SHIFTS = [-5, -3, -2, -1, 0, 1, 2, 3, 5]

/** Returns the tables of the shifted goal and of all goals. Empty without a result. */
export function tables(result: GoalResult, input: GoalInput): Table[] {
  if (!Number.isFinite(result.ways.level.sip)) return []
  return present([result.goals.length > 1 && allGoals(result), soonerOrLater(input)])
}

function soonerOrLater(input: GoalInput) {
  const { targetAmount } = input
  const ways = waysOf(input)
  const years = SHIFTS.map((shift) => input.years + shift).filter((shifted) => shifted > 0)
  return tableOf('Sooner or later', 'sip-goal-years', years, [
    { label: 'Needed in (years)', unit: 'text', of: yearsText },
    ...ways.map(([way, label], index) => ({
      label,
      unit: 'rupees' as const,
      ...(index < ways.length - 1 && { isSpare: true as const }),
      of: (shifted: number) => neededSip(input, { targetAmount, years: shifted }, way).sip,
    })),
  ])
}

/** Returns the ways that the visitor entered, the level one last. */
function waysOf({ stepUpPercent, stepUpRupees }: GoalInput): [Way, string][] {
  return present<[Way, string]>([
    stepUpPercent !== 0 && ['percent', 'Raised by %, first SIP'],
    stepUpRupees !== 0 && ['rupees', 'Raised by ₹, first SIP'],
    ['level', 'Same every month'],
  ])
}

function allGoals({ goals }: GoalResult) {
  const together = goals.reduce((sum, { level }) => sum + level, 0)
  const nameOf = (_: unknown, index: number) => (index === 0 ? 'First' : `Further ${index}`)
  return tableOf('All goals', 'sip-goals', goals, [
    { label: 'Goal', unit: 'text', of: nameOf, total: 'Together' },
    {
      label: 'Needed in (years)',
      unit: 'text',
      isSpare: true,
      of: ({ years }) => yearsText(years),
    },
    { label: 'Needed then', unit: 'rupees', of: ({ needed }) => needed },
    { label: 'SIP at first', unit: 'rupees', of: ({ level }) => level, total: together },
  ])
}

function yearsText(years: number): string {
  return Number.isFinite(years) ? groupedNumber(Number(years.toFixed(2))) : NO_VALUE
}

/** What is put in and its growth, with the same SIP every month, until the goal is reached. */
export const drawing = growthDrawing<GoalInput, GoalResult>('growth', ({ ways }) =>
  growthByYear('The way to the goal, with the same SIP every month', planYears(ways.level.plan)),
)

/** Returns the formulas of the payments. Empty when the goal needs no payment or has no result. */
export function working(result: GoalResult, input: GoalInput): Working[] {
  const { needed, ways } = result
  const hasFigures = Number.isFinite(needed + ways.level.sip + ways.level.paidIn)
  if (!hasFigures) return []
  const asked = {
    level: true,
    percent: input.stepUpPercent !== 0,
    rupees: input.stepUpRupees !== 0,
  }
  return [
    ...neededLines(result, input),
    ...(['level', 'percent', 'rupees'] as const)
      .filter((way) => asked[way] && ways[way].sip > 0)
      .map((way) => ({ label: LABELS[way], lines: sipLines(result, input, way) })),
  ]
}

const LABELS: Record<Way, string> = {
  level: 'SIP, Same Every Month',
  percent: 'First SIP, Raised by %',
  rupees: 'First SIP, Raised by ₹',
}

function neededLines({ needed }: GoalResult, input: GoalInput): Working[] {
  if (input.amountIn === 'then') return []
  const { targetAmount, priceRisePercent, years } = input
  const lines = [
    'Needed then = amount today × (1 + price rise)^years',
    `= ${money(targetAmount)} × (1 + ${rounded(priceRisePercent / 100)})^${given(years)}`,
    equalsRupees(needed),
  ]
  return [{ label: 'Needed Then', lines }]
}

function sipLines({ needed, grown, ways }: GoalResult, input: GoalInput, way: Way): string[] {
  const { plan, sip } = ways[way]
  const { annualRatePercent, years, lumpSum } = input
  const monthlyRate = annualRatePercent / 1200
  const fromSteps = valueWithoutSip({ ...plan, lumpSum: 0 })
  const deducted = present<[string, number]>([
    lumpSum !== 0 && ['G', grown],
    way === 'rupees' && ['T', fromSteps],
  ])
  const letters = ['goal', ...deducted.map(([letter]) => letter)].join(' − ')
  const amounts = [needed, ...deducted.map(([, amount]) => amount)].map(money).join(' − ')
  const inBrackets = (sum: string) => (deducted.length > 0 ? `(${sum})` : sum)
  return present([
    `SIP = ${inBrackets(letters)} ÷ V`,
    `r = ${given(annualRatePercent)} ÷ 12 ÷ 100 ${equals(monthlyRate)} a month`,
    `n = ${given(years)} × 12 ${equals(years * 12)} months`,
    lumpSum !== 0 &&
      `G = what you have × (1 + r)^n = ${money(lumpSum)} × (1 + r)^n ${equalsRupees(grown)}`,
    way === 'rupees' &&
      `T, what the yearly steps of ${money(plan.stepUpRupees)} come to ${equalsRupees(fromSteps)}`,
    `V, ${oneRupee(input, way)} ${equals(valueOfOneRupee(plan))}`,
    `= ${inBrackets(amounts)} ÷ ${rounded(valueOfOneRupee(plan))}`,
    equalsRupees(sip),
  ])
}

function oneRupee({ annualRatePercent, stepUpPercent }: GoalInput, way: Way): string {
  if (way === 'percent')
    return `what 1 rupee a month comes to, raised by ${given(stepUpPercent)}% a year,`
  return annualRatePercent === 0
    ? 'what 1 rupee a month comes to, = n'
    : 'what 1 rupee a month comes to, = ((1 + r)^n − 1) ÷ r × (1 + r)'
}

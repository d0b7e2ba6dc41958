import { present, type Working } from '@/islands/calculator/frame/definition.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'

import { valueOfOneRupee, valueWithoutSip } from '../sip.ts'
import type { GoalInput, GoalResult, Way } from './goal.ts'

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

import { equityGains } from '@/islands/calculator/money/capital-gains.ts'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import {
  planOf,
  type InvestmentInput,
  type InvestmentResult,
  type OtherCourse,
} from './investment.ts'
import { monthsUntil } from './course-of-returns.ts'
import { planValue, valueWithoutSip } from './sip.ts'

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

import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { equityGains } from '../../calculator/capital-gains.ts'
import type { InvestmentInput, InvestmentResult } from './investment.ts'
import type { OtherCourse } from './other-course.ts'
import { valueWithoutSip } from './saving-plan.ts'

/** What the figures mean where options are set, a sentence or two for each of them. Empty without a result. */
export function optionSentences(result: InvestmentResult, input: InvestmentInput): string[] {
  if (!Number.isFinite(result.totalValue)) return []
  return [
    stepUp(input),
    lumpSum(input),
    fundCost(result, input),
    tax(result, input),
    delay(result, input),
    pause(result, input),
  ].filter((sentence) => sentence !== '')
}

function stepUp({ stepUpPercent, stepUpRupees }: InvestmentInput): string {
  if (stepUpPercent === 0 && stepUpRupees === 0) return ''
  const step = stepUpPercent === 0 ? rupees(stepUpRupees) : `${groupedNumber(stepUpPercent)}%`
  return `Monthly Investment is that of the first year; it changes by ${step} every year.`
}

function lumpSum(input: InvestmentInput): string {
  if (input.lumpSum === 0) return ''
  const net = input.annualRatePercent - input.expenseRatioPercent
  const grown = valueWithoutSip({ ...input, annualRatePercent: net, stepUpRupees: 0 })
  return `Total Investment includes the lump sum of ${rupees(input.lumpSum)}, and Total Value the ${rupees(grown)} that it comes to.`
}

function fundCost({ fundCost, totalValue }: InvestmentResult, input: InvestmentInput): string {
  const { annualRatePercent, expenseRatioPercent: ratio } = input
  if (ratio === 0 || !Number.isFinite(fundCost)) return ''
  const net = groupedNumber(Number((annualRatePercent - ratio).toFixed(6)))
  return `All figures are after the fund’s cost of ${groupedNumber(ratio)}% a year: the money grows by ${net}% instead of ${groupedNumber(annualRatePercent)}%. Without the cost it would come to ${rupees(totalValue + fundCost)}.`
}

function tax({ gains, exitTax }: InvestmentResult, input: InvestmentInput): string {
  if (input.exitTax === 'none' || !Number.isFinite(exitTax)) return ''
  return `All units are sold at once at the end: ${rupees(gains.shortTerm)} of the gain is short-term, of units held for up to ${equityGains.shortTermMonths} months (the oldest are sold first), and ${rupees(gains.longTerm)} is long-term. Left out are a surcharge, exit load and securities transaction tax, other losses, and a basic exemption that income has not used up. The law of the day of the sale counts.`
}

function delay({ delayed, totalValue }: InvestmentResult, input: InvestmentInput): string {
  const { delayMonths } = input
  if (delayMonths === 0 || !Number.isFinite(delayed.cost)) return ''
  return `Started ${months(delayMonths)} later, with the same end, it comes to ${rupees(totalValue - delayed.cost)}. ${madeUp(delayed, 'from the start')}`
}

function pause({ paused, totalValue }: InvestmentResult, input: InvestmentInput): string {
  const { skippedMonths, monthsBeforeBreak } = input
  if (skippedMonths === 0 || !Number.isFinite(paused.cost)) return ''
  return `With a break of ${months(skippedMonths)} after the first ${months(monthsBeforeBreak)}, it comes to ${rupees(totalValue - paused.cost)}. ${madeUp(paused, 'after the break')}`
}

function madeUp({ catchUp }: OtherCourse, from: string): string {
  return Number.isFinite(catchUp)
    ? `${rupees(catchUp)} a month ${from}, with the same step-ups, would make up for it.`
    : 'No time is left to make up for it.'
}

function months(count: number): string {
  return `${groupedNumber(count)} ${count === 1 ? 'month' : 'months'}`
}

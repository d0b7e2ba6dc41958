import { present, type Working } from '@/islands/calculator/frame/definition.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'

import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { optionWorking } from './option-working.ts'
import { sipValue, valueWithoutSip, type SavingPlan } from './sip.ts'
import { paidLines } from './value-working.ts'

/** Bounds the sum of a step-up over the years. */
const MOST_YEARS = 1000

/** Returns the formulas of a plan and its options. Empty for a plan without a value. */
export function working(result: InvestmentResult, input: InvestmentInput): Working[] {
  const { totalInvestment, totalValue, estimatedReturns } = result
  const figures = [totalInvestment, totalValue, estimatedReturns]
  if (!(input.years > 0) || input.years > MOST_YEARS || !figures.every(Number.isFinite)) return []
  return [
    ...totals(result, input),
    {
      label: 'Estimated Returns',
      lines: [
        'Estimated Returns = Total Value − Total Investment',
        `= ${money(totalValue)} − ${money(totalInvestment)}`,
        equalsRupees(estimatedReturns),
      ],
    },
    ...optionWorking(result, input),
  ]
}

function totals({ totalInvestment, totalValue }: InvestmentResult, input: InvestmentInput) {
  const plan = planOf(input)
  const isMore = plan.lumpSum !== 0 || plan.stepUpRupees !== 0
  const names = isMore ? { value: 'S', investment: 'P' } : { value: 'Total Value', investment: 'Total Investment' } // prettier-ignore
  const paid = paidLines(plan, { ...names, rateLine: rateLine(input) })
  return [
    {
      label: 'Total Value',
      lines: [...paid.value, ...(isMore ? sum('Total Value', 'S', plan) : []), equalsRupees(totalValue)], // prettier-ignore
    },
    {
      label: 'Total Investment',
      lines: [
        ...paid.investment,
        ...(isMore ? sum('Total Investment', 'P', { ...plan, annualRatePercent: 0 }) : []),
        equalsRupees(totalInvestment),
      ],
    },
  ]
}

/** Returns the lines that add the lump sum and the steps in rupees to the SIP. */
function sum(whole: string, name: string, plan: SavingPlan): string[] {
  const { lumpSum, stepUpRupees, annualRatePercent } = plan
  const sip = sipValue(plan)
  const steps = valueWithoutSip({ ...plan, lumpSum: 0 })
  const grown = valueWithoutSip({ ...plan, stepUpRupees: 0 })
  const terms = present<[string, number]>([
    [name, sip],
    lumpSum !== 0 && ['L', grown],
    stepUpRupees !== 0 && ['T', steps],
  ])
  const start =
    annualRatePercent === 0 ? '' : `${money(lumpSum)} × (1 + r)^${rounded(plan.years * 12)} = `
  const raised =
    plan.stepUpPercent === 0 ? '' : `, each then raised by ${given(plan.stepUpPercent)}% a year,`
  return present([
    equalsRupees(sip),
    lumpSum !== 0 && `L, the lump sum, = ${start}${money(grown)}`,
    stepUpRupees !== 0 &&
      `T, what the yearly steps of ${money(stepUpRupees)}${raised} come to, = ${money(steps)}`,
    `${whole} = ${terms.map(([letter]) => letter).join(' + ')}`,
    `= ${terms.map(([, amount]) => money(amount)).join(' + ')}`,
  ])
}

function rateLine({ annualRatePercent, expenseRatioPercent }: InvestmentInput): string {
  const rate =
    expenseRatioPercent === 0
      ? given(annualRatePercent)
      : `(${given(annualRatePercent)} − ${given(expenseRatioPercent)})`
  return `r = ${rate} ÷ 12 ÷ 100 ${equals((annualRatePercent - expenseRatioPercent) / 1200)} a month`
}

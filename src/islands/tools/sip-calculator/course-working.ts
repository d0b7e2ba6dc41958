import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { fromFirst } from './other-course.ts'
import { valueOfOneRupee, valueWithoutSip } from './saving-plan.ts'

interface Figure {
  label: string
  /** NaN where there is none. */
  amount: number
  lines: string[]
}

/** How the costs of a delay and of a break come about, and what makes up for them. */
export function courseWorking(result: InvestmentResult, input: InvestmentInput): Figure[] {
  return [
    ...(input.delayMonths === 0 ? [] : delayWorking(result, input)),
    ...(input.skippedMonths === 0 ? [] : breakWorking(result, input)),
  ]
}

function delayWorking({ totalValue, delayed }: InvestmentResult, input: InvestmentInput): Figure[] {
  const plan = planOf(input)
  const late = { ...plan, years: Math.max(0, plan.years - input.delayMonths / 12) }
  const without = valueWithoutSip(late)
  const oneRupee = valueOfOneRupee(late)
  const months = `in ${rounded(late.years * 12)} months`
  return [
    {
      label: 'Cost of the Delay',
      amount: delayed.cost,
      lines: [
        `Cost = Total Value − what the plan comes to ${months}`,
        `= ${money(totalValue)} − ${money(totalValue - delayed.cost)}`,
      ],
    },
    {
      label: 'SIP That Makes Up for the Delay',
      amount: delayed.catchUp,
      lines: [
        'SIP = (Total Value − G) ÷ V',
        `G, what lump sum and steps in rupees come to ${months}, ${equalsRupees(without)}`,
        `V, what 1 rupee a month comes to ${months}, ${equals(oneRupee)}`,
        `= (${money(totalValue)} − ${money(without)}) ÷ ${rounded(oneRupee)}`,
      ],
    },
  ]
}

function breakWorking({ paused }: InvestmentResult, input: InvestmentInput): Figure[] {
  const plan = { ...planOf(input), lumpSum: 0 }
  const { monthsBeforeBreak: before, skippedMonths } = input
  const resumed = before + skippedMonths
  const oneRupee = { ...plan, monthlyInvestment: 1, stepUpRupees: 0 }
  const afterBreak = valueOfOneRupee(plan) - fromFirst(oneRupee, resumed)
  const year = Math.floor(resumed / 12)
  const step = rounded(1 + plan.stepUpPercent / 100)
  return [
    {
      label: 'Cost of the Break',
      amount: paused.cost,
      lines: [
        `Cost = what the payments of the first ${given(resumed)} months come to at the end − those of the first ${given(before)}`,
        `= ${money(fromFirst(plan, resumed))} − ${money(fromFirst(plan, before))}`,
      ],
    },
    {
      label: 'SIP That Makes Up for the Break',
      amount: paused.catchUp,
      lines: [
        `V, what 1 rupee a month after the break comes to, ${equals(afterBreak)}`,
        'SIP = (monthly investment + cost ÷ V), with the step-ups until then',
        `= (${money(plan.monthlyInvestment)} + ${money(paused.cost)} ÷ ${rounded(afterBreak)}) × ${step}^${year} + ${money(plan.stepUpRupees)} × ${year}`,
      ],
    },
  ]
}

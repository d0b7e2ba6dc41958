import type { Working } from '@/islands/calculator/frame/definition.ts'
import { annuityGrowth } from '@/lib/compounding.ts'
import { equityGains } from '@/islands/calculator/money/capital-gains.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'

import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { fromFirst, valueOfOneRupee, valueWithoutSip } from './sip.ts'

/** Returns the formulas of the options in use. */
export function optionWorking(result: InvestmentResult, input: InvestmentInput): Working[] {
  const { fundCost, realValue, exitTax, inHand, inHandToday, totalValue } = result
  const isReal = input.inflationPercent !== 0
  const isTaxed = input.exitTax !== 'none'
  const all = [
    {
      label: 'Cost of the Fund',
      amount: input.expenseRatioPercent === 0 ? NaN : fundCost,
      lines: [
        'Cost = value without the cost of the fund − Total Value',
        `= ${money(totalValue + fundCost)} − ${money(totalValue)}`,
      ],
    },
    {
      label: 'Value in Today’s Rupees',
      amount: isReal ? realValue : NaN,
      lines: deflated('Total Value', totalValue, input),
    },
    {
      label: 'Tax at the End',
      amount: isTaxed ? exitTax : NaN,
      lines: taxLines(result, input),
    },
    {
      label: 'In Hand after Tax',
      amount: isTaxed ? inHand : NaN,
      lines: ['Total Value − tax', `= ${money(totalValue)} − ${money(exitTax)}`],
    },
    {
      label: 'In Hand, in Today’s Rupees',
      amount: isTaxed && isReal ? inHandToday : NaN,
      lines: deflated('In hand', inHand, input),
    },
    ...courseWorking(result, input),
  ]
  return all
    .filter(({ amount }) => Number.isFinite(amount))
    .map(({ label, lines, amount }) => ({ label, lines: [...lines, equalsRupees(amount)] }))
}

function deflated(name: string, amount: number, input: InvestmentInput): string[] {
  return [
    `${name} ÷ (1 + inflation)^years`,
    `= ${money(amount)} ÷ (1 + ${rounded(input.inflationPercent / 100)})^${given(input.years)}`,
  ]
}

function taxLines({ gains }: InvestmentResult, { exemptionUsed }: InvestmentInput): string[] {
  const { shortTermPercent, longTermPercent, shortTermMonths, exemption, cessPercent } = equityGains
  const { shortTerm, longTerm } = gains
  const exempt = Math.max(0, exemption - Math.max(0, exemptionUsed))
  const taxedLong = Math.max(0, longTerm + Math.min(0, shortTerm) - exempt)
  return [
    'Tax = (short-term gains × rate + long-term gains above the exemption × rate) × (1 + cess)',
    `Short-term gains, of the last ${shortTermMonths} months’ payments, ${equalsRupees(shortTerm)}`,
    `Long-term gains ${equalsRupees(longTerm)}, above the exemption of ${money(exempt)} ${equalsRupees(taxedLong)}`,
    `= (${money(Math.max(0, shortTerm))} × ${shortTermPercent}% + ${money(taxedLong)} × ${longTermPercent}%) × ${1 + cessPercent / 100}`,
  ]
}

interface Figure {
  label: string
  amount: number
  lines: string[]
}

function courseWorking(result: InvestmentResult, input: InvestmentInput): Figure[] {
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
        `= (${money(plan.monthlyInvestment)} + ${money(paused.cost)} ÷ ${rounded(afterBreak)}) × ${step}^${year} + ${money(plan.stepUpRupees)} × ${rounded(annuityGrowth(plan.stepUpPercent / 100, year))}`,
      ],
    },
  ]
}

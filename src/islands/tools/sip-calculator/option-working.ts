import { equityGains } from '@/islands/calculator/money/capital-gains.ts'
import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, given, money, rounded } from '@/islands/calculator/results/numbers.ts'
import { courseWorking } from './course-working.ts'
import type { InvestmentInput, InvestmentResult } from './investment.ts'

/** How the figures of the options come about: of those that are set and have one. */
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

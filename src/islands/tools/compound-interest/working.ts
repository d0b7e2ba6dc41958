import type { Working } from '@/islands/calculator/frame/definition.ts'
import { annuityGrowth, growth } from '@/islands/calculator/money/compounding.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import type { CompoundInterestInput, CompoundInterestResult } from './compound-interest.ts'
import { workingWithWithdrawals } from './working-with-withdrawals.ts'

/** How the future value and its interest come about. Empty for an investment without a value. */
export function working(result: CompoundInterestResult, input: CompoundInterestInput): Working[] {
  const { futureValue, totalInvestment, totalContributions, totalInterest } = result
  if (!Object.values(result).every(Number.isFinite)) return []
  if (input.withdrawal !== 0) return workingWithWithdrawals(result, input)
  const hasContributions = input.contribution !== 0
  const paidIn = {
    label: 'Contributions',
    lines: [
      'Contributions = C × n',
      `= ${given(input.contribution)} × ${rounded(input.frequency * input.years)}`,
      equalsRupees(totalContributions),
    ],
  }
  return [
    { label: 'Future Value', lines: [...valueLines(input), equalsRupees(futureValue)] },
    ...(hasContributions ? [paidIn] : []),
    {
      label: 'Interest',
      lines: [
        `Interest = Future Value − P${hasContributions ? ' − Contributions' : ''}`,
        `= ${money(futureValue)} − ${money(totalInvestment)}${hasContributions ? ` − ${money(totalContributions)}` : ''}`,
        equalsRupees(totalInterest),
      ],
    },
  ]
}

function valueLines(input: CompoundInterestInput): string[] {
  const { frequency, years, annualRatePercent } = input
  const periodRate = annualRatePercent / 100 / frequency
  const periods = frequency * years
  const rate = rounded(periodRate)
  const count = rounded(periods)
  const paid = contributionPart(input)
  return [
    `Future Value = P × (1 + i)^n${paid.formula}`,
    `i = ${given(annualRatePercent)} ÷ 100 ÷ ${frequency} ${equals(periodRate)} each period`,
    `n = ${frequency} × ${given(years)} ${equals(periods)} periods`,
    `= ${given(input.principal)} × (1 + ${rate})^${count}${paid.put}`,
    `= ${given(input.principal)} × ${rounded(1 + growth(periodRate, periods), 10)}${paid.grown}`,
  ]
}

/** The second half of the formula, which is there only with contributions. */
function contributionPart(input: CompoundInterestInput) {
  const { contribution, frequency, years, contributionTiming } = input
  if (contribution === 0) return { formula: '', put: '', grown: '' }
  const periodRate = input.annualRatePercent / 100 / frequency
  const periods = frequency * years
  const [rate, count, paid] = [rounded(periodRate), rounded(periods), given(contribution)]
  const isEarly = contributionTiming === 'start'
  const early = isEarly ? ' × (1 + i)' : ''
  if (periodRate === 0)
    return { formula: ' + C × n', put: ` + ${paid} × ${count}`, grown: ` + ${paid} × ${count}` }
  const factor = annuityGrowth(periodRate, periods) * (isEarly ? 1 + periodRate : 1)
  return {
    formula: ` + C × ((1 + i)^n − 1) ÷ i${early}`,
    put: ` + ${paid} × ((1 + ${rate})^${count} − 1) ÷ ${rate}${early.replace('i', rate)}`,
    grown: ` + ${paid} × ${rounded(factor, 10)}`,
  }
}

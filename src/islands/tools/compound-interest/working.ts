import { present, type Working } from '@/islands/calculator/frame/definition.ts'
import { annuityGrowth, growth } from '@/lib/compounding.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'

import {
  runDown,
  withdrawalsAYear,
  type CompoundInterestInput,
  type CompoundInterestResult,
} from './compound-interest.ts'

/** Returns the formulas of the future value and the interest. Empty for an investment without a value. */
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
  return present([
    { label: 'Future Value', lines: [...valueLines(input), equalsRupees(futureValue)] },
    hasContributions && paidIn,
    {
      label: 'Interest',
      lines: [
        `Interest = Future Value − P${hasContributions ? ' − Contributions' : ''}`,
        `= ${money(futureValue)} − ${money(totalInvestment)}${hasContributions ? ` − ${money(totalContributions)}` : ''}`,
        equalsRupees(totalInterest),
      ],
    },
  ])
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

/** Returns the part of the formula for contributions. */
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

function workingWithWithdrawals(
  result: CompoundInterestResult,
  input: CompoundInterestInput,
): Working[] {
  const { futureValue, totalInvestment, totalContributions, totalWithdrawn, totalInterest } = result
  const paidIn = totalContributions === 0 ? '' : ` − ${money(totalContributions)}`
  return [
    { label: 'Future Value', lines: [...valueWithWithdrawals(input), equalsRupees(futureValue)] },
    { label: 'Withdrawals', lines: [...withdrawalLines(input), equalsRupees(totalWithdrawn)] },
    {
      label: 'Interest',
      lines: [
        `Interest = Future Value + Withdrawals − P${paidIn && ' − Contributions'}`,
        `= ${money(futureValue)} + ${money(totalWithdrawn)} − ${money(totalInvestment)}${paidIn}`,
        equalsRupees(totalInterest),
      ],
    },
  ]
}

function valueWithWithdrawals(input: CompoundInterestInput): string[] {
  const { annualRatePercent, frequency, withdrawal, contribution } = input
  const timesAYear = withdrawalsAYear(input)
  const name = timesAYear === 12 ? 'Month' : 'Year'
  const { left } = runDown(input, input.years)
  const last = left.length - 1
  return [
    `At the end of every ${name.toLowerCase()}: balance × (1 + i)^(${frequency} ÷ ${timesAYear})${contribution === 0 ? '' : ' + contributions, with their interest'} − ${given(withdrawal)}, while the balance covers it`,
    `i = ${given(annualRatePercent)} ÷ 100 ÷ ${frequency} ${equals(annualRatePercent / 100 / frequency)} each period`,
    `At the start: ${money(input.principal)}`,
    ...[...new Set([1, 2, last])]
      .filter((count) => count >= 1 && count <= last)
      .map((count) => `${name} ${count}: ${money(left[count] ?? NaN)}`),
  ]
}

function withdrawalLines(input: CompoundInterestInput): string[] {
  const { left, last } = runDown(input, input.years)
  const [amount, count] = [given(input.withdrawal), left.length - 1]
  if (last >= 0)
    return ['Withdrawals and the last of them', `= ${amount} × ${count - 1} + ${money(last)}`]
  return ['Withdrawals = amount × number', `= ${amount} × ${count}`]
}

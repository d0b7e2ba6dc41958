import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equals, equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import type { CompoundInterestInput, CompoundInterestResult } from './compound-interest.ts'
import { runDown, withdrawalsAYear } from './withdrawals.ts'

/** How what is left, what was taken out and the interest come about. */
export function workingWithWithdrawals(
  result: CompoundInterestResult,
  input: CompoundInterestInput,
): Working[] {
  const { futureValue, totalInvestment, totalContributions, totalWithdrawn, totalInterest } = result
  const paidIn = totalContributions === 0 ? '' : ` − ${money(totalContributions)}`
  return [
    { label: 'Future Value', lines: [...valueLines(input), equalsRupees(futureValue)] },
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

function valueLines(input: CompoundInterestInput): string[] {
  const { annualRatePercent, frequency, withdrawal, contribution } = input
  const timesAYear = withdrawalsAYear(input)
  const name = timesAYear === 12 ? 'Month' : 'Year'
  const { left } = runDown(input, input.years)
  const last = left.length - 1
  return [
    `At the end of every ${name.toLowerCase()}: what was there × (1 + i)^(${frequency} ÷ ${timesAYear})${contribution === 0 ? '' : ' + what is paid in, with its interest'} − ${given(withdrawal)}, as long as there is so much`,
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

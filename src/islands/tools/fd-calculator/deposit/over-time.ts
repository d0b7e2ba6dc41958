import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { tableYears } from '@/islands/calculator/results/growth-table.ts'
import { monthsLater, wholePeriods } from '@/islands/ui/dates/periods.ts'

import type { DepositResult } from './bank-deposit.ts'
import { interestUntil } from './deposit-value.ts'

export { OverTimePicture } from '@/islands/calculator/charts/OverTimePicture.tsx'

/** Returns the deposit and its total interest, added or paid out, at the end of each year. */
export function overTime({ deposit, problem }: DepositResult): OverTime | undefined {
  if (problem !== undefined) return undefined
  const { principal, start, end } = deposit
  const { count, end: last } = wholePeriods(start, end, 12)
  const rows = tableYears(count + (end - last) / 366).map((year) => {
    const day = Math.min(end, Number.isInteger(year) ? monthsLater(start, year * 12) : end)
    const interest = interestUntil(deposit, day)
    return [year, principal, interest, principal + interest] as const
  })
  return growthOverTime({
    title: 'Deposit with its interest',
    names: ['Deposit', 'Interest', 'With interest'],
    atStart: principal,
    rows,
    look: 'area',
  })
}

import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'

import type { EpfInput, EpfResult } from './epf.ts'

/** Returns what was paid in, with the balance at the start, and the balance after each twelve months. */
export function overTime({ years }: EpfResult, { epfBalance }: EpfInput): OverTime | undefined {
  let [months, paidIn, interest] = [0, epfBalance, 0]
  const rows = years.map((year): [number, number, number, number] => {
    months += year.months.length
    paidIn += year.own + year.employer
    interest += year.interest
    return [months / 12, paidIn, interest, year.balance]
  })
  return growthOverTime({
    title: 'The balance, year by year',
    names: ['Paid in', 'Interest', 'Balance'],
    atStart: epfBalance,
    rows,
    look: 'area',
  })
}

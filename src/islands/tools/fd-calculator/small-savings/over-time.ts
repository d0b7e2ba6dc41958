import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import type { SavingsResult } from './small-savings.ts'

export { OverTimePicture } from '@/islands/calculator/charts/OverTimePicture.tsx'

/** Returns the deposits and their interest year by year. */
export function overTime({ years }: SavingsResult): OverTime | undefined {
  return growthOverTime({
    title: 'Deposits and their interest',
    names: ['Paid in', 'Interest', 'Together'],
    atStart: 0,
    rows: years.map(({ year, paidIn, interest }) => [year, paidIn, interest, paidIn + interest]),
    look: 'bar',
  })
}

import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import { fdYears, type FdInput, type FdResult } from './fd.ts'

export { OverTimePicture } from '@/islands/calculator/charts/OverTimePicture.tsx'

/** The deposit and its value at the end of each year. */
export function overTime(_: FdResult, input: FdInput): OverTime | undefined {
  return growthOverTime({
    title: 'Deposit and its value',
    names: ['Deposit', 'Interest', 'Value'],
    atStart: input.principal,
    rows: fdYears(input).map((row) => [row.year, row.principal, row.interest, row.value]),
    look: 'area',
  })
}

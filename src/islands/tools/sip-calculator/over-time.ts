import type { OverTime } from '../../calculator/definition.ts'
import { growthOverTime } from '../../calculator/charts/growth-over-time.ts'
import { sipYears, type SipInput, type SipResult } from './sip.ts'

export { OverTimePicture } from '../../calculator/charts/OverTimePicture.tsx'

/** What was put in, and what it is worth, at the end of each year. */
export function overTime(_: SipResult, input: SipInput): OverTime | undefined {
  return growthOverTime({
    title: 'Money put in and its value',
    names: ['Put in', 'Returns', 'Value'],
    atStart: 0,
    rows: sipYears(input).map((row) => [row.year, row.invested, row.returns, row.value]),
    look: 'area',
  })
}

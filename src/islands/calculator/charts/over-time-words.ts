import { percent, rupees } from '@/lib/format.ts'

import type { OverTime, Series } from './chart-types.ts'

/** Returns the label of an x value: "Year 13", "₹10,00,000". */
export function placeName({ xUnit }: Pick<OverTime, 'xUnit'>, x: number): string {
  return xUnit === 'years' ? `Year ${x}` : rupees(x)
}

/** Returns whether the chart labels a series at its end. */
export function isNamed({ look }: Series): boolean {
  return look !== 'bar'
}

/** Returns a formatted amount, not abbreviated. */
export function amountText({ yUnit }: Pick<OverTime, 'yUnit'>, amount: number): string {
  return yUnit === 'rupees' ? rupees(amount) : percent(amount)
}

/** Returns all amounts at an x value: "Year 1: Principal ₹19,902, Interest ₹84,236". */
export function placeText(overTime: OverTime, index: number): string {
  const amounts = overTime.series.map(
    ({ label, amounts: all }) => `${label} ${amountText(overTime, all[index] ?? NaN)}`,
  )
  return `${placeName(overTime, overTime.x[index] ?? NaN)}: ${amounts.join(', ')}`
}

/** Returns the text of the mark: "Year 13: principal overtakes interest", "Your income: ₹10,00,000". */
export function markText(overTime: OverTime): string {
  const { mark, xUnit } = overTime
  if (mark === undefined) return ''
  const place = placeName(overTime, mark.x)
  return xUnit === 'years' ? `${place}: ${mark.label}` : `${mark.label}: ${place}`
}

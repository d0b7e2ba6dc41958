import { whole } from '@/lib/format.ts'

import type { Age } from './age.ts'

/** A length of time, or an age. */
export type Length = Pick<Age, 'years' | 'months' | 'days'>

/** Its three amounts, each with its unit: "26 years", "11 months", "22 days". */
export function lengthParts({ years, months, days }: Length): string[] {
  return [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')]
}

/** A number with its unit: "1 day", "1,407 weeks". */
export function counted(count: number, unit: string): string {
  return `${whole(count)} ${count === 1 ? unit : `${unit}s`}`
}

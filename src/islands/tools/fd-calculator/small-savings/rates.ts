import { newestOf } from '@/islands/calculator/money/newest-of.ts'

import type { QuarterScheme } from './schemes.ts'

/** The rates of a quarter: one file in `rates/`. Days are ISO days. */
export interface QuarterRates {
  from: string
  until: string
  source: string
  checked: string
  /** Percent a year. */
  percent: Record<QuarterScheme, number>
}

/** Every file in `rates/`. The next quarter is one new file; nothing here changes. */
const files = import.meta.glob<QuarterRates>('./rates/*.ts', { eager: true, import: 'rates' })

/** The rates of the newest quarter in the files. */
export const RATES: QuarterRates = newestOf(Object.values(files))

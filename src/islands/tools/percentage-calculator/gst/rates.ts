import { newestOf } from '@/islands/calculator/money/newest-of.ts'

/** The rates of GST from a day on: one file in `rates/`. Days are ISO days. */
export interface GstRates {
  from: string
  reviewBy: string
  source: string
  checked: string
  /** In the order of the choice; the first one is chosen at first. */
  rates: readonly { percent: number; on: string }[]
}

/** Every file in `rates/`. A change of the rates is one new file; nothing here changes. */
const files = import.meta.glob<GstRates>('./rates/*.ts', { eager: true, import: 'rates' })

/** The newest rates in the files. */
export const gstRates: GstRates = newestOf(Object.values(files))

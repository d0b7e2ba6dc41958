import type { OwnInput } from '@/islands/calculator/frame/definition.ts'
import { soldOn } from './held-between.ts'
import { hasDates, type RoiInput } from './roi.ts'

/**
 * What this page passes on to that of dated cash flows, under the name of the list there. No field of this page: nothing is
 * drawn, and nothing that comes back is taken.
 */
export const passedOn: OwnInput<string | number> = {
  kind: 'own',
  label: '',
  initial: NaN,
  Control: () => null,
  read: () => NaN,
  write: (flows) => (typeof flows === 'string' ? flows : ''),
  accept: () => undefined,
  inWords: () => '',
  unread: () => [],
}

/** The two amounts with their dates, as the list of dated cash flows is written; NaN without both dates. */
export function asFlows(input: RoiInput): string | number {
  const { initialInvestment, finalValue, boughtOn, soldOn: sold } = input
  if (!hasDates(input)) return NaN
  const flow = (day: number, amount: number, direction: 'in' | 'out') =>
    new URLSearchParams({ date: soldOn.write(day), amount: String(amount), direction }).toString()
  return [flow(boughtOn, initialInvestment, 'in'), flow(sold, finalValue, 'out')].join(';')
}

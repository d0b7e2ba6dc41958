import type { Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { hasRise, type Discounted } from './discounts.ts'
import { percentText, signedText } from './sentences.ts'

export { working } from './working.ts'

const RUPEES = 'rupees and paise' as const

/** Returns the steps from the first price to the last. */
export function tables(result: Discounted): Table[] {
  const isChange = hasRise(result)
  const change = (saved: number) => (isChange ? 0 - saved : saved)
  const name = (percent: number) => (isChange ? signedText(percent) : percentText(percent))
  const table = tableOf('Step by step', 'discounts', result.steps, [
    {
      label: isChange ? 'Step' : 'Discount',
      unit: 'text',
      of: ({ percent }, index) => `${index + 1}. ${name(percent)}`,
      total: 'Together',
    },
    {
      label: isChange ? 'Change' : 'Off',
      unit: RUPEES,
      of: ({ off }) => change(off),
      total: change(result.saved),
    },
    {
      label: isChange ? 'Amount' : 'Left',
      unit: RUPEES,
      of: ({ left }) => left,
      total: result.pay,
    },
  ])
  return table ? [{ ...table, isOpen: true }] : []
}

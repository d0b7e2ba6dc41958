import type { Row } from '@/islands/calculator/frame/definition.ts'
import type { GstParts, Supply } from './gst.ts'

/** The unit of all amounts. */
export const RUPEES = 'rupees and paise' as const

/** Returns the rows of the tax: its two halves within a state. */
export function taxRows({ halfTax, tax }: GstParts, supply: Supply): Row[] {
  if (supply === 'between') return [{ label: 'IGST', amount: tax, unit: RUPEES }]
  return [
    { label: 'CGST', amount: halfTax, unit: RUPEES },
    { label: 'SGST or UTGST', amount: halfTax, unit: RUPEES },
    { label: 'GST', amount: tax, unit: RUPEES },
  ]
}

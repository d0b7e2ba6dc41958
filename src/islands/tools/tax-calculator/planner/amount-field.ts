import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'

/** Returns a field for rupees a year that few visitors need: it is folded away and starts empty. */
export function amountField(label: string, hint?: string) {
  return rupeesField(`${label} (₹)`, 0, { isOption: true, ...(hint && { hint }) })
}

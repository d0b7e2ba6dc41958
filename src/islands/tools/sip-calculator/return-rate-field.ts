import { percentField } from '@/islands/calculator/fields/number-fields.ts'
import type { NumberInput } from '@/islands/calculator/frame/definition.ts'

/** Returns a field for the yearly return that the visitor expects, in percent. */
export function returnRateField(initial: number): NumberInput {
  return percentField('Expected Return Rate (% p.a.)', initial, { slider: { min: 1, max: 30 } })
}

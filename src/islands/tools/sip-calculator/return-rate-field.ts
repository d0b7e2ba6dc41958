import type { NumberInput } from '@/islands/calculator/frame/definition.ts'

/** A field for the yearly return that the visitor expects, in percent. */
export function returnRateField(initial: number): NumberInput {
  return {
    kind: 'number',
    label: 'Expected Return Rate (% p.a.)',
    initial,
    unit: 'percent',
    step: 0.1,
    slider: { min: 1, max: 30, step: 0.1 },
  }
}

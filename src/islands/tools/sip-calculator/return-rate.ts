import type { NumberInput } from '../../calculator/definition.ts'

/** The field for what a fund is expected to return a year. */
export const returnRateField: NumberInput = {
  kind: 'number',
  label: 'Expected Return Rate (% p.a.)',
  initial: 12,
  unit: 'percent',
  step: 0.1,
  slider: { min: 1, max: 30, step: 0.1 },
}

import type { NumberInput } from '@/islands/calculator/frame/definition.ts'

/** A field for rupees of the year that few need and that starts empty: it is folded away. */
export function amountField(label: string, hint?: string): NumberInput {
  return { ...mainAmount(`${label} (₹)`, 0, hint), isOption: true }
}

/** A field for rupees of the year that most need. */
export function mainAmount(label: string, initial: number, hint?: string): NumberInput {
  return {
    kind: 'number',
    label,
    initial,
    unit: 'rupees',
    step: 1_000,
    ...(hint && { hint }),
  }
}

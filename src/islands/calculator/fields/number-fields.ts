import type { FieldBase, NumberInput } from './field-types.ts'

/** What a number field may have beyond its label and its initial value. */
export interface NumberFieldOptions extends Omit<FieldBase, 'label'> {
  /** What an arrow key adds. */
  step?: number
  isUsual?: true
  /** The bounds of a slider below the field. Its step is the field's own unless it has another. */
  slider?: { min: number; max: number; step?: number }
}

/** Returns a field for an amount of money in rupees. An arrow key adds ₹1,000. */
export function rupeesField(label: string, initial: number, options?: NumberFieldOptions) {
  return numberField('rupees', label, initial, { step: 1_000, ...options })
}

/** Returns a field for a percentage: 8.5 means 8.5%. An arrow key adds 0.1. */
export function percentField(label: string, initial: number, options?: NumberFieldOptions) {
  return numberField('percent', label, initial, { step: 0.1, ...options })
}

/** Returns a field for a plain number, such as marks or months. An arrow key adds 1. */
export function countField(label: string, initial: number, options?: NumberFieldOptions) {
  return numberField('count', label, initial, options)
}

/** Returns a number field of a unit. An arrow key adds 1 unless the options say otherwise. */
export function numberField(
  unit: NumberInput['unit'],
  label: string,
  initial: number,
  { slider, ...options }: NumberFieldOptions = {},
): NumberInput {
  const range = slider && { step: options.step ?? 1, ...slider }
  return { ...options, kind: 'number', unit, label, initial, ...(range && { slider: range }) }
}

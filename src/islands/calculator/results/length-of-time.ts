import type { NumberInput } from '../fields/field-types.ts'
import {
  monthsField as monthsFieldOf,
  yearsField as yearsFieldOf,
} from '../fields/length-of-time.ts'
import type { NumberFieldOptions } from '../fields/number-fields.ts'

export { lengthInWords } from '../fields/length-of-time.ts'

interface Options extends NumberFieldOptions {
  label: string
  initial: number
}

/** Use `yearsField` of fields/length-of-time.ts. */
export function yearsField({ label, initial, ...options }: Options): NumberInput {
  return yearsFieldOf(label, initial, options)
}

/** Use `monthsField` of fields/length-of-time.ts. */
export function monthsField({ label, initial, ...options }: Options): NumberInput {
  return monthsFieldOf(label, initial, options)
}

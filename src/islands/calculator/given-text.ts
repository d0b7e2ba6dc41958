import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'

import type { Unit } from './definition.ts'
import { figure } from './figure.ts'
import type { AnyField } from './inputs.ts'

/** What was given in a field, as a report says it: "8.5%", "Salary or pension". */
export function givenText(field: AnyField, value: unknown): string {
  if (field.kind === 'own') return field.inWords(value)
  if (field.kind === 'number')
    return field.spelling?.inWords(value as number) || givenFigure(value as number, field.unit)
  return (
    field.options.find((option) => option.value === value)?.label ??
    field.otherLabel ??
    String(value)
  )
}

/** An input's value as it was given, free of rounding: "8.5%", "₹10,00,000", "2.5 years". */
export function givenFigure(amount: number, unit: Unit): string {
  if (!Number.isFinite(amount)) return NO_VALUE
  if (unit === 'percent') return `${groupedNumber(amount)}%`
  if (unit === 'rupees')
    return amount < 0 ? `-₹${groupedNumber(-amount)}` : `₹${groupedNumber(amount)}`
  return figure({ amount, unit })
}

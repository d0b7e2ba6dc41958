import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'

import type { Fields, Unit } from './field-types.ts'
import { figure } from '../frame/figure.ts'
import { type AnyField, entriesOf } from '../frame/inputs.ts'

/** The part of a list (`listField`) that its lines are made of. */
export interface ListLines<Entry extends object> {
  fields: Fields<Entry>
  /** Returns an entry as a short line, from the words of its fields: "₹25,000 every year". */
  sentence: (entry: Entry, words: Record<keyof Entry, string>) => string
}

/** Returns the line of an entry: in the list at rest, in comparisons and on paper. */
export function entryLine<Entry extends object>(
  { fields, sentence }: ListLines<Entry>,
  entry: Entry,
): string {
  const words = entriesOf(fields).map(([name, field]) => [name, wordsOf(field, entry[name])])
  return sentence(entry, Object.fromEntries(words) as Record<keyof Entry, string>)
}

/** Returns the value of a field in words: "8.5%", "Salary or pension". */
export function wordsOf(field: AnyField, value: unknown): string {
  if (field.kind === 'own') return field.inWords?.(value) ?? field.write(value)
  if (field.kind === 'number')
    return field.spelling?.inWords(value as number) || givenFigure(value as number, field.unit)
  return (
    field.options.find((option) => option.value === value)?.label ??
    field.otherLabel ??
    String(value)
  )
}

/** Returns an input's value without rounding: "8.5%", "₹10,00,000", "2.5 years". */
export function givenFigure(amount: number, unit: Unit): string {
  if (!Number.isFinite(amount)) return NO_VALUE
  if (unit === 'percent') return `${groupedNumber(amount)}%`
  if (unit === 'rupees')
    return amount < 0 ? `-₹${groupedNumber(-amount)}` : `₹${groupedNumber(amount)}`
  return figure({ amount, unit })
}

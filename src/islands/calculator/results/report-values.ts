import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'

import { nameOf } from '@/islands/ui/fields/amount-problem.ts'
import type { Fields, Unit } from '../fields/field-types.ts'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { figure } from '../frame/figure.ts'
import { type AnyField, entriesOf, fieldText } from '../frame/inputs.ts'

/** Returns the value of a field as a report shows it: "8.5%", "Salary or pension". */
export function givenText(field: AnyField, value: unknown): string {
  if (field.kind === 'own')
    return field.inWords?.(value) ?? listInWords(field as unknown as ListFields, value as object[])
  if (field.kind === 'number')
    return field.spelling?.inWords(value as number) || givenFigure(value as number, field.unit)
  return (
    field.options.find((option) => option.value === value)?.label ??
    field.otherLabel ??
    String(value)
  )
}

/** Whether an option holds what it holds on a fresh visit. */
export function isUntouched(field: AnyField, value: unknown): boolean {
  if (Object.is(value, field.initial)) return true
  // A list is a new object each time it is read.
  return field.kind === 'own' && field.write(value) === field.write(field.initial)
}

/** An input's value as it was given, free of rounding: "8.5%", "₹10,00,000", "2.5 years". */
export function givenFigure(amount: number, unit: Unit): string {
  if (!Number.isFinite(amount)) return NO_VALUE
  if (unit === 'percent') return `${groupedNumber(amount)}%`
  if (unit === 'rupees')
    return amount < 0 ? `-₹${groupedNumber(-amount)}` : `₹${groupedNumber(amount)}`
  return figure({ amount, unit })
}

/** What `listField` keeps of a list: the fields of its entries, and which of them have no meaning for one, and its sentence. */
interface ListFields {
  fields: Fields<Record<string, unknown>>
  hiddenFields?: (entry: object) => readonly string[]
  sentence?: (entry: object, words: Record<string, string>) => string
}

/** The entries of a list in a line each: its sentence, or the words of its used fields. Undefined for other fields. */
export function linesOf(
  field: AnyField,
  value: unknown,
  sentence?: ListFields['sentence'],
): string[] | undefined {
  if (field.kind !== 'own' || field.inWords || !('fields' in field)) return undefined
  const list = { ...(field as unknown as ListFields), ...(sentence && { sentence }) }
  return (value as object[]).map((entry) => lineOf(list, entry))
}

function lineOf({ fields, hiddenFields, sentence }: ListFields, entry: object): string {
  const hidden = hiddenFields?.(entry) ?? []
  const words = entriesOf(fields).map(([name, field]) => {
    const value: unknown = Reflect.get(entry, name)
    return { name, text: givenText(field, value), isOpen: fieldText(field, value) === '' }
  })
  if (sentence)
    return sentence(entry, Object.fromEntries(words.map(({ name, text }) => [name, text])))
  const used = words.filter(({ name, isOpen }) => !isOpen && !hidden.includes(name))
  return used.map(({ text }) => text).join(', ')
}

function listInWords({ fields, hiddenFields }: ListFields, entries: readonly object[]): string {
  const inWords = (entry: object) => {
    const hidden = hiddenFields?.(entry) ?? []
    return (
      entriesOf(fields)
        // Empty fields are left out.
        .filter(
          ([name, field]) => !hidden.includes(name) && fieldText(field, Reflect.get(entry, name)),
        )
        .map(
          ([name, field]) =>
            `${nameOf(field.label)}: ${givenText(field, Reflect.get(entry, name))}`,
        )
        .join(', ')
    )
  }
  return entries.map((entry, index) => `${index + 1}. ${inWords(entry)}`).join(';\n') || 'none'
}

/** What a calculation was given, by name, label and value: the fields that are shown, and the options that were touched. */
export function givenOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): { name: keyof Input; label: string; text: string }[] {
  const hidden = definition.hiddenFields?.(input) ?? []
  return (
    entriesOf(definition.fields)
      .filter(([name]) => !hidden.includes(name))
      // An option nobody touched says nothing about this calculation.
      .filter(([name, field]) => !field.isOption || !isUntouched(field, input[name]))
      .map(([name, field]) => ({
        name,
        label: nameOf(field.label),
        text: givenText(field, input[name]),
      }))
  )
}

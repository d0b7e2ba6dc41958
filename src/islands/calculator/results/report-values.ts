import { nameOf } from '@/islands/ui/fields/amount-problem.ts'
import { entryLine, type ListLines, wordsOf } from '../fields/entry-line.ts'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { type AnyField, entriesOf, fieldText } from '../frame/inputs.ts'

/** Returns the value of a field as a report shows it: "8.5%", "Salary or pension". A list has its entries by their fields. */
export function givenText(field: AnyField, value: unknown): string {
  return isList(field) ? listInWords(field, value as object[]) : wordsOf(field, value)
}

/** Whether an option holds what it holds on a fresh visit. */
export function isUntouched(field: AnyField, value: unknown): boolean {
  if (Object.is(value, field.initial)) return true
  // A list is a new object each time it is read.
  return field.kind === 'own' && field.write(value) === field.write(field.initial)
}

/** What `listField` adds to a field. */
interface ListField extends ListLines<Record<string, unknown>> {
  hiddenFields?: (entry: object) => readonly string[]
}

function isList(field: AnyField): field is AnyField & ListField {
  return 'fields' in field
}

/** Returns the line of each entry of a list; undefined for other fields. */
export function linesOf(field: AnyField, value: unknown): string[] | undefined {
  if (!isList(field)) return undefined
  return (value as Record<string, unknown>[]).map((entry) => entryLine(field, entry))
}

function listInWords({ fields, hiddenFields }: ListField, entries: readonly object[]): string {
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

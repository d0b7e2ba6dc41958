import { parseAmount } from '@/lib/amount.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'

import { nameOf } from '@/islands/ui/fields/amount-problem.ts'
import type { ChoiceInput, Fields, NumberInput, OwnInput } from '../fields/field-types.ts'

/** The text of each field, by the names of the input: numbers as the visitor typed them, choices by their value. */
export type Texts<Input> = Record<keyof Input, string>

/** The texts of the fields, the input that they mean, and its result. */
export interface Calculated<Input extends object, Result> {
  texts: Texts<Input>
  input: Input
  result: Result
}

export type AnyField = NumberInput | ChoiceInput<unknown> | OwnInput<unknown>

/** The names and fields of a calculator, in the order they are shown. */
export function entriesOf<Input extends object>(fields: Fields<Input>) {
  return Object.entries(fields) as [keyof Input & string, AnyField][]
}

/** The texts of a fresh visit. */
export function initialTexts<Input extends object>(fields: Fields<Input>): Texts<Input> {
  return toTexts(fields, (_, field) => field.initial)
}

/** The texts that mean an input. */
export function textsOf<Input extends object>(fields: Fields<Input>, input: Input): Texts<Input> {
  return toTexts(fields, (name) => input[name])
}

function toTexts<Input extends object>(
  fields: Fields<Input>,
  valueOf: (name: keyof Input & string, field: AnyField) => unknown,
): Texts<Input> {
  const texts = entriesOf(fields).map(([name, field]) => [
    name,
    fieldText(field, valueOf(name, field)),
  ])
  return Object.fromEntries(texts) as Texts<Input>
}

/** The texts after a reset: the initial ones, except in fields that keep what they hold (`survivesReset`). */
export function afterReset<Input extends object>(
  fields: Fields<Input>,
  texts: Texts<Input>,
): Texts<Input> {
  const kept = entriesOf(fields).filter(([, field]) => field.survivesReset)
  return {
    ...initialTexts(fields),
    ...Object.fromEntries(kept.map(([name]) => [name, texts[name]])),
  }
}

/** Returns the input that the texts mean: NaN for an invalid number, the first option for an unknown choice. */
export function readInput<Input extends object>(fields: Fields<Input>, texts: Texts<Input>): Input {
  const values = entriesOf(fields).map(([name, field]) => [name, readField(field, texts[name])])
  return Object.fromEntries(values) as Input
}

/** Returns the texts that a history entry may store: browsers write them to disk, so names and other free text are left out. */
export function withoutNames<Input extends object>(
  fields: Fields<Input>,
  texts: Texts<Input>,
): Record<string, string> {
  const kept = entriesOf(fields).flatMap(([name, field]) => {
    const text = texts[name]
    const kept = field.kind === 'own' && field.withoutNames ? field.withoutNames(text) : text
    return kept === undefined ? [] : [[name, kept]]
  })
  return Object.fromEntries(kept) as Record<string, string>
}

/** Returns the texts with those stored in a history entry: numbers as they were typed, choices that still exist. */
export function withKept<Input extends object>(
  fields: Fields<Input>,
  kept: Record<string, unknown>,
  current: Texts<Input>,
): Texts<Input> {
  const known = entriesOf(fields).flatMap(([name, field]) => {
    const text = Object.hasOwn(kept, name) ? kept[name] : undefined
    const isUsable = typeof text === 'string' && (field.kind !== 'choice' || isOption(field, text))
    return isUsable ? [[name, text]] : []
  })
  return { ...current, ...Object.fromEntries(known) }
}

/** Returns the labels of the shown fields that need a number and do not have one. */
export function unreadLabels<Input extends object>(
  fields: Fields<Input>,
  input: Input,
  hidden: readonly (keyof Input)[] = [],
): string[] {
  return entriesOf(fields).flatMap(([name, field]) => {
    if (hidden.includes(name)) return []
    const value: unknown = input[name]
    if (field.kind === 'own') return field.unread(value)
    return field.kind === 'number' && Number.isNaN(value) ? [nameOf(field.label)] : []
  })
}

/** How a value is written into its field. */
export function fieldText(field: AnyField, value: unknown): string {
  if (field.kind === 'own') return field.write(value)
  if (field.kind === 'choice') return String(value)
  return (field.spelling?.write ?? groupedNumber)(value as number)
}

/** Whether a text is the value of one of the options. */
export function isOption(field: ChoiceInput<unknown>, text: string): boolean {
  return field.options.some(({ value }) => String(value) === text)
}

/** The value that a text means in its field. */
export function readField(field: AnyField, text: string): unknown {
  if (field.kind === 'own') return field.read(text)
  if (field.kind === 'number') return (field.spelling?.read ?? parseAmount)(text)
  const chosen = field.options.find((option) => String(option.value) === text)
  return (chosen ?? field.options[0])?.value
}

import { parseAmount } from '@/lib/amount.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'

import { nameOf } from '../ui/amount-problem.ts'
import type { ChoiceInput, Fields, NumberInput } from './definition.ts'

/** What stands in each field, by the input's names: numbers in the visitor's own spelling, choices by their value. */
export type Texts<Input> = Record<keyof Input, string>

type AnyField = NumberInput | ChoiceInput<unknown>

/** The names and fields of a calculator, in the order they are shown. */
export function entriesOf<Input extends object>(fields: Fields<Input>) {
  return Object.entries(fields) as [keyof Input & string, AnyField][]
}

/** The texts of a fresh visit. */
export function initialTexts<Input extends object>(fields: Fields<Input>): Texts<Input> {
  return textsOf(fields, (field) => field.initial)
}

/** The texts after a reset: those of a fresh visit, but for the fields that survive it. */
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

/** The input that the texts mean: NaN for a number that is none, the first choice for a choice that does not exist. */
export function readInput<Input extends object>(fields: Fields<Input>, texts: Texts<Input>): Input {
  const values = entriesOf(fields).map(([name, field]) => [name, valueOf(field, texts[name])])
  return Object.fromEntries(values) as Input
}

/** The fragment of a link that carries the input, and is never sent to a server: "loanAmount=1000000&years=20". */
export function toFragment<Input extends object>(fields: Fields<Input>, input: Input): string {
  // A field without a number stays out of the link, and the receiver sees its default.
  const pairs = entriesOf(fields)
    .filter(([name]) => !Number.isNaN(input[name]))
    .map(([name]) => [name, String(input[name])])
  return new URLSearchParams(pairs).toString()
}

/** The texts of a shared link, or undefined when the fragment names none of the fields. Values that mean nothing stay as they were. */
export function fromFragment<Input extends object>(
  fields: Fields<Input>,
  fragment: string,
  current: Texts<Input>,
): Texts<Input> | undefined {
  // A link copied out of a page's source has "&amp;" between its values.
  const shared = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('&amp;', '&'))
  const names = entriesOf(fields).filter(([name]) => shared.has(name))
  if (names.length === 0) return undefined
  const changed = names.flatMap(([name, field]) => {
    const text = sharedText(field, shared.get(name) ?? '')
    return text === undefined ? [] : [[name, text]]
  })
  return { ...current, ...Object.fromEntries(changed) }
}

/** The texts with those that a history entry kept: numbers as they were typed, choices that still exist. */
export function withKept<Input extends object>(
  fields: Fields<Input>,
  kept: Record<string, unknown>,
  current: Texts<Input>,
): Texts<Input> {
  const known = entriesOf(fields).flatMap(([name, field]) => {
    const text = kept[name]
    const isUsable =
      typeof text === 'string' &&
      (field.kind === 'number' || field.options.some(({ value }) => String(value) === text))
    return isUsable ? [[name, text]] : []
  })
  return { ...current, ...Object.fromEntries(known) }
}

/** The labels of the number fields that hold no number. */
export function unreadLabels<Input extends object>(fields: Fields<Input>, input: Input): string[] {
  return entriesOf(fields)
    .filter(([name, field]) => field.kind === 'number' && Number.isNaN(input[name]))
    .map(([, field]) => nameOf(field.label))
}

/** How a value is written into its field. */
export function fieldText(field: AnyField, value: unknown): string {
  return field.kind === 'number' ? groupedNumber(value as number) : String(value)
}

function valueOf(field: AnyField, text: string): unknown {
  if (field.kind === 'number') return parseAmount(text)
  const chosen = field.options.find((option) => String(option.value) === text)
  return (chosen ?? field.options[0])?.value
}

function sharedText(field: AnyField, text: string): string | undefined {
  if (field.kind === 'number') {
    const value = parseAmount(text)
    // An empty text would be read as 0, which no link leaves unsaid.
    return Number.isNaN(value) || text.trim() === '' ? undefined : groupedNumber(value)
  }
  return field.options.some((option) => String(option.value) === text) ? text : undefined
}

function textsOf<Input extends object>(
  fields: Fields<Input>,
  value: (field: AnyField) => unknown,
): Texts<Input> {
  const texts = entriesOf(fields).map(([name, field]) => [name, fieldText(field, value(field))])
  return Object.fromEntries(texts) as Texts<Input>
}

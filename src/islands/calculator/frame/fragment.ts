import type { Fields } from '../fields/field-types.ts'
import {
  entriesOf,
  fieldText,
  initialTexts,
  isOption,
  readField,
  readInput,
  withoutNames,
  type AnyField,
  type Texts,
} from './inputs.ts'

/** The fragment of a link that carries the input, and is never sent to a server: "loanAmount=1000000&years=20". */
export function toFragment<Input extends object>(fields: Fields<Input>, input: Input): string {
  // A field without a number stays out of the link, and the receiver sees its default.
  const pairs = entriesOf(fields)
    .filter(([name]) => !Number.isNaN(input[name]))
    .map(([name, field]) => [
      name,
      field.kind === 'own' ? field.write(input[name]) : String(input[name]),
    ])
  return new URLSearchParams(pairs).toString()
}

/**
 * Returns the fragment of a link that visitors pass on: without the values that its page starts with, and without fields that have
 * no meaning for the input.
 */
export function toShortFragment<Input extends object>(
  { fields, hiddenFields }: LinkedPage<Input>,
  input: Input,
): string {
  const hidden = hiddenFields?.(input) ?? []
  const pairs = entriesOf(fields).flatMap(([name, field]) => {
    const value: unknown = input[name]
    if (hidden.includes(name) || Number.isNaN(value) || isFresh(field, value)) return []
    const write = field.kind === 'own' ? (field.writeShort ?? field.write) : String
    return [[name, write(value)]]
  })
  return readable(new URLSearchParams(pairs))
}

/** What a link needs to know of its page. */
export interface LinkedPage<Input extends object> {
  fields: Fields<Input>
  hiddenFields?: ((input: Input) => readonly (keyof Input)[]) | undefined
}

/** Returns whether a page starts with a value. Visitors may have chosen another rule, and dated values change. */
function isFresh(field: AnyField, value: unknown): boolean {
  if (field.survivesReset || field.isDated) return false
  return fieldText(field, value) === fieldText(field, field.initial)
}

/** Writes parameters with the signs that a fragment may contain: encoded ones take three times their length, and lists have many. */
export function readable(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll(/%(?:3D|3B|2C)/g, decodeURIComponent)
}

/** What goes along in links to other pages of the tool (see ToolPage.astro): empty while the input is that of a fresh visit. */
export function toTravellingFragment<Input extends object>(
  fields: Fields<Input>,
  input: Input,
): string {
  const fragment = toFragment(fields, input)
  if (fragment === toFragment(fields, readInput(fields, initialTexts(fields)))) return ''
  // Browsers keep the addresses that were visited.
  const texts = Object.fromEntries(new URLSearchParams(fragment)) as Texts<Input>
  return new URLSearchParams(withoutNames(fields, texts)).toString()
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
    const text = acceptText(field, shared.get(name) ?? '')
    return text === undefined ? [] : [[name, text]]
  })
  return { ...current, ...Object.fromEntries(changed) }
}

/** What a field holds after a link with this text, undefined when the text means nothing to it. */
export function acceptText(field: AnyField, text: string): string | undefined {
  if (field.kind === 'own') return field.accept(text)
  if (field.kind === 'choice') return isOption(field, text) ? text : undefined
  const value = readField(field, text)
  // An empty text would be read as 0, which no link leaves unsaid.
  return Number.isNaN(value) || text.trim() === '' ? undefined : fieldText(field, value)
}

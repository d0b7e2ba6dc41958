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

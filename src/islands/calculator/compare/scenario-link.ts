import type { Fields } from '../fields/field-types.ts'
import { type LinkedPage, readable, toFragment, toShortFragment } from '../frame/fragment.ts'
import { initialTexts, readInput } from '../frame/inputs.ts'
import { checked, inputOf, MOST_SCENARIOS, type Scenario } from './scenario.ts'

/** The sign behind the name says what the values are: those that differ from the link's own calculation, or from a fresh page. */
const FROM_OWN = ';'
const FROM_FRESH = ','
/** Links of earlier versions: all values, encoded twice. */
const ENCODED_TWICE = ':'

/**
 * Returns scenarios as parameters of a link: "kept=Bank+A;years=15" for each, with the values that differ from those of the link
 * itself, or from a fresh page where that is shorter. `own` are the link's own values.
 */
export function toParameters<Input extends object>(
  page: LinkedPage<Input>,
  scenarios: readonly Scenario[],
  own: string,
): string {
  return scenarios.map((scenario) => `kept=${parameterOf(page, scenario, own)}`).join('&')
}

/** Returns the scenarios in a link. Throws the sentence the visitor reads when it is damaged. */
export function fromParameters<Input extends object>(
  fields: Fields<Input>,
  fragment: string,
): Scenario[] {
  const own = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('&amp;', '&'))
  const kept = own.getAll('kept')
  own.delete('kept')
  // One too many is enough to refuse a link.
  const given = kept.slice(0, MOST_SCENARIOS + 1).map((text) => scenarioOf(text, own.toString()))
  return given.length === 0 ? [] : checked(fields, given)
}

function parameterOf<Input extends object>(
  page: LinkedPage<Input>,
  { name, values }: Scenario,
  own: string,
): string {
  const input = inputOf(page.fields, values)
  const fresh = input ? toShortFragment(page, input) : values
  const fromFresh = `${FROM_FRESH}${packed(fresh)}`
  const different = differenceOf(page, fresh, own)
  const fromOwn = different === undefined ? fromFresh : `${FROM_OWN}${packed(different)}`
  const word = packed(new URLSearchParams([['', name]]).toString().slice(1))
  return word + (fromOwn.length < fromFresh.length ? fromOwn : fromFresh)
}

/** Returns the values that make a link's own calculation the wanted one. Undefined where values cannot say that. */
function differenceOf<Input extends object>(
  page: LinkedPage<Input>,
  wanted: string,
  own: string,
): string | undefined {
  const [from, to] = [new URLSearchParams(own), new URLSearchParams(wanted)]
  const changed = [...to].filter(([name, text]) => from.get(name) !== text)
  // What the wanted one has as a fresh page has it.
  const fresh = new URLSearchParams(freshOf(page.fields))
  for (const name of from.keys()) if (!to.has(name)) changed.push([name, fresh.get(name) ?? ''])
  const different = readable(new URLSearchParams(changed))
  const input = inputOf(page.fields, together(own, different))
  return input && toShortFragment(page, input) === wanted ? different : undefined
}

function scenarioOf(text: string, own: string): Scenario {
  const end = text.search(/[;,:]/)
  const [name, sign, values] = [text.slice(0, Math.max(0, end)), text[end], text.slice(end + 1)]
  if (sign === ENCODED_TWICE) return { name: decoded(name), values }
  const written = unpacked(values)
  return {
    name: decoded(unpacked(name).replaceAll('+', ' ')),
    values: sign === FROM_OWN ? together(own, written) : written,
  }
}

function freshOf<Input extends object>(fields: Fields<Input>): string {
  return toFragment(fields, readInput(fields, initialTexts(fields)))
}

/** Returns values with changes to them. */
function together(values: string, changes: string): string {
  const all = new URLSearchParams(values)
  for (const [name, text] of new URLSearchParams(changes)) all.set(name, text)
  return all.toString()
}

/** Writes encoded parameters so that a link takes them without encoding them again. Encoded texts do not contain these signs. */
function packed(parameters: string): string {
  return parameters.replaceAll('&', '/').replaceAll('%26', '~').replaceAll('%', '$')
}

/** Reads what `packed` has written, after `URLSearchParams` took its "+" for a space. */
function unpacked(text: string): string {
  return text.replaceAll(' ', '+').replaceAll('$', '%').replaceAll('~', '%26').replaceAll('/', '&')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

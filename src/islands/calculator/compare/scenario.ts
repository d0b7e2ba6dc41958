import type { Fields } from '../fields/field-types.ts'
import { acceptText, fromFragment, toFragment } from '../frame/fragment.ts'
import { entriesOf, initialTexts, readInput, unreadLabels } from '../frame/inputs.ts'

/** A saved calculation: its name, and its values as a link's fragment. */
export interface Scenario {
  name: string
  values: string
}

export const MOST_SCENARIOS = 4
export const LONGEST_NAME = 40
/** Lists in a calculation can be long; a text beyond this was not written by this page. */
const LONGEST_VALUES = 100_000
export const LARGEST_FILE_BYTES = 500_000

/** What cannot be seen and changes how other text is shown: controls, and what turns the direction of writing. */
const UNSEEN = /[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu

/** A name as it is shown: one line of text without what cannot be seen, of at most 40 characters. */
export function cleanName(text: string): string {
  const line = text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return Array.from(line).slice(0, LONGEST_NAME).join('').trim()
}

/** Returns the values of an input. Throws the sentence the visitor reads when they could not be read back. */
export function valuesOf<Input extends object>(fields: Fields<Input>, input: Input): string {
  const values = toFragment(fields, input)
  if (values.length > LONGEST_VALUES)
    throw new Error('This has too many digits to be kept. Nothing was changed.')
  return values
}

/** Returns the input that saved values mean; undefined unless all of them are valid for these fields. */
export function inputOf<Input extends object>(
  fields: Fields<Input>,
  values: string,
): Input | undefined {
  if (values.length > LONGEST_VALUES) return undefined
  const given = new URLSearchParams(values)
  const isAccepted = entriesOf(fields).every(([name, field]) => {
    const text = given.get(name)
    return text === null || acceptText(field, text) !== undefined
  })
  if (!isAccepted) return undefined
  const initial = initialTexts(fields)
  // The short values of a calculation with the values of a fresh visit are empty.
  const texts = values === '' ? initial : fromFragment(fields, values, initial)
  const input = texts && readInput(fields, texts)
  return input && unreadLabels(fields, input).length === 0 ? input : undefined
}

/** Returns scenarios as the text of a file, which is also the stored text. `page` is their path. */
export function toText(page: string, scenarios: readonly Scenario[]): string {
  return JSON.stringify({ page, kept: scenarios }, null, 2)
}

/** Returns the scenarios in a text. Throws the sentence the visitor reads when it is damaged or belongs to another page. */
export function fromText<Input extends object>(
  page: string,
  fields: Fields<Input>,
  text: string,
): Scenario[] {
  const content = parsed(text)
  if (!isRecord(content) || typeof content['page'] !== 'string')
    throw new Error('This contains no kept calculations, or it is damaged. Nothing was changed.')
  if (content['page'] !== page)
    throw new Error('These calculations were kept on another page. Nothing was changed.')
  return checked(fields, content['kept'])
}

/** Returns scenarios from a file or a link as this version writes them. Throws the sentence the visitor reads when one is damaged. */
export function checked<Input extends object>(fields: Fields<Input>, given: unknown): Scenario[] {
  if (!Array.isArray(given)) throw damaged()
  if (given.length > MOST_SCENARIOS)
    throw new Error(`You can keep up to ${MOST_SCENARIOS} calculations, and these are more.`)
  return given.map((entry: unknown) => {
    if (!isRecord(entry)) throw damaged()
    const { name, values } = entry
    if (typeof name !== 'string' || typeof values !== 'string') throw damaged()
    const shown = name.length > 4 * LONGEST_NAME ? '' : cleanName(name)
    const input = inputOf(fields, values)
    if (shown === '' || input === undefined) throw damaged()
    // Written again, so that unknown parameters are dropped.
    return { name: shown, values: toFragment(fields, input) }
  })
}

function damaged(): Error {
  return new Error('A kept calculation in it cannot be read. Nothing was changed.')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { escapedCharacters, meaningOf, type EscapedCharacter } from '../escaped-characters.ts'
import { KEPT, percentEncode, type Kept } from '../percent-encode-sets.ts'

/** The components of an address that are edited as readable text. */
export type Component = 'name' | 'value' | 'user' | 'password' | 'path' | 'fragment'

/** How a space is written in the component that is edited. */
export type SpaceHabit = '+' | '%20'

const KEPT_IN: Record<Component, Kept> = {
  name: KEPT.component,
  value: KEPT.component,
  user: KEPT.userinfo,
  password: KEPT.userinfo,
  path: KEPT.path,
  fragment: KEPT.fragment,
}

/**
 * What a field shows of a component. The names and values of a query are decoded as a form's; one that cannot be decoded is
 * shown as it is written. In the other components only what is not ASCII is decoded: "%2F" in a path is no "/".
 */
export function shownComponent(component: Component, raw: string): string {
  return meaningOf(shownCharacters(component, raw))
}

/** Whether a name or value of a query cannot be decoded, and is shown and edited as it is written. */
export function isShownRaw(component: Component, raw: string): boolean {
  return (
    isOfQuery(component) && escapedCharacters(raw, 'space').some(({ fault }) => fault !== undefined)
  )
}

/**
 * A component after its shown text was edited. What was left alone at its beginning and end stays as it was written; what is
 * new is encoded as the URL standard does it in this component.
 */
export function editComponent(
  component: Component,
  raw: string,
  typed: string,
  space: SpaceHabit,
): string {
  const characters = shownCharacters(component, raw)
  let rest = typed
  let first = 0
  let last = characters.length
  for (; first < last && rest.startsWith(characters[first]?.text ?? ''); first++)
    rest = rest.slice(characters[first]?.text.length)
  for (; last > first && rest.endsWith(characters[last - 1]?.text ?? ''); last--)
    rest = rest.slice(0, rest.length - (characters[last - 1]?.text.length ?? 0))
  const head = writingOf(characters.slice(0, first))
  return head + encodeTyped(component, raw, rest, space) + writingOf(characters.slice(last))
}

function writingOf(characters: readonly EscapedCharacter[]): string {
  return characters.map(({ raw }) => raw).join('')
}

function encodeTyped(component: Component, raw: string, typed: string, space: SpaceHabit): string {
  if (!isOfQuery(component)) {
    const encoded = percentEncode(typed, KEPT_IN[component])
    return encoded.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
  }
  if (isShownRaw(component, raw)) return percentEncode(typed, RAW_QUERY[component])
  return percentEncode(typed, KEPT.component).replaceAll('%20', space)
}

function shownCharacters(component: Component, raw: string): EscapedCharacter[] {
  const characters = escapedCharacters(raw, isOfQuery(component) ? 'space' : 'plus')
  if (!isOfQuery(component))
    return characters.map((one) => (/^[\0-\x7f]$/.test(one.text) ? { ...one, text: one.raw } : one))
  const isRaw = characters.some(({ fault }) => fault !== undefined)
  return isRaw ? characters.map((one) => ({ ...one, text: one.raw })) : characters
}

type OfQuery = 'name' | 'value'

function isOfQuery(component: Component): component is OfQuery {
  return component === 'name' || component === 'value'
}

/** Where a name or value is edited as it is written, only what would end it is escaped. */
const RAW_QUERY: Record<OfQuery, Kept> = {
  name: "-._~!$'()*+,%:;@/[]|\\?{}^`",
  value: "-._~!$'()*+,%:;@/[]|\\?{}^`=",
}

/** A pair of a query as it is written, and a number that stays with it wherever it moves. */
export interface QueryPair {
  id: number
  raw: string
}

/** The name and the value of a pair as they are written; without a "=" there is no value. */
export function splitPair(raw: string): { name: string; value: string | undefined } {
  const at = raw.indexOf('=')
  return at === -1
    ? { name: raw, value: undefined }
    : { name: raw.slice(0, at), value: raw.slice(at + 1) }
}

/** A pair after its name or value was edited; the other of the two stays to the letter, and no "=" comes where none is needed. */
export function editPair(
  raw: string,
  part: 'name' | 'value',
  typed: string,
  space: SpaceHabit,
): string {
  const { name, value } = splitPair(raw)
  if (part === 'value' && value === undefined && typed === '') return raw
  const edited = editComponent(part, (part === 'name' ? name : value) ?? '', typed, space)
  if (part === 'value') return `${name}=${edited}`
  return value === undefined ? edited : `${edited}=${value}`
}

/** How a new space is written in a pair: as the pair, or else its query, writes spaces already. */
export function spaceHabit(raw: string, query: string): SpaceHabit {
  if (raw.includes('%20')) return '%20'
  return query.includes('+') ? '+' : '%20'
}

/** The pairs with the one at a place moved up or down by one. */
export function movePair(pairs: readonly QueryPair[], from: number, to: number): QueryPair[] {
  const moved = [...pairs]
  const [pair] = moved.splice(from, 1)
  if (pair !== undefined) moved.splice(to, 0, pair)
  return moved
}

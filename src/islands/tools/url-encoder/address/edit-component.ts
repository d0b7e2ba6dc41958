import {
  escapedCharacters,
  meaningOf,
  type EscapedCharacter,
  KEPT,
  percentEncode,
  type Kept,
} from '../escaped-characters.ts'
import type { AddressParts } from './split-address.ts'

/** The components of an address that the visitor edits as decoded text. */
export type Component = 'name' | 'value' | 'user' | 'password' | 'path' | 'fragment'

/** The encoding of a space in the component. */
type SpaceHabit = '+' | '%20'

const KEPT_IN: Record<Component, Kept> = {
  name: KEPT.component,
  value: KEPT.component,
  user: KEPT.userinfo,
  password: KEPT.userinfo,
  path: KEPT.path,
  fragment: KEPT.fragment,
}

/**
 * Returns the text that a field shows for a component. Decodes query names and values as form data, or shows them raw if
 * they are malformed. In other components decodes only non-ASCII characters, because "%2F" in a path is not a "/".
 */
export function shownComponent(component: Component, raw: string): string {
  return meaningOf(shownCharacters(component, raw))
}

/** Returns whether a query name or value is malformed, so that it is shown and edited raw. */
export function isShownRaw(component: Component, raw: string): boolean {
  return (
    isOfQuery(component) && escapedCharacters(raw, 'space').some(({ fault }) => fault !== undefined)
  )
}

/**
 * Returns a component after an edit of its displayed text. The unchanged start and end keep their original encoding. The
 * changed text is encoded with the URL standard's percent-encode set for the component.
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

/** Characters that a raw name or value keeps. Escapes only characters that would end the name or value. */
const RAW_QUERY: Record<OfQuery, Kept> = {
  name: "-._~!$'()*+,%:;@/[]|\\?{}^`",
  value: "-._~!$'()*+,%:;@/[]|\\?{}^`=",
}

/** A raw query parameter, with an id that does not change when it moves. */
export interface QueryPair {
  id: number
  raw: string
}

/** Splits a raw parameter into name and value. Without a "=" the value is undefined. */
export function splitPair(raw: string): { name: string; value: string | undefined } {
  const at = raw.indexOf('=')
  return at === -1
    ? { name: raw, value: undefined }
    : { name: raw.slice(0, at), value: raw.slice(at + 1) }
}

/**
 * Returns a parameter after an edit of its name or value. Does not change the other of the two, and adds "=" only if
 * needed.
 */
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

/** Returns the encoding for a new space: the one that the parameter, or otherwise the query, already uses. */
export function spaceHabit(raw: string, query: string): SpaceHabit {
  if (raw.includes('%20')) return '%20'
  return query.includes('+') ? '+' : '%20'
}

/** Returns the parameters with one of them moved. */
export function movePair(pairs: readonly QueryPair[], from: number, to: number): QueryPair[] {
  const moved = [...pairs]
  const [pair] = moved.splice(from, 1)
  if (pair !== undefined) moved.splice(to, 0, pair)
  return moved
}

/** The parts with their own field. The query has a separate table. */
export type EditedPart = 'scheme' | 'user' | 'password' | 'host' | 'port' | 'path' | 'fragment'

/** Returns why a text is invalid in a part of an address, as a sentence, or undefined if it is valid. */
export function partProblem(
  parts: AddressParts,
  part: EditedPart,
  typed: string,
): string | undefined {
  const hasHost = parts.slashes !== undefined
  if (part === 'scheme' && !/^[a-z][a-z0-9+.-]*$/i.test(typed))
    return 'A scheme is a letter, then letters, digits, “+”, “-” or “.”.'
  if (part === 'port' && !/^\d{0,5}$/.test(typed)) return 'A port is a number up to 65535.'
  if (part === 'port' && Number(typed) > 65_535) return 'A port is a number up to 65535.'
  if (part === 'host' && !/^(?:\[[\da-f:.]+\]|[^\s/?#@:\\[\]<>^|%]*)$/i.test(typed))
    return 'A host cannot contain a space or any of / \\ ? # @ : [ ] < > ^ | %.'
  if (part === 'path' && !hasHost && typed.startsWith('//'))
    return 'Without a host, a path cannot begin with “//”: the next part would be the host.'
  if (part === 'path' && !hasHost && parts.scheme === undefined && /^[^/]/.test(typed))
    return 'Without a scheme and a host, the path must begin with “/”.'
  return undefined
}

/**
 * Returns the parts after an edit of one part's displayed text, given the parts before the edit. Does not change the other
 * parts. Removes the delimiter of an emptied part, and adds the "/" that a path after a host needs.
 */
export function editPart(before: AddressParts, part: EditedPart, typed: string): AddressParts {
  if (part === 'scheme' || part === 'host') return { ...before, [part]: typed }
  if (part === 'port')
    return { ...before, port: typed === (before.port ?? '') ? before.port : emptyless(typed) }
  const edited = editComponent(part, before[part] ?? '', typed, '%20')
  if (part === 'path') return { ...before, path: withSlash(before, edited) }
  if (edited === (before[part] ?? '')) return before
  const parts = { ...before, [part]: emptyless(edited) }
  // A password needs a user name before it, even an empty one.
  return part === 'fragment' || parts.password === undefined
    ? parts
    : { ...parts, user: parts.user ?? '' }
}

function emptyless(text: string): string | undefined {
  return text === '' ? undefined : text
}

function withSlash({ slashes }: AddressParts, path: string): string {
  const begins = path === '' || /^[/\\]/.test(path)
  return slashes === undefined || begins ? path : `/${path}`
}

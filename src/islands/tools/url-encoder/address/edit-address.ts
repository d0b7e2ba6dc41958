import { editComponent } from './edit-component.ts'
import type { AddressParts } from './split-address.ts'

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

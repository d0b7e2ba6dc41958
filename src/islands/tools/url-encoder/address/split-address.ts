import { escapedCharacters, meaningOf } from '../escaped-characters.ts'
import { LONGEST_IN_PANEL } from '../panel-limit.ts'

/** The parts of an address as they are written. An absent part is undefined; an empty one has its sign ("?" or "#") all the same. */
export interface AddressParts {
  scheme: string | undefined
  /** "//", or what browsers take for it. Without it there are no user, host and port. */
  slashes: string | undefined
  user: string | undefined
  password: string | undefined
  host: string
  port: string | undefined
  path: string
  query: string | undefined
  fragment: string | undefined
}

/** The schemes in which browsers read "\" as "/" (URL standard, section 3.1). */
const SPECIAL = /^(?:https?|wss?|ftp|file)$/i

/**
 * An address taken apart without a change to any character (RFC 3986, appendix B; user and host as the URL standard cuts
 * them, at the last "@"). Undefined for a text that has white space in it, or neither a scheme nor a "/", "?" or "#" at its
 * beginning.
 */
export function splitAddress(text: string): AddressParts | undefined {
  if (!/^(?:[a-z][a-z0-9+.-]*:|[/?#])\S*$/i.test(text)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]
  const rest = text.slice(scheme === undefined ? 0 : scheme.length + 1)
  const slash = scheme !== undefined && SPECIAL.test(scheme) ? '/\\\\' : '/'
  const pattern = new RegExp(
    `^(?:([${slash}]{2})([^${slash}?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#(.*))?$`,
    's',
  )
  const [, slashes, authority = '', path = '', query, fragment] = pattern.exec(rest) ?? []
  return { scheme, slashes, ...splitAuthority(authority), path, query, fragment }
}

/** The parts put together again: what `splitAddress` took apart, to the letter. */
export function joinAddress(parts: AddressParts): string {
  const { scheme, slashes, user, password, host, port, path, query, fragment } = parts
  const login = user === undefined ? '' : `${user}${before(':', password)}@`
  const authority = slashes === undefined ? '' : `${slashes}${login}${host}${before(':', port)}`
  const start = scheme === undefined ? '' : `${scheme}:`
  return `${start}${authority}${path}${before('?', query)}${before('#', fragment)}`
}

/** The pairs of a query as they are written. */
export function splitQuery(query: string | undefined): string[] {
  return query === undefined || query === '' ? [] : query.split('&')
}

function splitAuthority(authority: string) {
  const at = authority.lastIndexOf('@')
  const [, host = '', port] = /^(.*?)(?::(\d*))?$/s.exec(authority.slice(at + 1)) ?? []
  if (at === -1) return { user: undefined, password: undefined, host, port }
  const [, user, password] = /^([^:]*)(?::(.*))?$/s.exec(authority.slice(0, at)) ?? []
  return { user, password, host, port }
}

function before(sign: string, part: string | undefined): string {
  return part === undefined ? '' : `${sign}${part}`
}

/** An address and its parts. */
export interface FoundAddress {
  address: string
  parts: AddressParts
}

/** The address that a text is, white space around it aside, or that it is once it is decoded; undefined when it is none. */
export function addressIn(text: string): FoundAddress | undefined {
  const address = text.trim()
  if (address === '' || address.length > LONGEST_IN_PANEL) return undefined
  const parts = splitAddress(address)
  if (parts !== undefined) return { address, parts }
  if (!/^[a-z][a-z0-9+.-]*%3A/i.test(address)) return undefined
  const decoded = meaningOf(escapedCharacters(address, 'plus'))
  const decodedParts = splitAddress(decoded)
  return decodedParts && { address: decoded, parts: decodedParts }
}

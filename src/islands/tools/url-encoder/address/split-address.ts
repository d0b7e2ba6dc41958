import { escapedCharacters, meaningOf, LONGEST_IN_PANEL } from '../escaped-characters.ts'

/** The raw parts of an address. A missing part is undefined; an empty part still has its delimiter ("?" or "#"). */
export interface AddressParts {
  scheme: string | undefined
  /** "//", or the characters that browsers read as "//". Without it there is no user name, host or port. */
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
 * Splits an address without changing any character (RFC 3986, appendix B). Splits user and host at the last "@", as the
 * URL standard does. Returns undefined for text that contains white space. Also for text that does not start with a
 * scheme, "/", "?" or "#".
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

/** Joins the parts of an address. This is the exact inverse of `splitAddress`. */
export function joinAddress(parts: AddressParts): string {
  const { scheme, slashes, user, password, host, port, path, query, fragment } = parts
  const login = user === undefined ? '' : `${user}${before(':', password)}@`
  const authority = slashes === undefined ? '' : `${slashes}${login}${host}${before(':', port)}`
  const start = scheme === undefined ? '' : `${scheme}:`
  return `${start}${authority}${path}${before('?', query)}${before('#', fragment)}`
}

/** Splits a query into raw parameters. */
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

/**
 * Returns the address in a text, without surrounding white space, decoded if necessary. Undefined if the text is not an
 * address.
 */
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

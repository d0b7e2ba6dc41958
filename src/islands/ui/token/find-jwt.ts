import { base64urlBytes } from './base64url.ts'
import { readJsonText } from './json-text.ts'
import { MOST_SEARCHED, TOKEN_LIKE } from './token-like.ts'

/** The parts of a JSON Web Token (RFC 7519; encrypted: RFC 7516). Its signature is not checked, which would take a key. */
interface JsonWebToken {
  kind: 'signed' | 'encrypted'
  /** The token alone, with its dots. */
  compact: string
  header: JsonObject
  /** The claims of a token that is not encrypted. */
  claims?: JsonObject
  /** Whether the header names the algorithm "none". */
  isUnsecured: boolean
}

/** An object of JSON. */
export interface JsonObject {
  value: Record<string, unknown>
  /** Indented, with every digit and every repeated name. */
  text: string
  /** Names that one object has twice. */
  repeated: string[]
}

/** The first token in a text, alone or among other words. */
export interface FoundToken {
  token: JsonWebToken
  /** The number of tokens in the text. */
  count: number
  /** What follows the token without a character that ends it, so that the token itself may be damaged or have more parts. */
  rest: string
}

const TOKEN = /^([\w-]+)\.([\w-]*)\.([\w-]*)(?:\.([\w-]+)\.([\w-]+))?$/

/** Reads a JSON Web Token; undefined for any other text. */
function readJwt(text: string): JsonWebToken | undefined {
  const parts = TOKEN.exec(text)
  const header = objectIn(parts?.[1])
  const alg = header?.value['alg']
  if (header === undefined || typeof alg !== 'string') return undefined
  const isUnsecured = alg.toLowerCase() === 'none'
  if (parts?.[4] !== undefined) return { kind: 'encrypted', compact: text, header, isUnsecured }
  const claims = objectIn(parts?.[2])
  return claims && { kind: 'signed', compact: text, header, claims, isUnsecured }
}

/**
 * Finds the first JSON Web Token of a text, such as a header "Authorization: Bearer …" or a line of a log, within its first
 * `most` UTF-16 code units.
 */
export function findJwt(text: string, most = MOST_SEARCHED): FoundToken | undefined {
  const searched = text.slice(0, most)
  const tokens = Array.from(searched.matchAll(TOKEN_LIKE), ({ 0: match, index }) => {
    const token = readJwt(match)
    return token && { token, index }
  }).filter((found) => found !== undefined)
  const [first] = tokens
  if (first === undefined) return undefined
  const { token, index } = first
  return { token, count: tokens.length, rest: restAt(searched, index, token.compact.length) }
}

/** Characters that end a token in JSON, headers, cookies, commands, tables and prose. */
const UP_TO_END = /[^\s"'“”‘’`,;:<>()[\]{}|&\\]*/y
const UP_TO_END_IN_ADDRESS = /[^\s"'“”‘’`,;:<>()[\]{}|&\\/?#]*/y
/** Characters before a token that are searched for the start of an address. */
const LONGEST_ADDRESS = 2000

function restAt(text: string, index: number, length: number): string {
  const before = text.slice(Math.max(index - LONGEST_ADDRESS, 0), index)
  const isInAddress = before.slice(before.search(/(?<!\S)\S*$/)).includes('://')
  const end = isInAddress ? UP_TO_END_IN_ADDRESS : UP_TO_END
  end.lastIndex = index + length
  return end.exec(text)?.[0] ?? ''
}

function objectIn(part: string | undefined): JsonObject | undefined {
  try {
    return part === undefined ? undefined : jsonObject(utf8Text(base64urlBytes(part)))
  } catch {
    return undefined
  }
}

/** Decodes UTF-8. Throws when the bytes are not UTF-8. A byte order mark stays, and makes the text invalid as JSON. */
export function utf8Text(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

/** Reads an object of JSON. Returns undefined for another value, and throws a `JsonTextError` for a text that is not JSON. */
export function jsonObject(text: string): JsonObject | undefined {
  const { indented, repeated } = readJsonText(text)
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return { value: value as Record<string, unknown>, text: indented, repeated }
}

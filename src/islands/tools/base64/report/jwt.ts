import { convertBase64 } from '../base64.ts'
import { MOST_SEARCHED, TOKEN_LIKE } from './token-like.ts'

/** A JSON Web Token, taken apart (RFC 7519; five parts: RFC 7516). Its signature is not checked: that takes a key. */
interface JsonWebToken {
  kind: 'signed' | 'encrypted'
  /** The text of its header, and of its claims where they are not encrypted; laid out where that loses nothing. */
  header: string
  claims?: string
  times: TokenTime[]
  /** Said where its header names the algorithm "none". */
  isUnsecured: boolean
}

export interface TokenTime {
  name: string
  /** As it stands in the claim, in seconds since 1970. */
  seconds: number
  date: Date
}

/** A token that was found in a text, alone or among other words. */
export interface FoundToken {
  token: JsonWebToken
  /** How many tokens the text holds. */
  count: number
}

const TIMES = { iat: 'Issued', nbf: 'Valid from', exp: 'Expires', auth_time: 'Signed in' }
const TOKEN = /^([\w-]+)\.([\w-]*)\.([\w-]*)(?:\.([\w-]+)\.([\w-]+))?$/

/** Reads a JSON Web Token; undefined for any other text. */
function readJwt(text: string): JsonWebToken | undefined {
  const parts = TOKEN.exec(text)
  const header = objectIn(parts?.[1])
  if (header === undefined || typeof header.value['alg'] !== 'string') return undefined
  const isUnsecured = header.value['alg'].toLowerCase() === 'none'
  if (parts?.[4] !== undefined)
    return { kind: 'encrypted', header: header.text, times: [], isUnsecured }
  const claims = objectIn(parts?.[2])
  if (claims === undefined) return undefined
  const times = timesIn(claims.value)
  return { kind: 'signed', header: header.text, claims: claims.text, times, isUnsecured }
}

/** Finds the first JSON Web Token of a text, such as a header "Authorization: Bearer …" or a line of a log. */
export function findJwt(text: string): FoundToken | undefined {
  const found = text.slice(0, MOST_SEARCHED).matchAll(TOKEN_LIKE)
  const tokens = Array.from(found, ([match]) => readJwt(match)).filter(
    (token) => token !== undefined,
  )
  const [token] = tokens
  return token && { token, count: tokens.length }
}

function timesIn(claims: Record<string, unknown>): TokenTime[] {
  return Object.entries(TIMES).flatMap(([claim, name]) => {
    const seconds = claims[claim]
    const date = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN)
    return Number.isNaN(date.getTime()) ? [] : [{ name, seconds: Number(seconds), date }]
  })
}

interface JsonObject {
  value: Record<string, unknown>
  text: string
}

function objectIn(part: string | undefined): JsonObject | undefined {
  try {
    const json = convertBase64('decode', part ?? '').output
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    // Long numbers and repeated names would change: then the text stays as it is.
    const isWhole = JSON.stringify(value) === json.replace(/\s*\r?\n\s*/g, '')
    const text = isWhole ? JSON.stringify(value, null, 2) : json
    return { value: value as Record<string, unknown>, text }
  } catch {
    return undefined
  }
}

import { useState } from 'react'

import { convertBase64 } from '../base64.ts'
import { MOST_SEARCHED, TOKEN_LIKE } from './token-like.ts'

/** The parts of a JSON Web Token (RFC 7519; encrypted: RFC 7516). Its signature is not checked, which would take a key. */
interface JsonWebToken {
  kind: 'signed' | 'encrypted'
  /** The texts of the header and of unencrypted claims, indented if that loses nothing. */
  header: string
  claims?: string
  times: TokenTime[]
  /** Whether the header names the algorithm "none". */
  isUnsecured: boolean
}

export interface TokenTime {
  name: string
  /** The value of the claim, in seconds since 1970. */
  seconds: number
  date: Date
}

/** The first token in a text, alone or among other words. */
export interface FoundToken {
  token: JsonWebToken
  /** The number of tokens in the text. */
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
    // Long numbers and repeated names would change, so such a text is not indented.
    const isWhole = JSON.stringify(value) === json.replace(/\s*\r?\n\s*/g, '')
    const text = isWhole ? JSON.stringify(value, null, 2) : json
    return { value: value as Record<string, unknown>, text }
  } catch {
    return undefined
  }
}

/** Returns the sentences about a token. */
export function aboutToken({ token: { kind, isUnsecured }, count }: FoundToken): string {
  const which = count > 1 ? `This is the first of ${count} JSON Web Tokens in the text` : undefined
  if (kind === 'encrypted')
    return `${which ?? 'This is an encrypted JSON Web Token'}. Only its header can be read without the key.`
  const unsecured = isUnsecured ? ' It names no algorithm: anyone may have changed it.' : ''
  return `${which ?? 'This is a JSON Web Token'}. Each part of it is Base64. Its signature is not checked here, because that needs the key.${unsecured}`
}

/** Returns the parts of a token as one text. */
export function tokenText({ token: { header, claims } }: FoundToken): string {
  return claims === undefined ? `Header\n${header}` : `Header\n${header}\n\nClaims\n${claims}`
}

/** Lists the times of a token in local time and in UTC. */
export function TokenTimes({ token }: FoundToken) {
  const [now] = useState(() => Date.now())
  if (token.times.length === 0) return null
  return (
    <dl className="ledger base64-times" translate="no">
      {token.times.map((time) => (
        <div key={time.name}>
          <dt>{time.name}</dt>
          <dd>
            {local(time.date)}
            {passed(time, now)}
            <span className="hint block">{utc(time.date)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns a time as the visitor's clock shows it: "Wed, 23 Mar, 2011, 00:13:00 IST". */
function local(date: Date): string {
  return date.toLocaleString('en-IN', {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
}

function utc(date: Date): string {
  return date.toUTCString().replace('GMT', 'UTC')
}

function passed({ name, date }: TokenTime, now: number): string {
  if (name === 'Expires') return date.getTime() <= now ? ' (has expired)' : ''
  return date.getTime() > now ? ' (not yet)' : ''
}

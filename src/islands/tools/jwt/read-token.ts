import type { TextResult } from '@/islands/text-tool/definition.ts'
import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import { Base64urlError, base64urlBytes } from '@/islands/ui/token/base64url.ts'
import { findJwt, jsonObject, utf8Text, type JsonObject } from '@/islands/ui/token/find-jwt.ts'
import { JsonTextError } from '@/islands/ui/token/json-text.ts'
import { claimWarnings, headerWarnings } from './warnings.ts'

/** A token taken apart. Nothing of it is verified. */
export interface ReadToken {
  kind: 'signed' | 'encrypted'
  /** Its parts without the dots: three of a signed token, five of an encrypted one, two without a signature. */
  parts: string[]
  /** The algorithm that the header names; empty without one. */
  alg: string
  header: JsonObject
  /** The claims of a signed token whose payload is an object of JSON. */
  claims?: JsonObject
  /** The number of tokens in the text. */
  count: number
  warnings: string[]
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

/** The result of the page: the payload as text, and the token. */
export interface TokenResult extends TextResult {
  token: ReadToken
}

/** UTF-16 code units that are searched for a token. */
const MOST_READ = 1_000_000

/** Reads the first token in a text. Throws an error whose `cause` names the part and the place. */
export function readToken({ text }: { text: string }, now: number): TokenResult {
  const cut = text.length > MOST_READ
  const { compact, count, note } = tokenIn(text.slice(0, MOST_READ))
  const parts = compact.split('.')
  const place = { text, at: Math.max(text.indexOf(compact), 0) }
  checkCount(parts.length)
  const header = readHeader(parts[0] ?? '', place)
  const alg = typeof header.value['alg'] === 'string' ? header.value['alg'] : ''
  const kind = parts.length === 5 ? 'encrypted' : 'signed'
  const payload = kind === 'signed' ? readPayload(parts[1] ?? '', header, place) : undefined
  const warnings = [
    ...(note === undefined ? [] : [note]),
    ...(cut ? ['Only the first 1,000,000 characters were searched for a token.'] : []),
    ...(kind === 'signed' ? signatureWarnings(parts, alg) : []),
    ...headerWarnings(header, kind),
    ...(payload?.warnings ?? []),
    ...(payload?.claims ? claimWarnings(payload.claims, now) : []),
  ]
  const token = { kind, parts, alg, header, count, warnings, readAt: now } as const
  const output = payload?.text ?? header.text
  return { output, token: { ...token, ...(payload?.claims && { claims: payload.claims }) } }
}

interface Found {
  compact: string
  count: number
  note?: string
}

function tokenIn(text: string): Found {
  const joined = joinedToken(text)
  if (joined !== undefined) {
    const note = 'Spaces or line breaks inside the token were removed.'
    return { compact: joined, count: 1, note }
  }
  const found = findJwt(text, MOST_READ)
  if (found !== undefined) return { compact: found.token.compact, count: found.count }
  // Nothing in it can be read as it is, so what comes nearest is read strictly, for its error.
  const words = text.match(/[^\s"'`,;:<>()]+/g) ?? []
  const withDots = words.filter((word) => word.includes('.'))
  const compact = withDots.find((word) => /^e[wy]/.test(word)) ?? withDots[0] ?? words.at(-1)
  return { compact: compact ?? '', count: 1 }
}

/** Returns a token that line breaks or spaces divide, as from a terminal or a letter. */
function joinedToken(text: string): string | undefined {
  const token = text.trim().replace(/^(?:authorization\s*:\s*)?bearer\s+/i, '')
  if (!/\s/.test(token) || !/^e[wy][\w.\s-]+$/.test(token)) return undefined
  const joined = token.replace(/\s+/g, '')
  const dots = joined.split('.').length - 1
  const first = token.split(/\s/)[0]?.split('.').length ?? 0
  const isOne = dots === 2 || (dots === 4 && first < 3)
  return isOne && findJwt(joined, MOST_READ)?.token.compact === joined ? joined : undefined
}

function checkCount(count: number): void {
  if (count === 2 || count === 3 || count === 5) return
  const found =
    count === 1
      ? 'There are no dots in it.'
      : `It has ${count} parts${count === 4 ? ', so one may be missing' : ''}.`
  throw refusal(
    `A token has three parts with dots between them, and an encrypted one has five. ${found}`,
  )
}

interface Place {
  text: string
  /** UTF-16 code units before the token. */
  at: number
}

function readHeader(part: string, place: Place): JsonObject {
  const bytes = bytesOf(part, 'Part 1, the header', place)
  let text: string
  try {
    text = utf8Text(bytes)
  } catch {
    throw refusal('Part 1, the header, is Base64url, but its bytes are not text.')
  }
  try {
    const header = jsonObject(text)
    if (header !== undefined) return header
  } catch (error) {
    throw refusal(`Part 1, the header, is not JSON. ${jsonPlace(text, error)}`)
  }
  throw refusal('Part 1, the header, is JSON, but not an object.')
}

interface Payload {
  text: string
  claims?: JsonObject
  warnings: string[]
}

function readPayload(part: string, header: JsonObject, place: Place): Payload {
  if (header.value['b64'] === false) return { text: part, warnings: [] }
  if (part === '')
    return { text: '', warnings: ['The payload is empty, or it is sent apart from the token.'] }
  const at = place.at + place.text.slice(place.at).indexOf('.') + 1
  const bytes = bytesOf(part, 'Part 2, the payload', { ...place, at })
  let text: string
  try {
    text = utf8Text(bytes)
  } catch {
    return { text: hexOf(bytes), warnings: ['The payload is not text. Its bytes are shown.'] }
  }
  try {
    const claims = jsonObject(text)
    if (claims !== undefined) return { text: claims.text, claims, warnings: [] }
    return { text, warnings: ['The payload is JSON, but not an object, so it has no claims.'] }
  } catch (error) {
    const reason = /^\s*[{[]/.test(text)
      ? `The payload is not JSON. ${jsonPlace(text, error)}`
      : 'The payload is plain text, so this is a signed message but not a JSON Web Token.'
    return { text, warnings: [reason] }
  }
}

/** Bytes of a payload that are shown. */
const MOST_BYTES = 1000

function hexOf(bytes: Uint8Array): string {
  const shown = Array.from(bytes.subarray(0, MOST_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return shown.join(' ') + (bytes.length > MOST_BYTES ? ' …' : '')
}

function signatureWarnings(parts: readonly string[], alg: string): string[] {
  const signature = parts[2]
  if (signature === undefined)
    return ['There are only two parts: the signature is missing, or the token was cut off.']
  if (signature === '' && alg.toLowerCase() !== 'none')
    return ['The third part is empty: the token has no signature.']
  try {
    base64urlBytes(signature)
    return []
  } catch (error) {
    const { index, message } = error as Base64urlError
    return [`Part 3, the signature, is not Base64url at its character ${index + 1}. ${message}`]
  }
}

function bytesOf(part: string, name: string, { text, at }: Place): Uint8Array {
  try {
    return base64urlBytes(part)
  } catch (error) {
    const { index, message } = error as Base64urlError
    const character = charactersBefore(text, at + index) + 1
    throw refusal(`${name}, is not Base64url at character ${character} of the text. ${message}`)
  }
}

function jsonPlace(text: string, error: unknown): string {
  if (!(error instanceof JsonTextError)) return ''
  return `At its character ${charactersBefore(text, error.index) + 1}: ${error.message}`
}

function refusal(cause: string): Error {
  return new Error('This is not a JSON Web Token', { cause })
}

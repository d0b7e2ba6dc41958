import type { TextResult } from '@/islands/text-tool/definition.ts'
import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import { Base64urlError, base64urlBytes } from '@/islands/ui/token/base64url.ts'
import { jsonObject, utf8Text, type JsonObject } from '@/islands/ui/token/find-jwt.ts'
import { JsonTextError } from '@/islands/ui/token/json-text.ts'
import { MOST_READ, tokenIn } from './token-in.ts'
import { claimWarnings, headerWarnings, refusals } from './warnings.ts'

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
  /** Whether a program must refuse it, whatever its signature. */
  mustRefuse: boolean
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

/** The result of the page: the payload as text, and the token. */
export interface TokenResult extends TextResult {
  token: ReadToken
}

/** Reads the first token in a text. Throws an error whose `cause` names the part and the place. */
export function readToken({ text }: { text: string }, now: number): TokenResult {
  const cut = text.length > MOST_READ
  const { compact, count, note } = tokenIn(text.slice(0, MOST_READ))
  const parts = compact.split('.')
  const place = { text, at: Math.max(text.indexOf(compact), 0) }
  checkCount(parts)
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
  const mustRefuse = refusals(header.value).length > 0
  const token = { kind, parts, alg, header, count, warnings, mustRefuse, readAt: now } as const
  const output = payload?.text ?? header.text
  return { output, token: { ...token, ...(payload?.claims && { claims: payload.claims }) } }
}

function checkCount(parts: readonly string[]): void {
  const { length } = parts
  if (length === 2 || length === 3 || length === 5) return
  throw refusal(
    `A token has three parts with dots between them, and an encrypted one has five. ${countSentence(parts)}`,
  )
}

function countSentence({ length, ...parts }: readonly string[]): string {
  if (length === 1) return 'There are no dots in it.'
  if (length !== 4) return `It has ${length} parts.`
  return parts[3] === ''
    ? 'A dot follows the third part. Remove it if it ends a sentence.'
    : 'It has 4 parts, so one may be missing, or one is too many.'
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

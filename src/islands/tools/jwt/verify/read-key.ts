import { base64urlBytes } from '@/islands/ui/token/base64url.ts'
import { plural } from '@/lib/quantity.ts'

import {
  keyTypeOf,
  pkcs8OfEc,
  pkcs8OfRsa,
  spkiOfCertificate,
  spkiOfRsa,
  type KeyType,
} from './der.ts'
import type { ReadToken } from '../read-token.ts'
import type { Signed } from './signed.ts'

// prettier-ignore

/** A JSON Web Key (RFC 7517). */
export type Jwk = KeyType & Record<string, unknown>

/** A key as it was entered. */
export type EnteredKey =
  | { form: 'jwk'; jwk: Jwk }
  | { form: 'set'; keys: Jwk[] }
  | { form: 'spki' | 'pkcs8'; der: Uint8Array<ArrayBuffer>; type: KeyType }
  | { form: 'text'; text: string }

/** UTF-16 code units of the longest key. A set of a hundred RSA keys has about 50,000. */
const MOST_CHARACTERS = 100_000
const MOST_KEYS = 200

/** Recognises a key by how it is written. Throws a sentence for the visitor. */
export function readKey(text: string): EnteredKey {
  if (text.length > MOST_CHARACTERS)
    throw new Error('The key is longer than 100,000 characters. Enter only the key.')
  const trimmed = text.trim()
  const pem = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)(-----END)?/.exec(trimmed)
  if (pem !== null) return readPem(pem)
  if (/^[{[]/.test(trimmed)) {
    const json = readJson(trimmed)
    if (json !== undefined) return json
  }
  return { form: 'text', text }
}

function readPem([, label = '', body = '', end]: RegExpExecArray): EnteredKey {
  if (end === undefined)
    throw new Error(`The line “-----END ${label}-----” is missing, so the key is cut off.`)
  if (/^[A-Za-z-]+:/m.test(body))
    throw new Error('The private key is protected by a password. Enter the public key.')
  const der = bytesOfPem(body)
  switch (label) {
    case 'PUBLIC KEY':
      return keyOf('spki', der)
    case 'RSA PUBLIC KEY':
      return keyOf('spki', spkiOfRsa(der))
    case 'CERTIFICATE':
      return keyOf('spki', spkiOfCertificate(der))
    case 'PRIVATE KEY':
      return keyOf('pkcs8', der)
    case 'RSA PRIVATE KEY':
      return keyOf('pkcs8', pkcs8OfRsa(der))
    case 'EC PRIVATE KEY':
      return keyOf('pkcs8', pkcs8OfEc(der))
    case 'ENCRYPTED PRIVATE KEY':
      throw new Error('The private key is protected by a password. Enter the public key.')
    default:
      throw new Error(`PEM text labelled “${label}” is not a key for a signature.`)
  }
}

function keyOf(form: 'spki' | 'pkcs8', der: Uint8Array<ArrayBuffer>): EnteredKey {
  return { form, der, type: keyTypeOf(der, form) }
}

function bytesOfPem(body: string): Uint8Array<ArrayBuffer> {
  try {
    const letters = body.replace(/\\[nr]|[\s=]/g, '')
    return base64urlBytes(letters.replaceAll('+', '-').replaceAll('/', '_'))
  } catch {
    throw new Error('The text between the lines BEGIN and END is not Base64.')
  }
}

/** Returns a JWK or a set of them; undefined for other JSON, and for a secret that only begins like JSON. */
function readJson(text: string): EnteredKey | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    if (/"kty"|"keys"/.test(text)) throw new Error('The key begins as JSON, but it is not JSON.')
    return undefined
  }
  const keys = Array.isArray(json) ? json : (json as { keys?: unknown }).keys
  if (Array.isArray(keys)) return readSet(keys)
  return isJwk(json) ? { form: 'jwk', jwk: json } : undefined
}

function readSet(keys: readonly unknown[]): EnteredKey {
  const known = keys.filter(isJwk)
  if (known.length === 0) throw new Error('The set has no key with “kty”.')
  if (known.length > MOST_KEYS) throw new Error(`The set has more than ${MOST_KEYS} keys.`)
  return { form: 'set', keys: known }
}

function isJwk(value: unknown): value is Jwk {
  return typeof value === 'object' && value !== null && typeof (value as Jwk).kty === 'string'
}

/** Keys of a set that may verify a token. */
interface Choice {
  keys: Jwk[]
  /** Which they are: "the key “a” of the set". */
  words: string
}

/** Chooses from a set by the "kid" of the header, or by type when there is none. Throws a sentence when no key fits. */
export function chooseJwks(
  keys: readonly Jwk[],
  { alg, algorithm }: Signed,
  { header }: ReadToken,
): Choice {
  const { kid } = header.value
  const fitting = keys.filter((jwk) => fits(jwk, algorithm))
  if (kid !== undefined) {
    const named = keys.filter((jwk) => jwk['kid'] === kid)
    if (named.length === 0)
      throw new Error(`No key of the set has the kid “${short(kid)}”. It has ${listed(keys)}.`)
    return { keys: named, words: `the key “${short(kid)}” of the set` }
  }
  if (fitting.length === 0) throw new Error(`No key of the set is for ${alg}.`)
  const words = plural(
    fitting.length,
    'the only key of the set for this algorithm',
    `one of the ${fitting.length} keys of the set for this algorithm`,
  )
  return { keys: fitting, words }
}

function fits({ kty, crv }: Jwk, algorithm: { kty: string; crv?: string }): boolean {
  return kty === algorithm.kty && (algorithm.crv === undefined || crv === algorithm.crv)
}

const MOST_NAMED = 5

function listed(keys: readonly Jwk[]): string {
  const names = keys.slice(0, MOST_NAMED).map(({ kid }) => (kid === undefined ? 'a key without one' : `“${short(kid)}”`)) // prettier-ignore
  const rest = keys.length - names.length
  return names.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function short(kid: unknown): string {
  return String(kid).slice(0, 60)
}

import { withoutEnd } from '@/lib/without-end.ts'
import { base64urlBytes } from '@/islands/ui/token/base64url.ts'
import { counted } from '@/lib/quantity.ts'
import type { ReadToken } from '../read-token.ts'
import { chooseJwks, type EnteredKey, type Jwk } from './read-key.ts'
import { jwkWarnings } from './public-key.ts'
import type { SignatureCheck } from '../verdict.ts'
import type { Signed } from './signed.ts'

/** One way to read a secret. */
interface Reading {
  bytes: Uint8Array<ArrayBuffer>
  /** How it was read, as the end of a sentence. */
  how: string
}

/** Checks the code of an HS algorithm with a shared secret. `text` is the key as it was entered. */
export async function checkSecret(
  signed: Signed,
  entered: EnteredKey,
  text: string,
  token: ReadToken,
): Promise<SignatureCheck> {
  const isPublic = entered.form === 'spki' || entered.form === 'pkcs8' || isPublicJwk(entered)
  const readings = isPublic ? asWritten(text) : readingsOf(entered, signed, token)
  for (const { bytes, how } of readings) {
    if (!(await matches(bytes, signed))) continue
    if (isPublic) return forged(signed.alg)
    const own = entered.form === 'jwk' ? jwkWarnings(entered.jwk, signed.alg).slice(1) : []
    return {
      state: 'matches',
      sentence: `The signature belongs to this header and payload and to the secret${how}.`,
      warnings: [...secretWarnings(bytes, signed), ...own],
    }
  }
  return { state: 'differs', sentence: differsSentence(signed.alg, isPublic), warnings: [] }
}

function differsSentence(alg: string, isPublic: boolean): string {
  return isPublic
    ? `${alg} needs a shared secret, and this key is not one. The signature does not match it either way.`
    : 'The signature does not belong to this header and payload with this secret. The token was changed, or the secret is another one.'
}

function isPublicJwk(entered: EnteredKey): boolean {
  return entered.form === 'jwk' && entered.jwk.kty !== 'oct'
}

/** A library that takes its key for the algorithm of the header accepts what is signed with the text of the public key. */
function forged(alg: string): SignatureCheck {
  return {
    state: 'forged',
    sentence: `The token is signed by ${alg} with the text of the public key as the secret. Anybody who knows the public key can do that, so a server must refuse it.`,
    warnings: [],
  }
}

function readingsOf(entered: EnteredKey, signed: Signed, token: ReadToken): Reading[] {
  if (entered.form === 'text') return textReadings(entered.text)
  if (entered.form === 'jwk') return [jwkReading(entered.jwk)]
  if (entered.form !== 'set') return []
  const { keys, words } = chooseJwks(entered.keys, signed, token)
  return keys.filter(({ kty }) => kty === 'oct').map((jwk) => ({ ...jwkReading(jwk), how: `, ${words}` })) // prettier-ignore
}

/** Returns the secret of a JWK. Throws a sentence for the visitor when there is none. */
export function jwkReading({ k }: Jwk): Reading {
  if (typeof k !== 'string' || k === '') throw new Error('The key has no “k”, which is the secret.')
  try {
    return { bytes: base64urlBytes(k), how: '' }
  } catch {
    throw new Error('The “k” of the key is not Base64url.')
  }
}

/** A secret as text first; then without white space at its ends, and decoded from hexadecimal or Base64. */
function textReadings(text: string): Reading[] {
  const trimmed = text.trim()
  return [
    { bytes: bytesOf(text), how: '' },
    ...(trimmed === text ? [] : [{ bytes: bytesOf(trimmed), how: ', without the white space at its ends' }]), // prettier-ignore
    ...(/^(?:[\da-f]{2})+$/i.test(trimmed) ? [{ bytes: hexBytes(trimmed), how: ', read as hexadecimal' }] : []), // prettier-ignore
    ...base64Reading(trimmed),
  ]
}

/** Text of a key with the line ends that a file may have. */
function asWritten(text: string): Reading[] {
  const trimmed = text.trim()
  const lines = [text, trimmed, `${trimmed}\n`]
  return [...new Set([...lines, ...lines.map((one) => one.replace(/\r?\n/g, '\r\n'))])].map(
    (one) => ({ bytes: bytesOf(one), how: '' }),
  )
}

function base64Reading(text: string): Reading[] {
  try {
    const letters = withoutEnd(text, '=').replaceAll('+', '-').replaceAll('/', '_')
    const bytes = base64urlBytes(letters)
    return bytes.length === 0 ? [] : [{ bytes, how: ', read as Base64' }]
  } catch {
    return []
  }
}

/** Returns the UTF-8 bytes of a text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function hexBytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

async function matches(
  bytes: Uint8Array<ArrayBuffer>,
  { algorithm, signature, input }: Signed,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytes, algorithm.importing, false, ['verify'])
  return crypto.subtle.verify(algorithm.signing, key, signature, input)
}

/** Secrets of examples and tutorials, which attackers try first. */
const COMMON = /^(?:secret|your[-_ ].*secret.*|.*change.?me.*|password|jwt.?secret|test|key|shhh+|a-string-secret-at-least-256-bits-long)$/i // prettier-ignore

/** Names a secret that can be guessed. */
export function secretWarnings(
  bytes: Uint8Array,
  { alg, algorithm }: Pick<Signed, 'alg' | 'algorithm'>,
): string[] {
  if (COMMON.test(new TextDecoder().decode(bytes)))
    return ['This secret is one of the first that attackers try. Anybody can make such tokens.']
  if (bytes.length >= algorithm.hashBytes) return []
  return [
    `The secret has ${counted(bytes.length, 'byte')}. ${alg} needs at least ${algorithm.hashBytes} (RFC 7518), or it can be guessed.`,
  ]
}

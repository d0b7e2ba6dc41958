import { base64url } from '@/islands/ui/token/base64url.ts'
import { jsonObject } from '@/islands/ui/token/find-jwt.ts'
import { JsonTextError, readJsonText } from '@/islands/ui/token/json-text.ts'
import { algorithms, type Algorithm } from '../algorithms.ts'
import { bytesOf, jwkReading, secretWarnings } from '../verify/check-secret.ts'
import { checkType, imported, importPublic } from '../verify/public-key.ts'
import { readKey, type Jwk } from '../verify/read-key.ts'
import { needWebCrypto } from '../verify/signed.ts'

/** The algorithms that the page makes keys and tokens for. */
export const SIGNING = ['HS256', 'HS384', 'HS512', 'ES256', 'ES384', 'ES512'] as const

/** The texts that a token is made of. */
export interface Draft {
  header: string
  payload: string
  key: string
}

/** Why no token can be made, and which text is at fault. */
export interface MakeProblem {
  field: keyof Draft
  sentence: string
}

export interface MadeToken {
  token: string
  warnings: readonly string[]
}

/** Signs a header and a payload, both without white space but with every digit as written. Never rejects. */
export async function makeToken(draft: Draft): Promise<MadeToken | MakeProblem> {
  try {
    needWebCrypto()
    const { header, payload } = { header: objectOf(draft, 'header'), payload: objectOf(draft, 'payload') } // prettier-ignore
    const alg = String(jsonObject(header)?.value['alg'])
    const algorithm = algorithmOf(alg)
    const input = `${base64url(bytesOf(header))}.${base64url(bytesOf(payload))}`
    const { key, warnings } = await signingKey(draft.key, alg, algorithm)
    const signature = await crypto.subtle.sign(algorithm.signing, key, bytesOf(input))
    return { token: `${input}.${base64url(new Uint8Array(signature))}`, warnings }
  } catch (error) {
    const { field = 'key', sentence = (error as Error).message } = error as Partial<MakeProblem>
    return { field, sentence }
  }
}

function objectOf(draft: Draft, field: 'header' | 'payload'): string {
  const text = draft[field]
  try {
    const { compact } = readJsonText(text)
    if (compact.startsWith('{')) return compact
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error
    const line = text.slice(0, error.index).split('\n')
    throw problem(field, `Line ${line.length}, character ${(line.at(-1)?.length ?? 0) + 1}: ${error.message}`) // prettier-ignore
  }
  throw problem(field, 'Write an object in braces.')
}

function algorithmOf(alg: string): Algorithm {
  const algorithm = SIGNING.some((name) => name === alg) ? algorithms.get(alg) : undefined
  if (algorithm === undefined)
    throw problem('header', `“alg” is one of ${SIGNING.join(', ')} on this page.`)
  return algorithm
}

function problem(field: keyof Draft, sentence: string): Error {
  return Object.assign(new Error(sentence), { field, sentence })
}

interface SigningKey {
  key: CryptoKey
  warnings: string[]
}

async function signingKey(text: string, alg: string, algorithm: Algorithm): Promise<SigningKey> {
  if (text.trim() === '') throw new Error('Generate a key, or enter your own.')
  const entered = readKey(text)
  const { importing, kty } = algorithm
  if (kty === 'oct' && entered.form === 'text') return secretKey(bytesOf(entered.text), alg, algorithm) // prettier-ignore
  if (entered.form === 'jwk') {
    const { jwk } = entered
    checkType(jwk, alg, algorithm)
    if (kty === 'oct') return secretKey(jwkReading(jwk).bytes, alg, algorithm)
    if (jwk['d'] === undefined) throw new Error('This is the public key. Signing needs the private key.') // prettier-ignore
    const { crv, x, y, d } = jwk as Record<string, string>
    const own = { kty, crv, x, y, d } as JsonWebKey
    const load = () => crypto.subtle.importKey('jwk', own, importing, false, ['sign'])
    return { key: await imported(algorithm, load), warnings: [] }
  }
  if (entered.form === 'spki') throw new Error('This is a public key. Signing needs the private key.') // prettier-ignore
  if (entered.form !== 'pkcs8') throw new Error(`${alg} needs a private key as JWK or PEM.`)
  checkType(entered.type, alg, algorithm)
  const { der } = entered
  const load = () => crypto.subtle.importKey('pkcs8', der, importing, false, ['sign'])
  return { key: await imported(algorithm, load), warnings: [] }
}

async function secretKey(
  bytes: Uint8Array<ArrayBuffer>,
  alg: string,
  algorithm: Algorithm,
): Promise<SigningKey> {
  const key = await crypto.subtle.importKey('raw', bytes, algorithm.importing, false, ['sign'])
  return { key, warnings: secretWarnings(bytes, { alg, algorithm }) }
}

/** Generates a key for an algorithm, as the text of a JWK: a secret as long as the hash, or a private key. */
export async function generateKey(alg: (typeof SIGNING)[number]): Promise<string> {
  needWebCrypto()
  const algorithm = algorithms.get(alg) as Algorithm
  if (algorithm.kty === 'oct') {
    const k = base64url(crypto.getRandomValues(new Uint8Array(algorithm.hashBytes)))
    return JSON.stringify({ kty: 'oct', alg, k }, null, 2)
  }
  const params = algorithm.importing as EcKeyGenParams
  const pair = (await crypto.subtle.generateKey(params, true, ['sign', 'verify'])) as CryptoKeyPair
  const { crv, x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return JSON.stringify({ kty: 'EC', crv, alg, x, y, d }, null, 2)
}

/** Returns the public part of a private JWK as a JWK and as PEM, or undefined when the key has no public part. */
export async function publicPart(key: string): Promise<{ jwk: string; pem: string } | undefined> {
  try {
    const entered = readKey(key)
    const algorithm = entered.form === 'jwk' && [...algorithms.values()].find(({ crv }) => crv !== undefined && crv === entered.jwk.crv) // prettier-ignore
    if (!algorithm) return undefined
    const members = Object.entries(entered.jwk).filter(([name]) => name !== 'd')
    const jwk = Object.fromEntries(members) as Jwk
    const spki = await crypto.subtle.exportKey('spki', await importPublic(jwk, algorithm))
    const lines = btoa(String.fromCharCode(...new Uint8Array(spki))).match(/.{1,64}/g) ?? []
    const pem = ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n')
    return { jwk: JSON.stringify(jwk, null, 2), pem }
  } catch {
    return undefined
  }
}

/** Sets a member of an object of JSON and leaves the others as they are written. Returns text that is not JSON unchanged. */
export function withMember(text: string, name: string, value: string): string {
  try {
    const { members } = readJsonText(text)
    const member = members.findLast((one) => one.name === name)
    const end = text.lastIndexOf('}')
    if (member === undefined && end === -1) return text
    const added = `${members.length > 0 ? ',' : ''}${JSON.stringify(name)}:${value}`
    const changed = member
      ? text.slice(0, member.start) + value + text.slice(member.end)
      : text.slice(0, end) + added + text.slice(end)
    return readJsonText(changed).indented
  } catch {
    return text
  }
}

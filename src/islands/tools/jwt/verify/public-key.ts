import { base64urlBytes } from '@/islands/ui/token/base64url.ts'
import { ownEntry } from '@/lib/own-entry.ts'
import type { Algorithm } from '../algorithms.ts'
import type { KeyType } from './der.ts'
import type { EnteredKey, Jwk } from './read-key.ts'
import type { Signed } from './signed.ts'

interface PublicKey {
  key: CryptoKey
  warnings: string[]
}

const PRIVATE_NOTE =
  'You entered a private key. Verifying needs only its public part, so keep the private key where it belongs.'

/** Imports the public part of a key. Throws a sentence for the visitor when the key does not fit the algorithm. */
export async function publicKeyOf(entered: EnteredKey, signed: Signed): Promise<PublicKey> {
  const { algorithm, alg } = signed
  if (entered.form === 'jwk') {
    const { jwk } = entered
    checkType(jwk, alg, algorithm)
    const key = await imported(algorithm, () => importPublic(jwk, algorithm))
    return { key, warnings: jwkWarnings(jwk, alg) }
  }
  if (entered.form !== 'spki' && entered.form !== 'pkcs8') throw new Error('This is not a public key.') // prettier-ignore
  const { der, form, type } = entered
  checkType(type, alg, algorithm)
  if (form === 'spki') {
    const key = await imported(algorithm, () =>
      crypto.subtle.importKey('spki', der, algorithm.importing, true, ['verify']),
    )
    return { key, warnings: lengthWarnings(key) }
  }
  const key = await imported(algorithm, async () => {
    const own = await crypto.subtle.importKey('pkcs8', der, algorithm.importing, true, ['sign'])
    return importPublic((await crypto.subtle.exportKey('jwk', own)) as unknown as Jwk, algorithm)
  })
  return { key, warnings: [PRIVATE_NOTE, ...lengthWarnings(key)] }
}

/** Only these members: a browser refuses a key whose "alg", "use" or "key_ops" differ from what it is imported for. */
const PUBLIC_MEMBERS = ['kty', 'crv', 'x', 'y', 'n', 'e']

/** Imports the public members of a JWK. */
export function importPublic(jwk: Jwk, { importing }: Algorithm): Promise<CryptoKey> {
  const members = PUBLIC_MEMBERS.filter((name) => name in jwk).map((name) => [
    name,
    ownEntry(jwk, name),
  ])
  return crypto.subtle.importKey(
    'jwk',
    Object.fromEntries(members) as JsonWebKey,
    importing,
    true,
    ['verify'], // prettier-ignore
  )
}

/** Imports a key, or throws a sentence for the visitor about why the browser refuses it. */
export async function imported(
  algorithm: Algorithm,
  load: () => Promise<CryptoKey>,
): Promise<CryptoKey> {
  try {
    return await load()
  } catch (error) {
    if ((error as Error).name === 'NotSupportedError' && algorithm.kty === 'OKP')
      throw new Error('This browser cannot verify Ed25519. Chrome 137, Firefox 129 and Safari 17 can.') // prettier-ignore
    throw new Error('The browser refuses this key: it is damaged, or parts of it are missing.')
  }
}

/** Throws a sentence for the visitor when a key does not fit an algorithm. */
export function checkType(type: KeyType, alg: string, { kty, crv }: Algorithm): void {
  if (type.kty === kty && (crv === undefined || type.crv === crv)) {
    if (type.kty !== 'RSA' || type.crv === undefined) return
    throw new Error('The key is for RSA-PSS only, a form that browsers do not read. Use the plain RSA key.') // prettier-ignore
  }
  throw new Error(
    `${alg} needs ${named({ kty, ...(crv && { crv }) })}, and this is ${named(type)}.`,
  )
}

const TYPES = { RSA: 'an RSA key', oct: 'a shared secret', EC: 'a key', OKP: 'a key' }

function named({ kty, crv }: KeyType): string {
  const curve = crv === undefined ? '' : ` of ${crv}`
  return `${ownEntry(TYPES, kty) ?? `a key of the type “${kty.slice(0, 20)}”`}${curve}`
}

/** Names what a JWK says of itself that does not fit: RFC 7517, section 4, and RFC 7518, section 3.3. */
export function jwkWarnings(jwk: Jwk, alg: string): string[] {
  const { use, key_ops: operations } = jwk
  const isSameName = jwk['alg'] === alg || (/^Ed/.test(alg) && /^Ed/.test(String(jwk['alg'])))
  const isShort = jwk.kty === 'RSA' && modulusBits(jwk['n']) < LEAST_RSA_BITS
  return [
    ...(jwk['d'] === undefined ? [] : [PRIVATE_NOTE]),
    ...(jwk['alg'] === undefined || isSameName
      ? []
      : [`The key is for ${String(jwk['alg']).slice(0, 30)}, and the token uses ${alg}.`]),
    ...(use === 'enc' ? ['The key is for encryption (use: enc), not for signatures.'] : []),
    ...(Array.isArray(operations) && !operations.includes('verify') && !operations.includes('sign')
      ? ['The key does not list “verify” in key_ops.']
      : []),
    ...(isShort ? [SHORT_RSA] : []),
  ]
}

const LEAST_RSA_BITS = 2048
const SHORT_RSA = 'The RSA key is shorter than 2048 bits, the least that RFC 7518 allows.'

function modulusBits(n: unknown): number {
  return typeof n === 'string' ? base64urlBytes(n).length * 8 : LEAST_RSA_BITS
}

function lengthWarnings({ algorithm }: CryptoKey): string[] {
  const { modulusLength = LEAST_RSA_BITS } = algorithm as { modulusLength?: number }
  return modulusLength < LEAST_RSA_BITS ? [SHORT_RSA] : []
}

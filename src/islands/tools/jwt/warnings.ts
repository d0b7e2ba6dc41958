import type { JsonObject } from '@/islands/ui/token/find-jwt.ts'
import { MOST_SECONDS, secondsRemark, TIME_NAMES } from '@/islands/ui/token/token-times.ts'
import { ownEntry } from '@/lib/own-entry.ts'

/** Names what a header asks of a program that must not be trusted: RFC 8725 and RFC 7515, section 4. */
export function headerWarnings(header: JsonObject, kind: 'signed' | 'encrypted'): string[] {
  const { value } = header
  return [
    ...algWarnings(value['alg'], kind),
    ...repeatedWarnings(header, 'header'),
    ...critWarnings(value),
    ...keyWarnings(value),
    ...kidWarnings(value['kid']),
  ]
}

function algWarnings(alg: unknown, kind: 'signed' | 'encrypted'): string[] {
  if (kind === 'encrypted')
    return ['The token is encrypted (JWE). Only its header can be read without the private key.']
  if (typeof alg !== 'string') return ['The header has no “alg”, which every token must have.']
  if (alg.toLowerCase() === 'none')
    return [
      `The algorithm is “${alg}”: nothing is signed, so anybody can write such a token.${alg === 'none' ? '' : ' This spelling is a known way around filters.'}`,
    ]
  return alg === 'EdDSA'
    ? ['The name EdDSA is deprecated since October 2025 (RFC 9864). The new name is Ed25519.']
    : []
}

function repeatedWarnings({ repeated }: JsonObject, part: string): string[] {
  return repeated
    .slice(0, 10)
    .map(
      (name) =>
        `The ${part} has “${name}” more than once. Programs take the last one, the first one, or refuse the token.`,
    )
}

/** Returns why a program must refuse a token, whatever its signature: RFC 7515, section 4.1.11, and RFC 7797, section 6. */
export function refusals(header: Record<string, unknown>): string[] {
  const crit: unknown[] = Array.isArray(header['crit']) ? header['crit'] : []
  const isListed = crit.includes('b64')
  const unknown = crit.filter((name) => name !== 'b64').map((name) => `“${String(name)}”`)
  return [
    ...('crit' in header && crit.length === 0
      ? ['“crit” must be a list with at least one name. A program must refuse the token.']
      : []),
    ...(unknown.length > 0
      ? [
          `“crit” names ${unknown.join(', ')}. A program that does not know this must refuse the token.`,
        ]
      : []),
    ...(isListed && header['b64'] === undefined
      ? ['“crit” names “b64”, which the header does not have. A program must refuse the token.']
      : []),
    ...(!isListed && header['b64'] !== undefined
      ? ['“b64” must be named in “crit”. A program must refuse the token.']
      : []),
  ]
}

function critWarnings(header: Record<string, unknown>): string[] {
  return [
    ...refusals(header),
    ...(header['b64'] === false
      ? [
          '“b64” is false: the payload is not Base64url (RFC 7797). JSON Web Tokens must not use it.',
        ]
      : []),
  ]
}

const KEY_MEMBERS: Record<string, string> = {
  jwk: 'carries its own key (jwk)',
  x5c: 'carries its own certificate (x5c)',
  jku: 'names an address for the key (jku)',
  x5u: 'names an address for the certificate (x5u)',
}

function keyWarnings(header: Record<string, unknown>): string[] {
  return Object.entries(KEY_MEMBERS)
    .filter(([name]) => name in header)
    .map(
      ([, what]) =>
        `The header ${what}. Whoever wrote the token chose it, so it proves nothing. This page does not use it.`,
    )
}

function kidWarnings(kid: unknown): string[] {
  if (kid === undefined) return []
  if (typeof kid !== 'string') return ['“kid” is not text.']
  if (/\.\.[/\\]|^\/|^[a-z]:\\/i.test(kid))
    return ['“kid” looks like a path to a file, which is an attack on careless servers.']
  return /['";]|--|\bunion\b|\bselect\b|[|`$]/i.test(kid)
    ? ['“kid” looks like a database query or a command, which is an attack on careless servers.']
    : []
}

/** Names claims that programs read differently or refuse: RFC 7519, section 4. `now` is in milliseconds. */
export function claimWarnings(claims: JsonObject, now: number): string[] {
  const { value } = claims
  const times = Object.keys(TIME_NAMES).flatMap((name) => timeWarnings(name, ownEntry(value, name)))
  const { exp, iat, nbf } = value
  return [
    ...repeatedWarnings(claims, 'payload'),
    ...times,
    ...(exp === undefined ? ['There is no “exp”, so the token never expires.'] : []),
    ...(typeof iat === 'number' && iat < MOST_SECONDS && iat * 1000 > now + 60_000
      ? ['“iat” is in the future. A clock is wrong, or somebody made the token up.']
      : []),
    ...(typeof exp === 'number' && typeof nbf === 'number' && nbf >= exp
      ? ['“nbf” is not before “exp”, so the token can never be used.']
      : []),
  ]
}

function timeWarnings(name: string, value: unknown): string[] {
  if (value === undefined) return []
  if (typeof value !== 'number')
    return [`“${name}” is not a number of seconds, so programs refuse or ignore it.`]
  const remark = secondsRemark(name, value)
  return remark === undefined ? [] : [remark]
}

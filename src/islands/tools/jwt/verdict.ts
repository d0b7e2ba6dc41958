import { fromNow } from '@/islands/ui/dates/from-now.ts'

import type { ReadToken } from './read-token.ts'

/** What is known of the signature of a token. */
export interface SignatureCheck {
  /**
   * 'none': there is no key. 'problem': the key or the token does not let the signature be checked. 'forged': it matches, but
   * anybody could have made it.
   */
  state: 'none' | 'checking' | 'matches' | 'differs' | 'problem' | 'forged'
  /** A sentence about it for the visitor; empty without a key. */
  sentence: string
  warnings: readonly string[]
}

export const NO_KEY: SignatureCheck = { state: 'none', sentence: '', warnings: [] }
export const CHECKING: SignatureCheck = { state: 'checking', sentence: '', warnings: [] }

/** The answer of the page. */
export interface Verdict {
  /** What the times say: "Expired 3 days ago". */
  time: string
  /** What is known of the signature: "not verified". */
  signature: string
  tone: 'good' | 'bad' | 'plain'
}

/** Returns a verdict in one line. */
export function verdictText({ time, signature }: Verdict): string {
  return [time, signature].filter((part) => part !== '').join(' · ')
}

type Time = 'expired' | 'early' | 'in-time' | 'unlimited' | 'unknown'

/** Says whether a token may be used now and what is known of its signature. `now` and `leeway` are in seconds. */
export function verdictOf(
  token: ReadToken,
  check: SignatureCheck,
  now: number,
  leeway: number,
): Verdict {
  const time = timeOf(token, now, leeway)
  const isBad = time.state === 'expired' || token.mustRefuse || token.alg.toLowerCase() === 'none'
  const isGood = time.state === 'in-time' || time.state === 'unlimited'
  const words = { time: time.words, signature: signatureWords(token, check) }
  if (isBad || check.state === 'differs' || check.state === 'forged')
    return { ...words, tone: 'bad' }
  return { ...words, tone: isGood && check.state === 'matches' ? 'good' : 'plain' }
}

/** RFC 7519, sections 4.1.4 and 4.1.5: refused from "exp" on, and before "nbf". */
function timeOf(
  { kind, claims }: ReadToken,
  now: number,
  leeway: number,
): { state: Time; words: string } {
  if (kind === 'encrypted') return { state: 'unknown', words: 'Encrypted' }
  if (claims === undefined) return { state: 'unknown', words: 'No claims' }
  const { exp, nbf } = claims.value
  if (nbf !== undefined && typeof nbf !== 'number')
    return { state: 'unknown', words: 'No readable start' }
  const isNumber = (value: unknown) => typeof value === 'number'
  if (isNumber(exp) && now - leeway >= exp)
    return { state: 'expired', words: `Expired ${fromNow(exp, now)}` }
  if (isNumber(nbf) && now + leeway < nbf)
    return { state: 'early', words: `Usable ${fromNow(nbf, now)}` }
  if (isNumber(exp))
    return { state: 'in-time', words: exp <= now ? `Expired ${fromNow(exp, now)}, within the leeway` : `Expires ${fromNow(exp, now)}` } // prettier-ignore
  return exp === undefined
    ? { state: 'unlimited', words: 'Never expires' }
    : { state: 'unknown', words: 'No readable expiry' }
}

function signatureWords(token: ReadToken, { state }: SignatureCheck): string {
  const { alg, parts, mustRefuse } = token
  if (alg.toLowerCase() === 'none' || (parts[2] ?? '') === '') return 'not signed'
  if (mustRefuse) return 'must be refused'
  if (state === 'matches') return 'signature verified'
  if (state === 'differs') return 'signature does not match'
  if (state === 'forged') return 'signature proves nothing'
  return state === 'checking' ? 'verifying…' : 'not verified'
}

import { plural } from '@/lib/quantity.ts'
import type { ReadToken } from '../read-token.ts'
import type { Jwk } from './read-key.ts'
import type { Signed } from './signed.ts'

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

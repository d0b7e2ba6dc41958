import type { ReadToken } from '../read-token.ts'
import { chooseJwks, readKey, type EnteredKey, type Jwk } from './read-key.ts'
import { checkSecret } from './check-secret.ts'
import { publicKeyOf } from './public-key.ts'
import type { SignatureCheck } from '../verdict.ts'
import { needWebCrypto, signedOf, type Signed } from './signed.ts'

/** Verifies the signature of a token with a key as it was entered. Never rejects. */
export async function verifySignature(token: ReadToken, key: string): Promise<SignatureCheck> {
  try {
    needWebCrypto()
    const signed = signedOf(token)
    const entered = readKey(key)
    return await (signed.algorithm.kty === 'oct' ? checkSecret(signed, entered, key, token) : checkPublic(signed, entered, token)) // prettier-ignore
  } catch (error) {
    return { state: 'problem', sentence: (error as Error).message, warnings: [] }
  }
}

async function checkPublic(
  signed: Signed,
  entered: EnteredKey,
  token: ReadToken,
): Promise<SignatureCheck> {
  const { alg, algorithm } = signed
  if (entered.form === 'text')
    throw new Error(
      `${alg} needs a public key: PEM, a certificate, a JWK or a JWKS. This is ${looksLikeAddress(entered.text) ? 'an address, and the page fetches nothing' : 'plain text'}.`,
    )
  const choice = entered.form === 'set' ? chooseJwks(entered.keys, signed, token) : undefined
  const candidates: (EnteredKey | { form: 'jwk'; jwk: Jwk })[] = choice?.keys.map((jwk) => ({
    form: 'jwk',
    jwk,
  })) ?? [entered]
  for (const candidate of candidates) {
    const { key, warnings } = await publicKeyOf(candidate, signed)
    if (await crypto.subtle.verify(algorithm.signing, key, signed.signature, signed.input))
      return { state: 'matches', sentence: matchSentence(choice?.words ?? ''), warnings }
  }
  const tried = choice === undefined ? 'this key' : choice.words
  return {
    state: 'differs',
    sentence: `The signature does not belong to this header and payload with ${tried}. The token was changed, or the key is another one.`,
    warnings: [],
  }
}

function matchSentence(chosen: string): string {
  const which = chosen === '' ? 'the key' : chosen
  return `The signature belongs to this header and payload and to ${which}. Whether the key is the issuer’s is for you to know.`
}

function looksLikeAddress(text: string): boolean {
  return /^\s*https?:\/\//i.test(text)
}

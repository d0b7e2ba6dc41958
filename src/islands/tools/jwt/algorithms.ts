import { ownEntry } from '@/lib/own-entry.ts'

/** How Web Crypto verifies an algorithm of RFC 7518, RFC 8037 or RFC 9864. */
export interface Algorithm {
  /** The type of its key in a JWK. */
  kty: 'oct' | 'RSA' | 'EC' | 'OKP'
  /** The curve of its key. */
  crv?: string
  importing: HmacImportParams | RsaHashedImportParams | EcKeyImportParams | { name: string }
  signing: { name: string; saltLength?: number; hash?: string }
  /** Bytes of a signature; of RSA it depends on the key. */
  signatureBytes?: number
  /** Bytes of the hash, which is the least length of an HS key (RFC 7518, section 3.2). */
  hashBytes: number
  words: string
}

const ed25519: Algorithm = {
  kty: 'OKP',
  crv: 'Ed25519',
  importing: { name: 'Ed25519' },
  signing: { name: 'Ed25519' },
  signatureBytes: 64,
  hashBytes: 64,
  words: 'Ed25519, checked with a public key',
}

const ofBits = ([bits, curve, bytes]: [number, string, number]): Record<string, Algorithm> => {
  const hash = `SHA-${bits}`
  const [pkcs, pss] = ['RSASSA-PKCS1-v1_5', 'RSA-PSS']
  const hashBytes = bits / 8
  return {
    [`HS${bits}`]: {
      kty: 'oct',
      importing: { name: 'HMAC', hash },
      signing: { name: 'HMAC' },
      signatureBytes: hashBytes,
      hashBytes,
      words: `HMAC with ${hash}, one shared secret`,
    },
    [`RS${bits}`]: {
      kty: 'RSA',
      importing: { name: pkcs, hash },
      signing: { name: pkcs },
      hashBytes,
      words: `RSA with ${hash}, checked with a public key`,
    },
    [`PS${bits}`]: {
      kty: 'RSA',
      importing: { name: pss, hash },
      signing: { name: pss, saltLength: hashBytes },
      hashBytes,
      words: `RSA-PSS with ${hash}, checked with a public key`,
    },
    [`ES${bits}`]: {
      kty: 'EC',
      crv: curve,
      importing: { name: 'ECDSA', namedCurve: curve },
      signing: { name: 'ECDSA', hash },
      signatureBytes: bytes,
      hashBytes,
      words: `ECDSA on ${curve}, checked with a public key`,
    },
  }
}

/** The algorithms that a browser verifies, by the name in "alg". */
export const algorithms: ReadonlyMap<string, Algorithm> = new Map(
  Object.entries({
    ...ofBits([256, 'P-256', 64]),
    ...ofBits([384, 'P-384', 96]),
    ...ofBits([512, 'P-521', 132]),
    EdDSA: ed25519,
    Ed25519: ed25519,
  }),
)

/** Algorithms of signatures that no browser verifies. */
const OUTSIDE = {
  none: 'no signature',
  ES256K: 'ECDSA on secp256k1, which browsers cannot check',
  Ed448: 'Ed448, which browsers cannot check',
}

/** Returns what an algorithm is, from its name in "alg"; an empty text for an unknown name. */
export function algorithmWords(alg: string): string {
  return algorithms.get(alg)?.words ?? ownEntry(OUTSIDE, alg) ?? ''
}

/** The hash functions a code can be made with, the usual first. */
export const HMAC_ALGORITHMS = [
  'SHA-256',
  'SHA-384',
  'SHA-512',
  'SHA-224',
  'SHA-512/256',
  'SHA3-256',
  'SHA3-512',
  'SHA-1',
  'MD5',
] as const
export type HmacAlgorithm = (typeof HMAC_ALGORITHMS)[number]

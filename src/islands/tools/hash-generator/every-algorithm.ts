import { DIGEST_LENGTHS, type Algorithm } from './hash.ts'

/** The algorithms beside those of the page's four rows, with the number of hexadecimal digits of each digest. */
const MORE_LENGTHS = {
  MD5: 32,
  'SHA-224': 56,
  'SHA-512/224': 56,
  'SHA-512/256': 64,
  'SHA3-224': 56,
  'SHA3-256': 64,
  'SHA3-384': 96,
  'SHA3-512': 128,
  BLAKE3: 64,
  'CRC-32': 8,
} as const
export type EveryAlgorithm = Algorithm | keyof typeof MORE_LENGTHS
export const moreAlgorithms = Object.keys(MORE_LENGTHS) as EveryAlgorithm[]

/** Every algorithm, with the number of hexadecimal digits of its digest. */
export const EVERY_LENGTH: Record<EveryAlgorithm, number> = { ...DIGEST_LENGTHS, ...MORE_LENGTHS }

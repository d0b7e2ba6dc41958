import type { SecretKind } from './secret-formats.ts'

/** Strings and numbers that are secrets, from their first byte to the one after their last, in the order of the text. */
export interface SecretPlaces {
  starts: Uint32Array
  ends: Uint32Array
}

/** The secrets of one kind. */
export interface SecretGroup {
  kind: SecretKind
  count: number
  /** Where the first is, as a normalized path (RFC 9535 section 2.7), and its first byte. */
  path: string
  offset: number
}

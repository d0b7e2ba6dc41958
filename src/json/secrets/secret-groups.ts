import type { JsonResult } from '../text/result.ts'
import type { SecretKind } from './secret-formats.ts'

/** What the worker is given: a result to be searched, or one whose secrets are to be replaced. */
export type SecretsRequest =
  { kind: 'find'; whole: Blob } | { kind: 'redact'; whole: Blob; places: SecretPlaces }

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

export type SecretsAnswer =
  | { kind: 'found'; groups: SecretGroup[]; places: SecretPlaces }
  | { kind: 'redacted'; result: JsonResult }
  /** There is not the memory for it. */
  | { kind: 'failed' }

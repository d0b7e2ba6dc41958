import type { DuplicateKeys } from '../text/key-stack.ts'
import type { Nodes } from '../text/nodes.ts'
import type { OnProgress } from '../text/result.ts'
import type { Choices, ConvertedTable, Told } from './converted.ts'

/** A document as the writers of other formats get it. */
export interface JsonDocument {
  /** Of the document without white space, so that every value is written as short as it can be. */
  nodes: Nodes
  duplicates: DuplicateKeys
  /** The document as the result shows it. */
  laidOut: Uint8Array<ArrayBuffer>
}

/** A document in another format, in pieces. */
export interface Written extends Partial<Told> {
  kind: 'written'
  pieces: BlobPart[]
  notes: string[]
}

/** Throws `RefusedError` with the sentence the visitor reads when there would be no sensible result. */
export type Writer = (
  document: JsonDocument,
  choices: Choices,
  onProgress: OnProgress,
) => Written | ConvertedTable

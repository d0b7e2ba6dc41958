import { fileSize } from '@/lib/quantity.ts'

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

/** Said when a result would be larger than what the page can hold, or would be of no use. */
export class RefusedError extends Error {}

const LARGEST_BYTES = 500_000_000
const PIECE_LENGTH = 500_000
const encoder = new TextEncoder()

/** Gathers a long text in UTF-8 piece by piece, because no engine holds hundreds of megabytes as one text. */
export class TextPieces {
  readonly pieces: Uint8Array<ArrayBuffer>[] = []
  /** Bytes of the finished pieces. */
  size = 0
  private open = ''

  /** Throws `RefusedError` when the text grows too large. */
  add(text: string): void {
    this.open += text
    if (this.open.length > PIECE_LENGTH) this.finishPiece()
  }

  finishPiece(): void {
    const piece = encoder.encode(this.open)
    this.open = ''
    this.pieces.push(piece)
    this.size += piece.length
    if (this.size > LARGEST_BYTES) {
      throw new RefusedError(
        `The result would be larger than ${fileSize(LARGEST_BYTES)}, the most this tool can hold.`,
      )
    }
  }

  /** All of it. */
  finished(): Uint8Array<ArrayBuffer>[] {
    this.finishPiece()
    return this.pieces
  }
}

import { fileSize } from '@/lib/file-size.ts'

import type { DuplicateKeys } from '../text/key-stack.ts'
import type { Nodes } from '../text/nodes.ts'
import type { OnProgress } from '../text/result.ts'
import type { Choices, ConvertedTable, Told } from './converted.ts'

/** A document as input of the writers. */
export interface JsonDocument {
  /** The nodes of the minified document. */
  nodes: Nodes
  duplicates: DuplicateKeys
  /** The document as displayed in the result. */
  laidOut: Uint8Array<ArrayBuffer>
}

/** A document in another format, in pieces. */
export interface Written extends Partial<Told> {
  kind: 'written'
  pieces: BlobPart[]
  notes: string[]
}

/**
 * Writes a document in another format. Throws `RefusedError` with the sentence the visitor reads when there is no useful result.
 */
export type Writer = (
  document: JsonDocument,
  choices: Choices,
  onProgress: OnProgress,
) => Written | ConvertedTable

/** Thrown when a result would be too large or useless. */
export class RefusedError extends Error {}

const LARGEST_BYTES = 500_000_000
const PIECE_LENGTH = 500_000
const encoder = new TextEncoder()

/** Collects a long text as UTF-8 pieces, because a JavaScript string cannot have hundreds of megabytes. */
export class TextPieces {
  readonly pieces: Uint8Array<ArrayBuffer>[] = []
  /** The bytes of the finished pieces. */
  size = 0
  private open = ''

  /** Appends text. Throws `RefusedError` when the result is too large. */
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
        `The result would be larger than ${fileSize(LARGEST_BYTES)}, the limit of this tool.`,
      )
    }
  }

  /** Returns all pieces. */
  finished(): Uint8Array<ArrayBuffer>[] {
    this.finishPiece()
    return this.pieces
  }
}

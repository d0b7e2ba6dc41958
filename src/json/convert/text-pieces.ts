import { fileSize } from '@/lib/quantity.ts'

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

/** The content of a gzip file: all of it, or its beginning when it is larger than the limit. */
export interface Unpacked {
  bytes: Uint8Array<ArrayBuffer>
  extent: 'whole' | 'beginning'
}

/** Limit in bytes. A small file may unpack to a thousand times its size. */
export const MOST_UNPACKED = 50_000_000

/** Unpacks a gzip file (RFC 1952) up to a limit. Rejects with a sentence for the visitor when it is broken. */
export async function unpackGzip(
  packed: Uint8Array<ArrayBuffer>,
  limit = MOST_UNPACKED,
): Promise<Unpacked> {
  if (typeof DecompressionStream === 'undefined')
    throw new Error('This browser cannot unpack gzip. You can download the file as it is.')
  const reader = pieceByPiece(packed).pipeThrough(new DecompressionStream('gzip')).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { bytes: joined(pieces, size), extent: 'whole' }
      pieces.push(value)
      size += value.length
      if (size <= limit) continue
      void reader.cancel().catch(() => undefined)
      return { bytes: joined(pieces, limit), extent: 'beginning' }
    }
  } catch {
    throw new Error('The gzip file is damaged: it is incomplete, or its bytes have been changed.')
  }
}

/** Bytes of the file that are unpacked at a time. Each unpacks to at most about a thousand times its size. */
const PIECE_BYTES = 4096

function pieceByPiece(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + PIECE_BYTES))
      at += PIECE_BYTES
    },
  })
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece.subarray(0, size - at), at)
    at += piece.length
    if (at >= size) break
  }
  return bytes
}

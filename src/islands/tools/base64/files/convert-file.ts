import { Base64Reader, base64Codes, PLAIN } from '../alphabet.ts'
import type { WrittenForm } from '../base64.ts'
import { strayByteReason } from '../sentences.ts'

/** A multiple of 48 and 57, the bytes of lines of 64 and 76 letters, so that pieces contain whole lines. */
const LINE_BYTES = 912
/** Piece size. Memory stays at a few megabytes for files of any size, because results are blobs. */
const PIECE_BYTES = LINE_BYTES * 4096

type OnProgress = (bytesDone: number) => void

/** Encodes a file in pieces as Base64, or as a data URI of its media type. Rejects when the file can no longer be read. */
export async function encodeFile(
  file: Blob,
  form: WrittenForm,
  type: string,
  onProgress: OnProgress = () => undefined,
  pieceBytes = PIECE_BYTES,
): Promise<Blob> {
  const written = form === 'data-uri' ? PLAIN : form
  const parts: BlobPart[] = form === 'data-uri' ? [`data:${type};base64,`] : []
  for (let start = 0; start < file.size; start += pieceBytes) {
    const piece = await bytesAt(file, start, pieceBytes)
    if (start > 0 && written.lineLength > 0) parts.push('\n')
    parts.push(new Blob([base64Codes(piece, written)]))
    onProgress(start + piece.length)
  }
  return new Blob(parts, { type: 'text/plain' })
}

/** Limit of the search for the beginning of the data in a data URI. */
const MOST_HEAD_BYTES = 4096

/**
 * Decodes a file of Base64 or of a Base64 data URI in pieces. Rejects with a sentence for the visitor when it is not Base64,
 * and when the file can no longer be read.
 */
export async function decodeFile(
  file: Blob,
  onProgress: OnProgress = () => undefined,
  pieceBytes = PIECE_BYTES,
): Promise<{ bytes: Blob; notes: string[] }> {
  const reader = new Base64Reader()
  const parts: Blob[] = []
  const first = await headLength(file)
  for (let start = first; start < file.size; start += pieceBytes) {
    const piece = await bytesAt(file, start, pieceBytes)
    parts.push(new Blob([reader.read(piece)]))
    if (reader.stray !== undefined) break
    onProgress(start + piece.length)
  }
  const notes = reader.end()
  if (reader.stray !== undefined)
    throw new Error(strayByteReason({ ...reader.stray, index: first + reader.stray.index }))
  return { bytes: new Blob(parts), notes }
}

async function bytesAt(
  file: Blob,
  start: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, start + length).arrayBuffer())
}

/** Returns the number of bytes before the Base64: a byte order mark or the head of a data URI. */
async function headLength(file: Blob): Promise<number> {
  const head = new TextDecoder('latin1').decode(await bytesAt(file, 0, MOST_HEAD_BYTES))
  if (head.includes('-----BEGIN '))
    throw new Error(
      'The file has lines BEGIN and END around its Base64, as PEM has. Paste its text into the box above.',
    )
  return /^(?:\u00EF\u00BB\u00BF)?(?:\s*data:[^,]*;\s*base64,)?/i.exec(head)?.[0].length ?? 0
}

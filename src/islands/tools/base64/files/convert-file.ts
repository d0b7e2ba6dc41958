import { base64Codes, PLAIN } from '../alphabet.ts'
import type { WrittenForm } from '../base64.ts'
import { Base64Reader } from '../base64-reader.ts'

/** The bytes of lines of 64 and of 76 letters are 48 and 57: a piece holds whole lines of both. */
const LINE_BYTES = 912
/** Read at a time, a few megabytes: memory stays at this size whatever the file's, since the pieces made are blobs. */
const PIECE_BYTES = LINE_BYTES * 4096

type Tell = (bytesDone: number) => void

/** A file as Base64, or as a data URI of its media type, read piece by piece. Rejects when it can no longer be read. */
export async function encodeFile(
  file: Blob,
  form: WrittenForm,
  type: string,
  tell: Tell = () => undefined,
  pieceBytes = PIECE_BYTES,
): Promise<Blob> {
  const written = form === 'data-uri' ? PLAIN : form
  const parts: BlobPart[] = form === 'data-uri' ? [`data:${type};base64,`] : []
  for (let start = 0; start < file.size; start += pieceBytes) {
    const piece = await bytesAt(file, start, pieceBytes)
    if (start > 0 && written.lineLength > 0) parts.push('\n')
    parts.push(new Blob([base64Codes(piece, written)]))
    tell(start + piece.length)
  }
  return new Blob(parts, { type: 'text/plain' })
}

/** Where a data URI's data must have begun: its media type is not longer. */
const MOST_HEAD_BYTES = 4096

/**
 * The bytes of a file of Base64, or of a data URI of Base64, read piece by piece. Rejects with the sentence the visitor
 * reads where it is no Base64, and as `encodeFile` does.
 */
export async function decodeFile(
  file: Blob,
  tell: Tell = () => undefined,
  pieceBytes = PIECE_BYTES,
): Promise<{ bytes: Blob; notes: string[] }> {
  const reader = new Base64Reader()
  const parts: Blob[] = []
  const first = await headLength(file)
  for (let start = first; start < file.size; start += pieceBytes) {
    const piece = await bytesAt(file, start, pieceBytes)
    parts.push(new Blob([reader.read(piece)]))
    if (reader.stray !== undefined) break
    tell(start + piece.length)
  }
  const notes = reader.end()
  if (reader.stray !== undefined)
    throw new Error(strayWords(first + reader.stray.index, reader.stray.reason))
  return { bytes: new Blob(parts), notes }
}

async function bytesAt(
  file: Blob,
  start: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, start + length).arrayBuffer())
}

/** The bytes before the Base64: a byte order mark, or the head of a data URI. */
async function headLength(file: Blob): Promise<number> {
  const head = new TextDecoder('latin1').decode(await bytesAt(file, 0, MOST_HEAD_BYTES))
  return /^(?:\u00EF\u00BB\u00BF)?(?:\s*data:[^,]*;\s*base64,)?/i.exec(head)?.[0].length ?? 0
}

const REASONS = {
  alphabet: 'is not in the Base64 alphabet',
  padding: 'is padding that does not fit: “=” only fills the last group up to four letters',
  length: 'stands alone at the end: at least one more letter must follow it',
}

function strayWords(index: number, reason: keyof typeof REASONS): string {
  return `The file is not Base64: byte ${index + 1} ${REASONS[reason]}.`
}

import type { Base64Mode, WrittenForm } from '../base64.ts'
import { fileTypeOf, type FileType } from '../report/file-type.ts'
import { decodeFile, encodeFile } from './convert-file.ts'

export interface FileRequest {
  mode: Base64Mode
  file: File
  form: WrittenForm
}

/** The first bytes of the file that is no Base64, and its type. */
export interface FileStart {
  start: Uint8Array<ArrayBuffer>
  type: FileType | undefined
}

export type FileReport =
  | { state: 'reading'; bytesDone: number }
  | { state: 'done'; made: Blob; notes: string[]; about: FileStart }
  | { state: 'failed'; reason: string }

const UNREADABLE =
  'The file could not be read. It may have been changed, moved or deleted since it was chosen.'
/** What a type is told by, and what is shown of a file: its first bytes. */
const START_BYTES = 65_536

/** Converts one file; whoever wants it stopped ends the worker. */
self.onmessage = async ({ data }: MessageEvent<FileRequest>) => {
  const report = (message: FileReport) => self.postMessage(message)
  try {
    const tell = (bytesDone: number) => report({ state: 'reading', bytesDone })
    report({ state: 'done', ...(await convert(data, tell)) })
  } catch (error) {
    // Only the reading of the file fails with an exception of the platform's own kind.
    const reason = error instanceof DOMException ? UNREADABLE : (error as Error).message
    report({ state: 'failed', reason })
  }
}

async function convert({ mode, file, form }: FileRequest, tell: (bytesDone: number) => void) {
  if (mode === 'encode') {
    const about = await startOf(file)
    const named = file.type === '' ? 'application/octet-stream' : file.type
    const made = await encodeFile(file, form, about.type?.type ?? named, tell)
    return { made, notes: [], about }
  }
  const { bytes, notes } = await decodeFile(file, tell)
  return { made: bytes, notes, about: await startOf(bytes) }
}

async function startOf(blob: Blob): Promise<FileStart> {
  const start = new Uint8Array(await blob.slice(0, START_BYTES).arrayBuffer())
  return { start, type: fileTypeOf(start) }
}

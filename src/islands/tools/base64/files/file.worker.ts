import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { Base64Mode, WrittenForm } from '../base64.ts'
import { fileTypeOf, type FileType } from '../report/file-type.ts'
import { UNREADABLE_FILE } from '../sentences.ts'
import { decodeFile, encodeFile } from './convert-file.ts'

export interface FileRequest {
  mode: Base64Mode
  file: File
  form: WrittenForm
}

export interface ConvertedFile {
  made: Blob
  notes: string[]
  /** The first bytes of the file that is not Base64, and its type. */
  about: { start: Uint8Array<ArrayBuffer>; type: FileType | undefined }
}

/** The first bytes of a file, from which its type is detected and the hexadecimal view made. */
const START_BYTES = 65_536

answerRequests<FileRequest, ConvertedFile>(async (request, onProgress) => {
  try {
    return await convert(request, onProgress)
  } catch (error) {
    // Only reading the file throws an exception of the platform.
    throw error instanceof DOMException ? new Error(UNREADABLE_FILE) : error
  }
})

async function convert(
  { mode, file, form }: FileRequest,
  onProgress: (bytesDone: number) => void,
): Promise<ConvertedFile> {
  if (mode === 'encode') {
    const about = await startOf(file)
    const namedType = file.type === '' ? 'application/octet-stream' : file.type
    const made = await encodeFile(file, form, about.type?.type ?? namedType, onProgress)
    return { made, notes: [], about }
  }
  const { bytes, notes } = await decodeFile(file, onProgress)
  return { made: bytes, notes, about: await startOf(bytes) }
}

async function startOf(blob: Blob): Promise<ConvertedFile['about']> {
  const start = new Uint8Array(await blob.slice(0, START_BYTES).arrayBuffer())
  return { start, type: fileTypeOf(start) }
}

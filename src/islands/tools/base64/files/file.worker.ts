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
  /** The type of the file that is not Base64. */
  fileType: FileType | undefined
}

/** The number of first bytes from which the type of a file is detected. */
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
    const fileType = await typeOf(file)
    const namedType = file.type === '' ? 'application/octet-stream' : file.type
    const made = await encodeFile(file, form, fileType?.type ?? namedType, onProgress)
    return { made, notes: [], fileType }
  }
  const { bytes, notes } = await decodeFile(file, onProgress)
  return { made: bytes, notes, fileType: await typeOf(bytes) }
}

async function typeOf(blob: Blob): Promise<FileType | undefined> {
  return fileTypeOf(new Uint8Array(await blob.slice(0, START_BYTES).arrayBuffer()))
}

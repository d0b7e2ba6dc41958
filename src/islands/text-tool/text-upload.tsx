import type { ReactNode } from 'react'

import { readTextFile, type FileText } from '../ui/files/text-file.ts'
import { takeFile, UploadButton } from '../ui/files/UploadButton.tsx'

/** Takes a text file. What it throws is shown to the visitor. */
type TakeFile = (file: File) => Promise<void>

/** The text files that a tool accepts. */
export interface TextUpload {
  accepts: (file: File) => boolean
  read: (file: File) => Promise<FileText>
  button: (take: TakeFile) => ReactNode
  drop: (file: File, take: TakeFile) => void
}

/** Lets a text tool accept uploaded and dropped files whose names end in `ending`, of at most `maxBytes`. */
export function textUpload(ending: string, maxBytes: number): TextUpload {
  return {
    accepts: ({ name }) => name.toLowerCase().endsWith(ending),
    read: (file) => readTextFile(file, ending, maxBytes),
    button: (take) => <UploadButton ending={ending} label={`Upload ${ending}`} onFile={take} />,
    drop: (file, take) => void takeFile(file, ending, take, 'File Uploaded'),
  }
}

import { useRef } from 'react'

import { showError, showSuccess } from '@/lib/stores/toast.ts'

import { assertFileEnding } from './text-file.ts'

interface Props {
  /** The ending a file must have, such as ".json"; absent when any file will do. */
  ending?: string
  /** Takes the file; what it throws is shown as the reason why it could not be used. */
  onFile: (file: File) => void | Promise<void>
  label?: string
  /** What to say when the file was taken; null where the tool shows it in another way. */
  uploaded?: string | null
}

/** Lets the visitor choose a file of their own. Nothing is uploaded anywhere: the page reads it. */
export function UploadButton({
  ending,
  onFile,
  label = 'Upload',
  uploaded = 'File Uploaded',
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button button-small" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ending}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Cleared so that choosing the same file again is a change again.
          if (file !== undefined)
            void takeFile(file, ending, onFile, uploaded).finally(() => (target.value = ''))
        }}
      />
    </>
  )
}

/** Hands a chosen or dropped file to its tool, and tells the visitor how that went. */
export async function takeFile(
  file: File,
  ending: string | undefined,
  onFile: Props['onFile'],
  uploaded: string | null,
): Promise<void> {
  try {
    if (ending !== undefined) assertFileEnding(file, ending)
    await onFile(file)
    if (uploaded !== null) showSuccess(uploaded)
  } catch (error) {
    showError('Upload Failed', error)
  }
}

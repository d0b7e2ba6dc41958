import type { DragEvent } from 'react'

/** The handlers of an element on which a file can be dropped. Dropped text goes where the browser puts it. */
export function fileDrop(onFile: (file: File) => void) {
  return filesDrop(([file]) => {
    if (file !== undefined) onFile(file)
  })
}

/** The same where several files can be dropped at once. */
export function filesDrop(onFiles: (files: readonly File[]) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    },
  }
}

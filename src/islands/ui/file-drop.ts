import type { DragEvent } from 'react'

/** The handlers of an element on which a file can be dropped. Dropped text goes where the browser puts it. */
export function fileDrop(onFile: (file: File) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const file = event.dataTransfer.files[0]
      if (file === undefined) return
      event.preventDefault()
      onFile(file)
    },
  }
}

import { fileSize } from '@/lib/file-size.ts'

import { Progress } from '@/islands/ui/work/Progress.tsx'

/** The progress of reading files. */
export interface ReadProgress {
  bytesDone: number
  bytesInAll: number
  bytesPerSecond: number
}

/** Returns a function that turns the bytes done into the progress of a reading that starts now. */
export function progressFrom(bytesInAll: number): (bytesDone: number) => ReadProgress {
  const startedAt = performance.now()
  return (bytesDone) => {
    const seconds = (performance.now() - startedAt) / 1000
    return { bytesDone, bytesInAll, bytesPerSecond: seconds > 0 ? bytesDone / seconds : 0 }
  }
}

interface Props {
  progress: ReadProgress
  onCancel: () => void
  /** Returns the control that gets the focus after Cancel. */
  returnTo: () => HTMLElement | null | undefined
}

/** A progress bar with the size and speed of reading files. */
export function Reading({ progress, onCancel, returnTo }: Props) {
  const { bytesDone, bytesInAll, bytesPerSecond } = progress
  return (
    <Progress
      className="mt-3"
      label="File read"
      share={bytesDone / Math.max(bytesInAll, 1)}
      onCancel={onCancel}
      returnTo={returnTo}
    >
      <p className="hint tabular-nums">
        {fileSize(bytesDone)} of {fileSize(bytesInAll)}
        {bytesPerSecond > 0 && `, ${fileSize(bytesPerSecond)} a second`}
      </p>
    </Progress>
  )
}

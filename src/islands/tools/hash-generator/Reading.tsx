import { useRef } from 'react'

import { fileSize } from '@/lib/quantity.ts'

import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import type { Progress } from './progress.ts'

/** How far the reading of files is, and what ends it. */
export function Reading({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { bytesDone, bytesInAll, bytesPerSecond } = progress
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className="mt-3">
      <progress
        className="w-full"
        aria-label="File read"
        max={Math.max(bytesInAll, 1)}
        value={bytesDone}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="hint tabular-nums">
          {fileSize(bytesDone)} of {fileSize(bytesInAll)}
          {bytesPerSecond > 0 && `, ${fileSize(bytesPerSecond)} a second`}
        </p>
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            const before = place.current?.parentElement
            onCancel()
            passFocus(() => before?.querySelector<HTMLElement>('button'))
          }}
        >
          Cancel
        </button>
      </div>
    </div>
  )
}

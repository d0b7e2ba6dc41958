import { useState } from 'react'

import { fileSize } from '@/lib/quantity.ts'

import { fileDrop } from '../../ui/file-drop.ts'
import { UploadButton } from '../../ui/UploadButton.tsx'
import { algorithms, type Algorithm } from './hash.ts'
import type { Progress } from './use-hashes.ts'

interface Props {
  progress: Progress | undefined
  onHash: (file: File, chosen: readonly Algorithm[]) => void
  onCancel: () => void
}

/** Takes a file, chosen or dropped, and shows how far its reading is. The file is never in memory as a whole. */
export function FileInput({ progress, onHash, onCancel }: Props) {
  const [file, setFile] = useState<File>()
  const [chosen, setChosen] = useState<readonly Algorithm[]>(algorithms)
  const take = (next: File) => {
    setFile(next)
    onHash(next, chosen)
  }
  const choose = (next: readonly Algorithm[]) => {
    setChosen(next)
    if (file !== undefined) onHash(file, next)
  }
  return (
    <div
      className="rounded-xl border border-dashed border-line-strong p-5"
      data-takes-files="Choose a file"
      {...fileDrop(take)}
    >
      <UploadButton label="Choose a file" onFile={take} uploaded={null} />
      <p className="hint mt-2">
        Or drop one here. Any size: it is read piece by piece and stays on this device.
      </p>
      <AlgorithmBoxes chosen={chosen} onChoose={choose} />
      {file !== undefined && (
        <p className="mt-4">
          <span className="font-semibold break-all">{file.name}</span>, {fileSize(file.size)}
        </p>
      )}
      {progress !== undefined && <Reading progress={progress} onCancel={onCancel} />}
    </div>
  )
}

function AlgorithmBoxes({
  chosen,
  onChoose,
}: {
  chosen: readonly Algorithm[]
  onChoose: (next: Algorithm[]) => void
}) {
  return (
    <fieldset className="mt-4">
      <legend className="label">Hashes to compute</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {algorithms.map((algorithm) => (
          <label className="choice" key={algorithm}>
            <input
              type="checkbox"
              checked={chosen.includes(algorithm)}
              onChange={({ target }) =>
                onChoose(
                  algorithms.filter((name) =>
                    name === algorithm ? target.checked : chosen.includes(name),
                  ),
                )
              }
            />
            {algorithm}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Reading({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { bytesDone, bytesInAll, bytesPerSecond } = progress
  return (
    <div className="mt-3">
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
        <button type="button" className="button button-small" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}

import { useRef, useState, type ComponentType } from 'react'

import { fileSize } from '@/lib/quantity.ts'

import { filesDrop } from '../../ui/file-drop.ts'
import { attempt, loadPart } from '../../ui/load-part.ts'
import type { Files } from './use-files.ts'
import type { Progress } from './use-hashes.ts'

/** Takes files, chosen or dropped, and shows how far their reading is. No file is ever in memory as a whole. */
export function FileInput({ files }: { files: Files }) {
  const [List, setList] = useState<ComponentType<{ files: Files }>>()
  const take = (next: readonly File[]) => {
    files.take(next)
    if (next.length < 2 || List !== undefined) return
    void attempt(async () => {
      const { FileList } = await loadPart(() => import('./more/FileList.tsx'))
      setList(() => FileList)
    })
  }
  const [file] = files.files
  return (
    <div
      className="rounded-xl border border-dashed border-line-strong p-5"
      data-takes-files="Choose files"
      {...filesDrop(take)}
    >
      <ChooseFiles onFiles={take} />
      <p className="hint mt-2">
        Or drop them here. Any size: each is read piece by piece and stays on this device.
      </p>
      <AlgorithmBoxes {...files} />
      {file !== undefined && files.files.length === 1 && (
        <p className="mt-4">
          <span className="font-semibold break-all">{file.name}</span>, {fileSize(file.size)}
        </p>
      )}
      {List !== undefined && files.files.length > 1 && <List files={files} />}
      {files.hashes.progress !== undefined && (
        <Reading progress={files.hashes.progress} onCancel={files.cancel} />
      )}
    </div>
  )
}

function ChooseFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button button-small" onClick={() => input.current?.click()}>
        Choose files
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Choose files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Cleared so that choosing the same files again is a change again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

function AlgorithmBoxes({ offered, chosen, tick }: Files) {
  return (
    <fieldset className="mt-4">
      <legend className="label">Hashes to compute</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {offered.map((algorithm) => (
          <label className="choice" key={algorithm}>
            <input
              type="checkbox"
              checked={chosen.includes(algorithm)}
              onChange={() => tick(algorithm)}
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

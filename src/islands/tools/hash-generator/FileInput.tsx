import { useState, type ComponentType } from 'react'

import { fileSize } from '@/lib/quantity.ts'

import { ChooseFiles } from '@/islands/ui/files/ChooseFiles.tsx'
import { filesDrop } from '@/islands/ui/files/file-drop.ts'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { Reading } from './Reading.tsx'
import type { Files } from './use-files.ts'

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

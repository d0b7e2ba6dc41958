import { useRef } from 'react'

import { fileSize } from '@/lib/file-size.ts'

import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { ChooseFiles } from '@/islands/ui/files/ChooseFiles.tsx'
import { filesDrop } from '@/islands/ui/files/file-drop.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { Reading } from './Reading.tsx'
import type { Files } from './use-sources.ts'

const loadList = () => import('./more/FileList.tsx')

/** Takes chosen or dropped files and shows the progress of reading them. No file is ever in memory as a whole. */
export function FileInput({ files }: { files: Files }) {
  const place = useRef<HTMLDivElement>(null)
  const [file, ...others] = files.files
  const hasSeveral = others.length > 0
  const list = useLoaded(loadList, hasSeveral)
  return (
    <div
      ref={place}
      className="rounded-xl border border-dashed border-line-strong p-5"
      data-takes-files="Choose files"
      {...filesDrop(files.take)}
    >
      <ChooseFiles onFiles={files.take} />
      <p className="hint mt-2">Or drop them here. Files of any size stay on this device.</p>
      <AlgorithmBoxes {...files} />
      {file !== undefined && !hasSeveral && (
        <p className="mt-4">
          <span className="font-semibold break-all">{file.name}</span>, {fileSize(file.size)}
        </p>
      )}
      {list && hasSeveral && <list.FileList files={files} />}
      {files.hashes.progress !== undefined && (
        <Reading
          progress={files.hashes.progress}
          onCancel={files.cancel}
          returnTo={() => place.current?.querySelector('button')}
        />
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
          <Checkbox
            key={algorithm}
            label={algorithm}
            checked={chosen.includes(algorithm)}
            onChange={() => tick(algorithm)}
          />
        ))}
      </div>
    </fieldset>
  )
}

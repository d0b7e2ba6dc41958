import { useState, useRef } from 'react'

import { showError } from '@/lib/stores/toast.ts'
import { ClearableTextPane } from '@/islands/text-tool/ClearableTextPane.tsx'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { fileSize } from '@/lib/file-size.ts'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { ChooseFiles } from '@/islands/ui/files/ChooseFiles.tsx'
import { filesDrop } from '@/islands/ui/files/file-drop.ts'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { DigestFields } from './DigestFields.tsx'
import { EMPTY_TEXT } from './hash.ts'
import { textBlob } from './text-blob.ts'
import { useSources, type Files } from './use-sources.ts'
import { Reading } from './Reading.tsx'

const SOURCES = [
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
] as const

/** The test vector of FIPS 180, so that the digests can be checked. */
const EXAMPLE = 'abc'

/** Digests of a text while it is typed, or of files of any size. */
export default function HashGenerator() {
  const [source, setSource] = useState<'text' | 'file'>('text')
  const [expected, setExpected] = useState('')
  useEarly()
  const { more, ofText, files } = useSources(expected)
  const isText = source === 'text'
  const { digests, trouble } = isText ? ofText : files
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="card flex flex-col panel" aria-label="Input" data-inputs>
        <ModeToggle label="What to hash" modes={SOURCES} value={source} onMode={setSource} />
        <div className="filled-place mt-4" hidden={!isText}>
          <TextInput {...ofText} />
        </div>
        <div className="mt-4" hidden={isText}>
          <FileInput files={files} />
        </div>
        {trouble !== undefined && (
          <p className="notice mt-4" data-tone="bad">
            {trouble}
          </p>
        )}
      </section>
      <DigestFields
        digests={digests}
        refusal={isText ? EMPTY_TEXT : 'Please choose a file and the hashes to compute'}
        more={more}
        onMore={more.toggle}
        expected={expected}
        onExpected={setExpected}
        subject={source}
        content={() =>
          isText ? textBlob(ofText.text) : Promise.resolve(files.files[files.shown] as File)
        }
      />
    </div>
  )
}

function TextInput({ text, change }: { text: string; change: (text: string) => void }) {
  return (
    <ClearableTextPane
      name="text"
      label="Text to hash"
      placeholder="Type or paste text"
      value={text}
      onText={change}
      onExample={() => change(EXAMPLE)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text !== '') return
        event.preventDefault()
        showError('Error', EMPTY_TEXT)
      }}
    />
  )
}

const loadList = () => import('./more/FileList.tsx')

/** Takes chosen or dropped files and shows the progress of reading them. No file is ever in memory as a whole. */
function FileInput({ files }: { files: Files }) {
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

import { useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { ClearableTextPane } from '@/islands/text-tool/ClearableTextPane.tsx'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { DigestFields } from './DigestFields.tsx'
import { FileInput } from './FileInput.tsx'
import { EMPTY_TEXT } from './sentences.ts'
import { textBlob } from './text-blob.ts'
import { useSources } from './use-sources.ts'

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

import { useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { ClearButtons } from '../../ui/ClearButtons.tsx'
import { LINE_ENDS } from '../../ui/line-ends.ts'
import { LongTextPane } from '../../ui/LongTextPane.tsx'
import { ModeToggle } from '../../ui/ModeToggle.tsx'
import { useUndo } from '../../ui/use-undo.ts'
import { DigestFields } from './DigestFields.tsx'
import { FileInput } from './FileInput.tsx'
import { useHashes } from './use-hashes.ts'

type Source = 'text' | 'file'

const EMPTY_TEXT = 'Please enter some text to hash'

const SOURCES = [
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
] as const

/** Digests of a text while it is typed, or of a file of any size. */
export default function HashGenerator() {
  const [source, setSource] = useState<Source>('text')
  // Text and file keep a state each, so that changing between them loses neither the text nor a long file being read.
  const ofText = useHashes()
  const ofFile = useHashes()
  const { digests, trouble } = (source === 'text' ? ofText : ofFile).hashes

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="card flex flex-col panel" aria-label="Input" data-inputs>
        <ModeToggle label="What to hash" modes={SOURCES} value={source} onMode={setSource} />
        <div className="filled-place mt-4" hidden={source !== 'text'}>
          <TextInput onText={(text) => void ofText.hashText(text)} />
        </div>
        <div className="mt-4" hidden={source !== 'file'}>
          <FileInput
            progress={ofFile.hashes.progress}
            onHash={ofFile.hashFile}
            onCancel={ofFile.clear}
          />
        </div>
        {trouble !== undefined && (
          <p className="notice mt-4" data-tone="bad">
            {trouble}
          </p>
        )}
      </section>
      <DigestFields
        digests={digests}
        refusal={source === 'text' ? EMPTY_TEXT : 'Please choose a file and the hashes to compute'}
      />
    </div>
  )
}

function TextInput({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const change = (next: string) => {
    setText(next)
    onText(next)
  }
  const undo = useUndo(change)
  const edit = (next: string) => {
    undo.forget()
    change(next)
  }
  const clear = () => {
    if (text !== '') undo.keep('Undo clear', text)
    change('')
  }
  return (
    <LongTextPane
      name="text"
      label="Text to hash"
      placeholder="Type or paste text"
      value={text}
      onText={edit}
      hint={LINE_ENDS}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text !== '') return
        event.preventDefault()
        showError('Error', EMPTY_TEXT)
      }}
      actions={<ClearButtons onClear={clear} undo={undo} />}
    />
  )
}

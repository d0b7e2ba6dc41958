import { useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { LongTextPane } from '../../ui/LongTextPane.tsx'
import { ModeToggle } from '../../ui/ModeToggle.tsx'
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
  const [text, setText] = useState('')
  const { hashes, hashText, hashFile, clear } = useHashes()
  const changeText = (next: string) => {
    setText(next)
    void hashText(next)
  }
  const changeSource = (next: Source) => {
    setSource(next)
    if (next === 'text') void hashText(text)
    else clear()
  }

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="card self-start panel" aria-label="Input">
        <ModeToggle label="What to hash" modes={SOURCES} value={source} onMode={changeSource} />
        <div className="mt-4">
          {source === 'text' ? (
            <TextInput text={text} onText={changeText} />
          ) : (
            <FileInput progress={hashes.progress} onHash={hashFile} onCancel={clear} />
          )}
        </div>
        {hashes.trouble !== undefined && (
          <p className="notice mt-4" data-tone="bad">
            {hashes.trouble}
          </p>
        )}
      </section>
      <DigestFields
        digests={hashes.digests}
        refusal={source === 'text' ? EMPTY_TEXT : 'Please choose a file and the hashes to compute'}
      />
    </div>
  )
}

function TextInput({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <LongTextPane
      name="text"
      label="Text to hash"
      placeholder="Type or paste text"
      value={text}
      onText={onText}
      hint="Hashed as UTF-8, each line break as one line feed (LF)."
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text !== '') return
        event.preventDefault()
        showError('Error', EMPTY_TEXT)
      }}
      actions={
        <button type="button" className="button button-small" onClick={() => onText('')}>
          Clear
        </button>
      }
    />
  )
}

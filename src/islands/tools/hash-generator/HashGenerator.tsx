import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { LINE_ENDS } from '@/islands/ui/text/line-ends.ts'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { useUndo } from '@/islands/ui/text/use-undo.ts'
import type { EveryAlgorithm } from './every-algorithm.ts'
import { compareDigest, expectedDigest } from './expected-digest.ts'
import { DigestFields } from './DigestFields.tsx'
import { FileInput } from './FileInput.tsx'
import { algorithms } from './hash.ts'
import { useFiles } from './use-files.ts'
import { useMore } from './use-more.ts'
import { useText } from './use-text.ts'

type Source = 'text' | 'file'

const EMPTY_TEXT = 'Please enter some text to hash'

const SOURCES = [
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
] as const

/** Digests of a text while it is typed, or of files of any size. */
export default function HashGenerator() {
  const [source, setSource] = useState<Source>('text')
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
          <TextInput text={ofText.text} onText={ofText.change} />
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
      />
    </div>
  )
}

/** Text and files keep a state each, so that changing between them loses neither the text nor a long file being read. */
function useSources(expected: string) {
  const more = useMore()
  const kinds = useMemo(() => furtherKinds(expected), [expected])
  const further = useMemo(() => [...new Set([...more.unfolded, ...kinds])], [more.unfolded, kinds])
  const ofText = useText(further)
  const files = useFiles(more.unfolded, kinds)
  // Text and files may have changed while the part was loading.
  const computeMore = useEffectEvent(() => {
    ofText.unfold(further)
    const isFound = compareDigest(expected, files.digests).state === 'match'
    // A match needs no other kinds, and a file may take long to read again.
    if (!isFound || more.unfolded.length > 0) files.unfold(further)
  })
  useEffect(() => computeMore(), [further])
  return { more, ofText, files }
}

/** The kinds of an expected hash that are not computed from the start. */
function furtherKinds(expected: string): readonly EveryAlgorithm[] {
  const { algorithms: kinds = [] } = expectedDigest(expected) ?? {}
  return kinds.filter((name) => !(algorithms as EveryAlgorithm[]).includes(name))
}

function TextInput({ text, onText }: { text: string; onText: (text: string) => void }) {
  const undo = useUndo(onText)
  const edit = (next: string) => {
    undo.forget()
    onText(next)
  }
  const clear = () => {
    if (text !== '') undo.keep('Undo clear', text)
    onText('')
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

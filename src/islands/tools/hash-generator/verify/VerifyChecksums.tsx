import { useEarly } from '@/islands/ui/early/use-early.ts'
import { useRef } from 'react'

import { ClearableTextPane } from '@/islands/text-tool/ClearableTextPane.tsx'
import { ChooseFiles } from '@/islands/ui/files/ChooseFiles.tsx'
import { filesDrop } from '@/islands/ui/files/file-drop.ts'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { Reading } from '../Reading.tsx'
import type { ExpectedDigests } from './checksum-list.ts'
import { useVerify, type Verify } from './use-verify.ts'

const UNRECOGNISED =
  'No line is a hash, alone or with a file name. Paste the publisher’s text, such as a line of SHA256SUMS.'

const SEVERAL =
  'Several lines are hashes without a file name. Paste the one of your file, or lines with a hash and a file name.'

/** Checks files against a checksum list or a single digest. */
export default function VerifyChecksums() {
  const verify = useVerify()
  useEarly()
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section
        className="card flex flex-col panel"
        aria-label="Input"
        data-inputs
        data-takes-files="Choose files"
        {...filesDrop((next) => void verify.take(next))}
      >
        <ClearableTextPane
          name="given"
          label="Checksum list or single hash"
          placeholder="Paste the lines of SHA256SUMS, or one hash"
          rows={6}
          className="font-mono"
          value={verify.text}
          onText={verify.change}
          error={problemOf(verify.expected)}
        />
        <FilesToCheck verify={verify} />
      </section>
      <Result verify={verify} />
    </div>
  )
}

function problemOf(expected: ExpectedDigests): string | undefined {
  if (expected.kind !== 'unrecognised') return undefined
  return expected.hashes > 1 ? SEVERAL : UNRECOGNISED
}

const loadVerdicts = () => import('./Verdicts.tsx')

function Result({ verify }: { verify: Verify }) {
  const part = useLoaded(loadVerdicts)
  return (
    <section className="card answer-card panel" aria-label="Result" tabIndex={-1} data-results>
      <h2 className="mb-3">Result</h2>
      <div data-answer data-label="Result">
        {part === undefined ? (
          <p className="pane-empty">Paste a checksum list or a hash, and choose the files.</p>
        ) : (
          <part.Verdicts verify={verify} />
        )}
      </div>
    </section>
  )
}

function FilesToCheck({ verify }: { verify: Verify }) {
  const { files, hashes } = verify
  const place = useRef<HTMLDivElement>(null)
  const remove = () => {
    verify.removeFiles()
    passFocus(() => place.current?.querySelector<HTMLElement>('button'))
  }
  return (
    <div ref={place} className="mt-4 rounded-xl border border-dashed border-line-strong p-5">
      <ChooseFiles onFiles={(next) => void verify.take(next)} />
      <p className="hint mt-2">
        Or drop the files anywhere here, together with their SHA256SUMS or .md5 file.
      </p>
      {files.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <span className="break-all">
            {files.length === 1 ? files[0]?.name : `${files.length} files`}
          </span>
          <button type="button" className="button button-small" onClick={remove}>
            Remove
          </button>
        </p>
      )}
      {hashes.progress !== undefined && (
        <Reading
          progress={hashes.progress}
          onCancel={verify.removeFiles}
          returnTo={() => place.current?.querySelector('button')}
        />
      )}
      {hashes.trouble !== undefined && (
        <p className="notice mt-4" data-tone="bad">
          {hashes.trouble}
        </p>
      )}
    </div>
  )
}

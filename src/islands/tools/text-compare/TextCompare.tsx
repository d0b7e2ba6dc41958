import { useRef } from 'react'

import { SIDES, type Side } from '@/islands/ui/difference/signs.ts'
import { readTextFile } from '@/islands/ui/files/text-file.ts'
import { takeFile, UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { useKeptFocus } from '@/islands/ui/rows/use-kept-focus.ts'
import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { MOST_BYTES, IGNORABLE } from './choices.ts'
import { useCompare, type CompareState } from './use-compare.ts'
import { DifferenceSummary } from '@/islands/ui/difference/DifferenceSummary.tsx'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { CancelButton, CancelWork } from '@/islands/ui/work/CancelWork.tsx'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { notesOf, summaryOf } from './sentences.ts'

/** Renders two texts side by side, with their differences below. */
export default function TextCompare() {
  const state = useCompare()
  const page = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={page}>
      <div className="panes compare-panes" data-inputs>
        <SidePane side="left" state={state} />
        <SidePane side="right" state={state} />
      </div>
      <CompareCard state={state} />
    </div>
  )
}

/** Renders the input of one text, which accepts typed text, a paste, a dropped file or a chosen file. */
function SidePane({ side, state }: { side: Side; state: CompareState }) {
  const { texts, undos, edit, clear, showExample } = state
  const { label, name } = SIDES[side]
  const takeText = async (file: File) => edit(side, (await readTextFile(file, '', MOST_BYTES)).text)
  const isEmpty = texts.left === '' && texts.right === ''
  return (
    <section className="card pane" aria-label={label}>
      <LongTextPane
        label={label}
        name={name}
        className="h-60"
        placeholder="Type or paste a text here, or drop a file"
        value={texts[side]}
        onText={(text) => edit(side, text)}
        onFile={(file) => void takeFile(file, undefined, takeText, 'File Uploaded')}
        onExample={isEmpty && side === 'left' ? showExample : undefined}
        actions={
          <>
            <UploadButton onFile={takeText} />
            <ClearButtons onClear={() => clear(side)} undo={undos[side]} />
          </>
        }
      />
    </section>
  )
}

const loadResults = () => import('./Results.tsx')

/** Renders the result of a comparison: the number of differences, what to ignore, and the lines. */
function CompareCard({ state }: { state: CompareState }) {
  const { outcome, swap } = state
  const card = useRef<HTMLElement>(null)
  const done = outcome.state === 'working' ? undefined : outcome.done
  const late = useLoaded(loadResults, outcome.state !== 'none')
  return (
    <section
      ref={card}
      className="card answer-card pane compare-card"
      aria-label="Differences"
      aria-busy={outcome.state === 'working'}
      data-state={done === undefined ? 'none' : outcome.state}
      tabIndex={-1}
      data-results
    >
      <div className="pane-head">
        <h2 className="font-sans text-base">Differences</h2>
        <DifferenceSummary sentence={sentenceOf(state)} />
        <div className="pane-actions">
          <SlowButton state={state} returnTo={() => card.current} />
          <button type="button" className="button button-small" onClick={swap}>
            Swap left and right
          </button>
        </div>
      </div>
      <Ignore state={state} />
      <Notices state={state} />
      {late && done ? (
        <late.Results request={done.request} comparison={done.result} />
      ) : (
        <p className="pane-empty">The differences appear here.</p>
      )}
    </section>
  )
}

function Ignore({ state: { ignored, setIgnored } }: { state: CompareState }) {
  return (
    <div className="pane-find compare-ignored" role="group" aria-label="Ignore">
      <p className="label" aria-hidden="true">
        Ignore
      </p>
      {IGNORABLE.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          name={name}
          checked={ignored[name]}
          onChange={(isIgnored) => setIgnored({ ...ignored, [name]: isIgnored })}
        />
      ))}
    </div>
  )
}

function sentenceOf({ outcome, texts, isCancelled }: CompareState): string {
  const { state, done } = outcome
  if (isCancelled) return 'Cancelled'
  if (texts.left === '' || texts.right === '') return 'Enter two texts'
  if (state === 'failed') return ''
  if (state === 'working' || done === undefined) return 'Comparing…'
  return summaryOf(done.request, done.result)
}

/** Renders the button that cancels a slow comparison, or restarts a cancelled one. */
function SlowButton(props: { state: CompareState; returnTo: () => HTMLElement | null }) {
  const { outcome, isCancelled, cancel, again } = props.state
  if (outcome.state === 'working') return <CancelWork onCancel={cancel} {...props} />
  if (!isCancelled) return null
  return <CancelButton label="Compare again" onCancel={again} {...props} />
}

function Notices({ state: { outcome } }: { state: CompareState }) {
  const { failed, done, state } = outcome
  const notes = done && state === 'done' ? notesOf(done.request, done.result) : []
  if (failed === undefined && notes.length === 0) return null
  return (
    <div className="pane-notices" data-notes>
      {failed && (
        <p className="notice" data-tone="bad" role="alert">
          {failed.error.message}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </div>
  )
}

import { useRef } from 'react'

import { DifferenceSummary } from '@/islands/ui/difference/DifferenceSummary.tsx'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { CancelButton, CancelWork } from '@/islands/ui/work/CancelWork.tsx'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { IGNORABLE } from './choices.ts'
import { notesOf, summaryOf } from './sentences.ts'
import type { CompareState } from './use-compare.ts'

const loadResults = () => import('./Results.tsx')

/** Renders the result of a comparison: the number of differences, what to ignore, and the lines. */
export function CompareCard({ state }: { state: CompareState }) {
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

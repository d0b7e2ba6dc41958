import { useEffect, useRef, useState, type ComponentType } from 'react'

import { CancelButton } from '@/islands/ui/work/CancelWork.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { KeysButton } from '../KeysButton.tsx'
import { loadPanel } from '../load-panel.ts'
import { CompareNotices } from './CompareNotices.tsx'
import type { CompareResultsProps } from './CompareResults.tsx'
import type { NotJson } from '@/json/compare/comparison.ts'
import { KeyField } from './KeyField.tsx'
import { SAMPLE_KEYS, SAMPLE_SUMMARY } from './samples.ts'
import { summaryOf } from './summary.ts'
import type { CompareState, Side } from './use-compare.ts'

const loadKeys = async () => (await import('../keys/CompareKeys.tsx')).CompareKeys

interface Props {
  state: CompareState
  onShow: (side: Side, problem: NotJson) => void
}

/** What came of the comparison: how many differences, what there is to say about them, and the looks at them. */
export function CompareCard({ state, onShow }: Props) {
  const { view, options, inputs } = state
  const parts = useResults()
  const card = useRef<HTMLElement>(null)
  // Built into the page, so that nothing moves when it comes alive.
  const isStart = view.run === 0 && state.isSample
  return (
    <section
      ref={card}
      className="card answer-card pane compare-card"
      aria-label="Differences"
      aria-busy={view.state === 'running' || view.state === 'slow'}
      tabIndex={-1}
      data-results
    >
      <div className="pane-head">
        <h2 className="font-sans text-base">Differences</h2>
        <Summary sentence={isStart ? SAMPLE_SUMMARY : summaryOf(view)} />
        <div className="pane-actions">
          <SlowButton state={state} returnTo={() => card.current} />
          <button type="button" className="button button-small" onClick={state.swap}>
            Swap left and right
          </button>
          <KeysButton load={loadKeys} />
        </div>
      </div>
      <Options state={state} keys={isStart ? SAMPLE_KEYS : view.comparison?.notes.keys} />
      <CompareNotices view={view} inputs={inputs} itemKey={options.key} onShow={onShow} />
      {parts ? (
        <parts.CompareResults view={view} left={inputs.left} />
      ) : (
        <p className="pane-empty">The differences appear here.</p>
      )}
    </section>
  )
}

/** Cancels a comparison that takes long, and starts it again. */
function SlowButton(props: { state: CompareState; returnTo: () => HTMLElement | null }) {
  const { view, cancel, again } = props.state
  if (view.state === 'slow') return <CancelButton onCancel={cancel} {...props} />
  if (view.state !== 'cancelled') return null
  return <CancelButton label="Compare again" onCancel={again} {...props} />
}

/** How many differences there are. The result bar, which is narrow, has the kinds above the number. */
function Summary({ sentence }: { sentence: string }) {
  const [count, kinds = 'Differences'] = sentence.split(': ')
  return (
    <dl className="compare-summary" data-answer data-label={kinds} data-figure={count}>
      <dt className="sr-only">Differences</dt>
      <dd>
        <span role="status" data-summary>
          {sentence}
        </span>
      </dd>
    </dl>
  )
}

function Options({ state, keys = [] }: { state: CompareState; keys: string[] | undefined }) {
  const { options, setOptions } = state
  const setSpelling = (isCompared: boolean) =>
    setOptions({ ...options, spelling: isCompared ? 'compared' : 'ignored' })
  return (
    <div className="pane-find">
      <KeyField
        value={options.key}
        suggestions={keys}
        onKey={(key) => setOptions({ ...options, key })}
      />
      <label className="choice">
        <input
          type="checkbox"
          name="written"
          checked={options.spelling === 'compared'}
          onChange={({ target }) => setSpelling(target.checked)}
        />
        Count what is written differently
      </label>
    </div>
  )
}

/** The looks at differences are a part of their own, so that the documents can be typed in before it is there. */
function useResults() {
  const [parts, setParts] = useState<{ CompareResults: ComponentType<CompareResultsProps> }>()
  useEffect(() => {
    void attempt(async () => setParts(await loadPanel(() => import('./CompareResults.tsx'))))
  }, [])
  return parts
}

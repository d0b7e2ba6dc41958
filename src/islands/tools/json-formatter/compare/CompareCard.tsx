import { DifferenceSummary } from '@/islands/ui/difference/DifferenceSummary.tsx'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { useEffect, useRef, useState, type ComponentType, useId } from 'react'
import { CancelButton } from '@/islands/ui/work/CancelWork.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { KeysButton } from '../KeysButton.tsx'
import { loadPanel } from '../use-opened.ts'
import { CompareNotices } from './CompareNotices.tsx'
import type { CompareResultsProps } from './CompareResults.tsx'
import type { NotJson } from '@/json/compare/comparison.ts'
import { SAMPLE_KEYS, SAMPLE_SUMMARY } from './samples.ts'
import { summaryOf } from './sentences.ts'
import type { CompareState } from './use-compare.ts'
import type { Side } from '@/islands/ui/difference/signs.ts'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

const loadKeys = async () => (await import('../keys/KeyMap.tsx')).CompareKeys

interface Props {
  state: CompareState
  onShow: (side: Side, problem: NotJson) => void
}

/** Renders the result of a comparison: the number of differences, the notices and the views of the differences. */
export function CompareCard({ state, onShow }: Props) {
  const { view, options, inputs, isUsed } = state
  const parts = useResults(isUsed)
  const card = useRef<HTMLElement>(null)
  // Before the first comparison the page says what the samples differ in.
  const isStart = view.run === 0
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
        <DifferenceSummary sentence={isStart ? SAMPLE_SUMMARY : summaryOf(view)} />
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

/** Renders the button that cancels a slow comparison, or restarts a cancelled one. */
function SlowButton(props: { state: CompareState; returnTo: () => HTMLElement | null }) {
  const { view, cancel, again } = props.state
  if (view.state === 'slow') return <CancelButton onCancel={cancel} {...props} />
  if (view.state !== 'cancelled') return null
  return <CancelButton label="Compare again" onCancel={again} {...props} />
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
      <Checkbox
        label="Count what is written differently"
        name="written"
        checked={options.spelling === 'compared'}
        onChange={setSpelling}
      />
    </div>
  )
}

/** Loads the views of the differences once the page is used. */
function useResults(isUsed: boolean) {
  const [parts, setParts] = useState<{ CompareResults: ComponentType<CompareResultsProps> }>()
  useEffect(() => {
    if (!isUsed) return
    void attempt(async () => setParts(await loadPanel(() => import('./CompareResults.tsx'))))
  }, [isUsed])
  return parts
}

interface KeyFieldProps {
  value: string
  suggestions: string[]
  onKey: (key: string) => void
}

/** Renders the field for the key that matches array items, with suggestions from the documents. */
function KeyField({ value, suggestions, onKey }: KeyFieldProps) {
  const id = useId()
  return (
    <div className="pane-actions compare-key">
      <label className="label" htmlFor={id}>
        Match array items by key
      </label>
      <input
        {...PLAIN_TYPING}
        id={id}
        className="input"
        type="text"
        name="item-key"
        value={value}
        placeholder="none: by position"
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => onKey(target.value)}
      />
      {suggestions
        .filter((key) => key !== value)
        .map((key) => (
          <button
            key={key}
            type="button"
            className="button button-small"
            aria-label={`Match by ${key}`}
            onClick={() => onKey(key)}
          >
            {key}
          </button>
        ))}
      {value !== '' && (
        <button type="button" className="button button-small" onClick={() => onKey('')}>
          By position
        </button>
      )}
    </div>
  )
}

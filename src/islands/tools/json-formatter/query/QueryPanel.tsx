import { counted } from '@/lib/quantity.ts'
import { Progress } from '@/islands/ui/work/Progress.tsx'
import { useId, useRef, useEffect, useEffectEvent, useState } from 'react'
import { CancelWork } from '@/islands/ui/work/CancelWork.tsx'
import type { PanelProps } from '../use-opened.ts'
import { Matches } from './Matches.tsx'
import type { Example, Refusal, Found } from '@/json/query/query-answer.ts'
import { WORDS } from '@/json/query/sentences.ts'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import { PATTERN_LIMIT_MS } from '@/islands/ui/work/worker-client.ts'
import { useTask } from '../document-tasks.ts'

/** Queries a document with JSONPath, and shows the matches exactly as written in the document. */
export function QueryPanel({ result, onShow, onInput }: PanelProps) {
  const { text, answer, examples, type, run, cancel } = useQuery(result.whole)
  return (
    <div className="pane-report">
      <QueryBox
        text={text}
        answer={answer}
        onType={type}
        onRun={() => run(text)}
        onCancel={cancel}
      />
      {answer.kind === 'running' && answer.share > 0 && (
        <Progress share={answer.share} label={WORDS.progress} />
      )}
      {answer.kind === 'none' && <Examples examples={examples} onChoose={run} />}
      {answer.kind === 'found' && answer.notes.map((note) => <Note key={note} text={note} />)}
      {answer.kind === 'found' && answer.count > 0 && (
        <Matches found={answer} onShow={onShow} onInput={onInput} />
      )}
    </div>
  )
}

interface BoxProps {
  text: string
  answer: Answer
  onType: (text: string) => void
  onRun: () => void
  onCancel: () => void
}

function QueryBox({ text, answer, onType, onRun, onCancel }: BoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  return (
    <div>
      <label className="label" htmlFor={id}>
        {WORDS.label}
      </label>
      <div className="query-line">
        <input
          {...PLAIN_TYPING}
          ref={box}
          id={id}
          className="input query-text"
          type="text"
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          aria-invalid={answer.kind === 'refused'}
          aria-describedby={`${id}-status`}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && onRun()}
        />
        {answer.kind === 'running' && (
          <CancelWork onCancel={onCancel} returnTo={() => box.current} />
        )}
      </div>
      {answer.kind === 'refused' && <Fault query={text.trim()} refusal={answer} />}
      <p
        id={`${id}-status`}
        className={answer.kind === 'refused' ? 'field-problem' : 'hint'}
        role="status"
      >
        {sentence(answer)}
      </p>
    </div>
  )
}

function sentence(answer: Answer): string {
  if (answer.kind === 'refused') return answer.message
  if (answer.kind !== 'found') return WORDS[answer.kind]
  const { count: all, matches } = answer
  if (all === 0) return WORDS.nothing
  const values = counted(all, 'value')
  return all === matches.length ? values : `${values}. The first ${matches.length} are listed here.`
}

const SHOWN_AROUND = 30

/** Repeats an invalid query with the position of the syntax error highlighted. */
function Fault({ query, refusal: { index } }: { query: string; refusal: Refusal }) {
  if (index === undefined) return null
  const before = query.slice(Math.max(0, index - SHOWN_AROUND), index)
  const [at = ''] = query.slice(index, index + 2)
  const after = query.slice(index + at.length, index + SHOWN_AROUND)
  return (
    <p className="query-fault" aria-hidden="true">
      {before}
      <mark>{at || ' '}</mark>
      {after}
    </p>
  )
}

function Note({ text }: { text: string }) {
  return <p className="hint">{text}</p>
}

interface ExamplesProps {
  examples: Example[]
  onChoose: (query: string) => void
}

function Examples({ examples, onChoose }: ExamplesProps) {
  return (
    <ul className="report-rows">
      {examples.map(({ query, meaning }) => (
        <li key={query}>
          <button type="button" className="query-example" onClick={() => onChoose(query)}>
            <code>{query}</code> <span className="hint">{meaning}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Debounce time before a query runs. */
const SETTLE_MS = 250

export type Answer =
  { kind: 'none' | 'cancelled' } | { kind: 'running'; share: number } | Refusal | Found

/** Stores a query and its answer, and runs the query in the worker. */
export function useQuery(whole: Blob) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' })
  const [examples, setExamples] = useState<Example[]>([])
  const pause = useAfterPause(SETTLE_MS)
  const { start, stop } = useTask('query')
  const ask = (query: string) =>
    start(
      query,
      {
        onProgress: (share) => query !== '' && setAnswer({ kind: 'running', share }),
        onFailure: ({ message }) => setAnswer({ kind: 'refused', message, index: undefined }),
        onResult: (given) =>
          given.kind === 'examples' ? setExamples(given.examples) : setAnswer(given),
      },
      { whole, limitMs: PATTERN_LIMIT_MS },
    )
  const askExamples = useEffectEvent(() => ask(''))
  useEffect(() => askExamples(), [])

  /** Runs a query without the debounce. */
  const run = (query: string) => {
    pause.stop()
    setText(query)
    if (query.trim() === '') return forget()
    setAnswer({ kind: 'running', share: 0 })
    ask(query.trim())
  }
  const type = (query: string) => {
    setText(query)
    pause.start(() => run(query))
  }
  const forget = () => {
    setAnswer({ kind: 'none' })
    if (examples.length === 0) ask('')
  }
  const cancel = () => {
    stop()
    setAnswer({ kind: 'cancelled' })
  }
  return { text, answer, examples, type, run, cancel }
}

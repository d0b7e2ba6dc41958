import { Progress } from '@/islands/ui/work/Progress.tsx'
import { fileSize } from '@/lib/file-size.ts'
import { counted } from '@/lib/quantity.ts'
import type { PanelProps } from '../panel-props.ts'
import type { Contents, Finding } from '@/json/contents/contents-report.ts'
import { More, Show, Sizes } from './Sizes.tsx'
import { FINDINGS, KINDS, WORDS } from '@/json/contents/sentences.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTask } from '../document-tasks.ts'

type OnShow = PanelProps['onShow']

/** Reports the size, depth and types of a document, and content that may surprise a program that reads it. */
export function ContentsPanel({ result, onShow }: PanelProps) {
  const { state, begin, cancel } = useContents(result.whole)
  return (
    <div className="pane-report">
      {state.kind === 'done' ? (
        <Report contents={state} onShow={onShow} />
      ) : (
        <Reading state={state} onCancel={cancel} onAgain={begin} />
      )}
    </div>
  )
}

function Report({ contents, onShow }: { contents: Contents; onShow: OnShow }) {
  const { findings } = contents
  return (
    <>
      <Summary contents={contents} onShow={onShow} />
      {findings.every(({ kind }) => kind === 'null' || kind === 'empty') && (
        <p className="hint">{WORDS.none}</p>
      )}
      {findings.map((finding) => (
        <Found key={finding.kind} finding={finding} onShow={onShow} />
      ))}
      <Sizes contents={contents} onShow={onShow} />
    </>
  )
}

interface ReadingProps {
  state: Exclude<ContentsState, { kind: 'done' }>
  onCancel: () => void
  onAgain: () => void
}

function Reading({ state, onCancel, onAgain }: ReadingProps) {
  const isRunning = state.kind === 'progress'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status">{state.kind === 'failed' ? state.message : WORDS[state.kind]}</p>
      {isRunning && <Progress className="flex-1" share={state.share} label={WORDS.progressLabel} />}
      <button
        type="button"
        className="button button-small"
        onClick={isRunning ? onCancel : onAgain}
      >
        {isRunning ? WORDS.cancel : WORDS.again}
      </button>
    </div>
  )
}

function Summary({ contents, onShow }: { contents: Contents; onShow: OnShow }) {
  const { valueCount, depth, kinds, bytes, deepest } = contents
  const values = counted(valueCount, 'value')
  return (
    <section aria-label="Summary">
      <p>{`${values} in ${fileSize(bytes)}, ${counted(depth, 'level')} deep. `}</p>
      {depth > 0 && (
        <Show name={WORDS.deepest} label={WORDS.deepest} onClick={() => onShow(deepest)} />
      )}
      <ul className="contents-kinds">
        {kinds.map(([kind, count]) => (
          <li key={kind} className="badge">
            {counted(count, ...KINDS[kind])}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found({ finding, onShow }: { finding: Finding; onShow: OnShow }) {
  const [heading, reason] = FINDINGS[finding.kind]
  return (
    <section aria-label={heading}>
      <h3 className="font-sans text-base">{heading}</h3>
      <p className="hint">{reason}</p>
      <ul className="report-rows">
        {finding.rows.map(({ path, detail, offset }) => (
          <li key={path} className="report-row">
            <code>{path}</code>
            <span className="hint">{detail}</span>
            <Show name={`Show ${path} in the text`} onClick={() => onShow(offset)} />
          </li>
        ))}
      </ul>
      <More count={finding.more} />
    </section>
  )
}

export type ContentsState =
  | { kind: 'progress'; share: number }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' }
  | ({ kind: 'done' } & Contents)

/** Analyses the contents of a document and reports progress. */
export function useContents(whole: Blob) {
  const [state, setState] = useState<ContentsState>({ kind: 'progress', share: 0 })
  const { start, stop } = useTask('contents')
  const read = () =>
    start(
      undefined,
      {
        onProgress: (share) => setState({ kind: 'progress', share }),
        onFailure: ({ message }) => setState({ kind: 'failed', message }),
        onResult: (contents) => setState({ kind: 'done', ...contents }),
      },
      { whole },
    )
  const readNow = useEffectEvent(read)
  useEffect(() => readNow(), [])
  const begin = () => {
    setState({ kind: 'progress', share: 0 })
    read()
  }
  const cancel = () => {
    stop()
    setState({ kind: 'cancelled' })
  }
  return { state, begin, cancel }
}

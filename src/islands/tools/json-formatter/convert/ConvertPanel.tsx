import { counted } from '@/lib/quantity.ts'
import { Select } from '@/islands/ui/fields/SelectField.tsx'
import { Progress } from '@/islands/ui/work/Progress.tsx'
import { useRef, useState, useEffect, useMemo } from 'react'
import { CancelButton } from '@/islands/ui/work/CancelWork.tsx'
import type { PanelProps } from '../use-opened.ts'
import { ConvertActions, ConvertedText } from './ConvertedText.tsx'
import { ConvertChoices } from './ConvertChoices.tsx'
import { FORMATS, type Format } from './formats.ts'
import type { Choices, Converted } from '@/json/convert/converted.ts'
import { TableGrid } from './table/TableGrid.tsx'
import type { RequestListener } from '@/islands/ui/work/worker-client.ts'
import { useTask } from '../document-tasks.ts'

const START: Choices = {
  rowsOf: undefined,
  sort: undefined,
  separator: ',',
  hasMark: false,
  isMinified: false,
}

export interface ConvertPanelProps {
  result: Pick<PanelProps['result'], 'whole'>
}

/** Shows a document in another format: as a table, or as text to copy or download. */
export function ConvertPanel({ result }: ConvertPanelProps) {
  const [format, setFormat] = useState(FORMATS[0])
  const [choices, setChoices] = useState(START)
  const conversion = useConversion(result.whole, format, choices)
  const { converted } = conversion
  const panel = useRef<HTMLDivElement>(null)
  const change = (changed: Partial<Choices>) => setChoices({ ...choices, ...changed })
  return (
    <div ref={panel} className="pane-panel" data-convert={format.id}>
      <div className="pane-find json-choices">
        <Formats format={format} onFormat={setFormat} />
        <ConvertChoices
          format={format}
          choices={choices}
          sources={converted?.sources ?? []}
          rowsOf={converted?.rowsOf}
          onChange={change}
        />
        <ConvertActions format={format} converted={converted} />
      </div>
      <ConversionState
        conversion={conversion}
        returnTo={() => panel.current?.querySelector('select') ?? null}
      />
      <Notes notes={converted?.notes ?? []} />
      {converted?.kind === 'text' && <ConvertedText text={converted} label={format.label} />}
      {converted?.kind === 'table' && (
        <TableGrid
          key={converted.rowsOf}
          table={converted}
          sort={choices.sort}
          onSort={(sort) => change({ sort })}
        />
      )}
    </div>
  )
}

function Formats({ format, onFormat }: { format: Format; onFormat: (format: Format) => void }) {
  return (
    <Select
      aria-label="Convert to"
      options={FORMATS.map(({ id, label }) => ({ value: id, label }))}
      value={format.id}
      onValue={(chosen) => onFormat(FORMATS.find(({ id }) => id === chosen) ?? FORMATS[0])}
    />
  )
}

interface StateProps {
  conversion: ReturnType<typeof useConversion>
  /** Returns the control that receives the focus when a button disappears. */
  returnTo: () => HTMLElement | null
}

function ConversionState({ conversion, returnTo }: StateProps) {
  const { state, cancel, runAgain } = conversion
  if (state.kind === 'refused') return <p className="pane-empty">{state.message}</p>
  if (state.kind === 'cancelled') {
    return (
      <div className="pane-empty">
        <CancelButton label="Convert after all" onCancel={runAgain} returnTo={returnTo} />
      </div>
    )
  }
  if (state.kind !== 'progress' || state.share === 0) return null
  return (
    <Progress
      className="pane-note"
      share={state.share}
      label="Progress of the conversion"
      onCancel={cancel}
      returnTo={returnTo}
    />
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <>
      {/* Screen readers announce only the number of notes, not every note. */}
      <p className="sr-only" role="status">
        {remarks(notes.length)}
      </p>
      <div className="json-told">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  )
}

function remarks(count: number): string {
  if (count === 0) return ''
  return counted(count, 'remark')
}

type State =
  | { kind: 'progress'; share: number }
  | { kind: 'refused'; message: string }
  | { kind: 'cancelled' | 'done' }

const BEGUN: State = { kind: 'progress', share: 0 }

/** Converts a document. The latest conversion wins, and the previous one stays visible until it is done. */
export function useConversion(whole: Blob, format: Format, choices: Choices) {
  const [again, setAgain] = useState(0)
  const request = useMemo(
    () => ({ whole, format, choices, again }),
    [whole, format, choices, again],
  )
  const [heard, setHeard] = useState<{ request: object; state: State }>()
  const [last, setLast] = useState<{ format: string; converted: Converted }>()
  const { start: startTypes, stop: stopTypes } = useTask('types')
  const { start: startText, stop: stopText } = useTask('convert')
  useEffect(() => {
    const hear = (state: State) => setHeard({ request, state })
    const listener: RequestListener<Converted> = {
      onProgress: (share) => hear({ kind: 'progress', share }),
      onFailure: ({ message }) => hear({ kind: 'refused', message }),
      onResult: (converted) => {
        hear({ kind: 'done' })
        setLast({ format: format.id, converted })
      },
    }
    if (format.language === undefined)
      startText({ format: format.id, choices }, listener, { whole })
    else startTypes(format.language, listener, { whole })
    return () => {
      stopText()
      stopTypes()
    }
  }, [request, whole, format, choices, startText, startTypes, stopText, stopTypes])
  const cancel = () => {
    stopText()
    stopTypes()
    setHeard({ request, state: { kind: 'cancelled' } })
  }
  const state = heard?.request === request ? heard.state : BEGUN
  const isOver = state.kind === 'refused' || state.kind === 'cancelled'
  const converted = !isOver && last?.format === format.id ? last.converted : undefined
  return { state, converted, cancel, runAgain: () => setAgain(again + 1) }
}

import { useRef, useState } from 'react'

import { CancelButton } from '@/islands/ui/work/CancelWork.tsx'
import type { PanelProps } from '../panels.ts'
import { ConvertActions } from './ConvertActions.tsx'
import { ConvertChoices } from './ConvertChoices.tsx'
import { ConvertedText } from './ConvertedText.tsx'
import { FORMATS, type Format } from './formats.ts'
import type { Choices } from '@/json/convert/converted.ts'
import { TableGrid } from './table/TableGrid.tsx'
import { useConversion } from './use-conversion.ts'

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

/** A document in another format: as a table, or as a text to copy or keep. */
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
      <Progress
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
    <select
      className="input"
      aria-label="Convert to"
      value={format.id}
      onChange={({ target }) =>
        onFormat(FORMATS.find(({ id }) => id === target.value) ?? FORMATS[0])
      }
    >
      {FORMATS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface ProgressProps {
  conversion: ReturnType<typeof useConversion>
  /** The control that gets the focus when a button goes away. */
  returnTo: () => HTMLElement | null
}

function Progress({ conversion, returnTo }: ProgressProps) {
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
    <div className="pane-note flex items-center gap-3">
      <progress
        className="h-2 flex-1 accent-brand"
        value={state.share}
        aria-label="Progress of the conversion"
      />
      <CancelButton onCancel={cancel} returnTo={returnTo} />
    </div>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <>
      {/* A screen reader announces how many there are; they can be read at leisure. */}
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
  return count === 1 ? '1 remark' : `${count} remarks`
}

import { useRef, useState } from 'react'

import type { PanelProps } from '../panels.ts'
import { ConvertActions } from './ConvertActions.tsx'
import { ConvertChoices } from './ConvertChoices.tsx'
import { ConvertedText } from './ConvertedText.tsx'
import { FORMATS } from './formats.ts'
import type { Choices } from './protocol.ts'
import { TableGrid } from './table/TableGrid.tsx'
import { useConversion } from './use-conversion.ts'

const START: Choices = {
  rowsOf: undefined,
  sort: undefined,
  separator: ',',
  hasMark: false,
  isMinified: false,
}

/** A result in another format: as a table, or as a text to copy or keep. */
export function ConvertPanel({ result }: PanelProps) {
  const [format, setFormat] = useState(FORMATS[0])
  const [choices, setChoices] = useState(START)
  const place = useRef<HTMLDivElement>(null)
  const conversion = useConversion(result.whole, format, choices, place)
  const { state, converted, cancel, runAgain } = conversion
  const change = (changed: Partial<Choices>) => setChoices({ ...choices, ...changed })
  return (
    <div ref={place} className="pane-panel" data-convert={format.id}>
      <div className="pane-find">
        <select
          className="input"
          aria-label="Convert to"
          value={format.id}
          onChange={({ target }) =>
            setFormat(FORMATS.find(({ id }) => id === target.value) ?? FORMATS[0])
          }
        >
          {FORMATS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <ConvertChoices
          format={format}
          choices={choices}
          sources={converted?.sources ?? []}
          rowsOf={converted?.rowsOf}
          onChange={change}
        />
        <ConvertActions format={format} converted={converted} />
      </div>
      {state.kind === 'progress' && state.share > 0 && (
        <Progress share={state.share} onCancel={cancel} />
      )}
      {state.kind === 'refused' && <p className="pane-empty">{state.message}</p>}
      {state.kind === 'cancelled' && <Cancelled onAgain={runAgain} />}
      {converted !== undefined && <Notes notes={converted.notes} />}
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

function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className="pane-note flex items-center gap-3">
      <progress
        className="h-2 flex-1 accent-brand"
        value={share}
        aria-label="Progress of the conversion"
      />
      <button type="button" className="button button-small" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}

function Cancelled({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="pane-empty">
      <button type="button" className="button button-small" onClick={onAgain}>
        Convert after all
      </button>
    </div>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="json-told" role="status" aria-label="Notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

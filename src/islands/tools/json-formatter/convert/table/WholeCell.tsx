import { whole } from '@/lib/format.ts'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import type { ConvertedTable } from '@/json/convert/converted.ts'
import type { Place } from './grid-keys.ts'
import type { Row } from './use-rows.ts'

const SAYS = {
  missing: 'There is no value here.',
  sort: 'Enter sorts by this column.',
}

interface Props {
  table: ConvertedTable
  active: Place
  row: Row | undefined
}

/** The cell the visitor is at, with all of its text. */
export function WholeCell({ table, active, row }: Props) {
  const name = table.columns[active.column]?.name ?? ''
  const cell = row?.cells[active.column]
  return (
    <div className="pane-note json-cell">
      <p className="hint">
        <b>{name === '' ? '""' : name}</b>
        {row !== undefined && `, row ${whole(row.number)}`}
        {active.row < 0 && `. ${SAYS.sort}`}
        {cell?.kind === 'missing' && `. ${SAYS.missing}`}
      </p>
      {cell !== undefined && cell.text !== '' && (
        <>
          <pre role="region" aria-label="Whole cell" tabIndex={0}>
            {cell.text}
          </pre>
          <CopyButton text={cell.text} label="Copy cell" copied="Copied to Clipboard" />
        </>
      )}
    </div>
  )
}

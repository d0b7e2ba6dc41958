import { useId, useMemo } from 'react'

import { whole } from '@/lib/format.ts'

import { isEditable } from './box-cost.ts'
import { PaneFoot, PaneHead, type PaneNotes } from './PaneParts.tsx'

interface Props extends PaneNotes {
  label: string
  value: string
  /** Shows it in a box after all; absent where the text is not for editing. */
  onEdit: (() => void) | undefined
}

const PREVIEW_CHARACTERS = 2000

/** A text that a box would be slow to show, in place of that box: its length and its beginning. */
export function HeldText({ label, value, onEdit, actions, hint, error }: Props) {
  const id = useId()
  const canBeEdited = useMemo(() => isEditable(value), [value])
  return (
    <div role="group" aria-label={label}>
      <PaneHead label={label} actions={actions} />
      <p className="hint mt-2" role="status">
        {whole(value.length)} characters. All of them are used; only the beginning is shown here.
      </p>
      <pre
        className="input mt-2 max-h-52 overflow-auto font-mono break-all whitespace-pre-wrap"
        dir="auto"
        data-held-length={value.length}
        tabIndex={0}
      >
        {value.slice(0, PREVIEW_CHARACTERS)}…
      </pre>
      {onEdit !== undefined && canBeEdited && (
        <button type="button" className="button button-small mt-2" onClick={onEdit}>
          Edit as text
        </button>
      )}
      {onEdit !== undefined && !canBeEdited && <p className="hint mt-2">{TOO_SLOW}</p>}
      <PaneFoot id={id} hint={hint} error={error} />
    </div>
  )
}

const TOO_SLOW =
  'To change it, edit it where it comes from: a text box would stop this page for seconds at every letter.'

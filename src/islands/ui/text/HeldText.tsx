import { useId, type ReactNode } from 'react'

import { PaneFoot, PaneHead, type PaneNotes } from './PaneParts.tsx'

interface Props extends PaneNotes {
  label: string
  /** How long it is, in whatever unit its owner counts. */
  length: number
  /** What is said of it above its beginning. */
  about: ReactNode
  beginning: string
  /** Shows it in a box after all; absent where it is not for editing, or would be too slow there. */
  onEdit: (() => void) | undefined
  /** What is said below its beginning, where there is no way to edit it. */
  note?: string | false
  dir?: 'ltr' | 'auto'
  /** The frame around all but its label and buttons. */
  className?: string
  beginningClassName?: string
}

/** A text that a box would be slow to show, in place of that box: what is said of it and its beginning. */
export function HeldText(props: Props) {
  const { label, length, about, beginning, onEdit, actions, hint, error, className } = props
  const { note, dir = 'auto', beginningClassName = 'input break-all' } = props
  const id = useId()
  return (
    <div className="pane-fill" role="group" aria-label={label} data-held={length}>
      <PaneHead label={label} actions={actions} />
      <div className={`pane-held ${className ?? ''}`.trim()}>
        {about}
        <pre
          className={`w-full overflow-auto font-mono whitespace-pre-wrap ${beginningClassName}`}
          dir={dir}
          tabIndex={0}
          translate="no"
        >
          {beginning}…
        </pre>
        {onEdit !== undefined && (
          <button type="button" className="button button-small" onClick={onEdit}>
            Edit as text
          </button>
        )}
        {note && <p className="hint">{note}</p>}
      </div>
      <PaneFoot id={id} hint={hint} error={error} />
    </div>
  )
}

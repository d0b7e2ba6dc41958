import { useEffect, useId, type ReactNode } from 'react'

import { PaneFoot, PaneHead, type PaneNotes } from './PaneParts.tsx'

interface Props extends PaneNotes {
  label: string
  /** The name of the text box that the preview replaces. */
  name?: string | undefined
  /** The whole text or file of that box. */
  content?: string | File
  /** The size, in the unit of its owner. */
  length: number
  /** Shown above the preview: the size and what to know about it. */
  about: ReactNode
  beginning: string
  /** Opens the text in a text box. Absent when it is read-only or would be too slow there. */
  onEdit: (() => void) | undefined
  /** Shown below the preview when the text cannot be edited. */
  note?: string | false
  dir?: 'ltr' | 'auto'
  /** The frame around all but its label and buttons. */
  className?: string
  beginningClassName?: string
}

/** A preview of a text that would be slow in a text box. */
export function HeldText(props: Props) {
  const { label, length, about, beginning, onEdit, actions, hint, error, className } = props
  const { note, dir = 'auto', beginningClassName = 'input break-all' } = props
  const id = useId()
  useReadable(props)
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

/** Answers when the page keeps its input for Back (layouts/scripts/hand-over/kept-input.ts). */
function useReadable({ name, content }: Props): void {
  useEffect(() => {
    if (name === undefined || content === undefined) return
    const answer = ({ detail }: CustomEventInit<Map<string, string | File>>) =>
      detail?.set(name, content)
    document.addEventListener('read-held-inputs', answer)
    return () => document.removeEventListener('read-held-inputs', answer)
  }, [name, content])
}

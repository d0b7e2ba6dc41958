import type { ReactNode } from 'react'

/** The parts above and below a text, in a text box or a preview. */
export interface PaneNotes {
  /** Buttons for this text, next to its label. */
  actions?: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** The label of a text and its buttons. `labelFor` is the id of its text box, if any. */
export function PaneHead({
  label,
  labelFor,
  actions,
}: {
  label: string
  labelFor?: string
  actions: ReactNode
}) {
  return (
    <div className="pane-head">
      {labelFor === undefined ? (
        <p className="label">{label}</p>
      ) : (
        <label className="label" htmlFor={labelFor}>
          {label}
        </label>
      )}
      {actions !== undefined && <div className="pane-actions">{actions}</div>}
    </div>
  )
}

/** The hint and the error of a text. A whole text is checked at once, so its error is announced as soon as it appears. */
export function PaneFoot({ id, hint, error }: Omit<PaneNotes, 'actions'> & { id: string }) {
  return (
    <>
      {hint !== undefined && (
        <div className="hint pane-note" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p className="pane-note font-medium text-bad" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  )
}

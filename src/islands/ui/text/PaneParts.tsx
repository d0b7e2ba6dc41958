import type { ReactNode } from 'react'

/** What stands above and below a text of a tool, whether it is in a box or held. */
export interface PaneNotes {
  /** Buttons that act on this text, beside its label. */
  actions?: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** The label of a text, of the box `labelFor` where there is one, and its buttons. */
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

/** The hint and the error of a text. A whole text is judged at once, so its error is announced when it comes. */
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

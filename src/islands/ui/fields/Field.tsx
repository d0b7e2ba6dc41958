import type { ReactNode } from 'react'

interface FieldProps {
  /** The id of the control, from which those of label, hint and error are made. */
  id: string
  label: string
  hint?: string | undefined
  className?: string
  /** The control with the attributes of `fieldAttributes`, then its `FieldError`, then the parts below. */
  children: ReactNode
}

/** A labelled control with its hint. */
export function Field({ id, label, hint, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label className="label" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </div>
  )
}

interface FieldErrorProps {
  id: string
  error: string | undefined
  /** A screen reader announces a live error while the visitor types. */
  live?: 'polite'
  className?: string
}

/** The sentence that says what is wrong with a field. */
export function FieldError({ id, error, live, className = '' }: FieldErrorProps) {
  return (
    <p className={`field-problem ${className}`.trim()} id={`${id}-error`} aria-live={live}>
      {error}
    </p>
  )
}

interface Described {
  id: string
  hint?: unknown
  error?: string | undefined
  /** Whether what the control holds is said again in words, in an element of the id that ends in `-words`. */
  hasWords?: boolean
}

/** Returns the attributes that link a control to its label, hint, words and error. */
export function fieldAttributes({ id, hint, error, hasWords }: Described) {
  const describedBy = [
    hint !== undefined && `${id}-hint`,
    hasWords && `${id}-words`,
    error !== undefined && `${id}-error`,
  ]
  return {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  }
}

import {
  useEffect,
  useId,
  useImperativeHandle,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react'

import { countTyped, guardTyped } from './typed-text.ts'
import { useShownText } from './use-shown-text.ts'

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'id'> {
  label: string
  value: string
  /** Absent for a read-only pane. */
  onText?: (text: string) => void
  /** Buttons that act on this text, beside its label. */
  actions?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled box of text with its buttons, hint and error. Spelling marks and corrections are off: the text is data. */
export function TextPane({ label, value, onText, actions, hint, error, ref, ...rest }: Props) {
  const id = useId()
  const { field, built } = useShownText<HTMLTextAreaElement>(value)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, [field])
  const isReadOnly = onText === undefined
  useEffect(() => {
    if (!isReadOnly) guardTyped(value)
  }, [isReadOnly, value])
  const describedBy = [
    hint === undefined ? '' : `${id}-hint`,
    error === undefined ? '' : `${id}-error`,
  ]
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <textarea
        rows={8}
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        {...rest}
        id={id}
        ref={field}
        className={`input mt-2 ${rest.className ?? ''}`}
        defaultValue={built}
        readOnly={isReadOnly}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy.join(' ').trim() || undefined}
        onChange={({ target, nativeEvent }) => {
          countTyped(nativeEvent as InputEvent)
          onText?.(target.value)
        }}
      />
      {hint !== undefined && (
        <div className="hint mt-1" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p className="mt-1 font-medium text-bad" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

import { useEffect, useId, useImperativeHandle, type Ref, type TextareaHTMLAttributes } from 'react'

import { fieldAttributes } from '../fields/Field.tsx'
import { PaneFoot, PaneHead, type PaneNotes } from './PaneParts.tsx'
import { countTyped, guardTyped } from '../fields/typed-text.ts'
import { useShownText } from './use-shown-text.ts'
import { useUndoSteps } from './use-undo-steps.ts'
import { PLAIN_TYPING } from '../fields/plain-typing.ts'

interface Props
  extends PaneNotes, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'id'> {
  label: string
  value: string
  /** Absent for a read-only pane. */
  onText?: (text: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled box of text with its buttons, hint and error. Spelling marks and corrections are off: the text is data. */
export function TextPane({ label, value, onText, actions, hint, error, ref, ...rest }: Props) {
  const id = useId()
  const { field, built } = useShownText<HTMLTextAreaElement>(value)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, [field])
  const isReadOnly = onText === undefined
  useUndoSteps(field, !isReadOnly)
  useEffect(() => {
    if (!isReadOnly) guardTyped(value)
  }, [isReadOnly, value])
  return (
    <div className="pane-fill">
      <PaneHead label={label} labelFor={id} actions={actions} />
      <textarea
        {...PLAIN_TYPING}
        rows={8}
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        {...rest}
        {...fieldAttributes({ id, hint, error })}
        ref={field}
        className={`input ${rest.className ?? ''}`}
        defaultValue={built}
        readOnly={isReadOnly}
        onChange={({ target, nativeEvent }) => {
          countTyped(nativeEvent as InputEvent)
          onText?.(target.value)
        }}
      />
      <PaneFoot id={id} hint={hint} error={error} />
    </div>
  )
}

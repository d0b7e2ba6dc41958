import { type ClipboardEventHandler, useId, useState } from 'react'

import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'
import { useSettled } from '@/islands/ui/work/use-settled.ts'

interface Props {
  name: string
  label: string
  hint?: string | undefined
  placeholder?: string | undefined
  keyboard?: 'decimal' | 'email' | 'tel' | 'url' | undefined
  /** Date and time use the browser's own controls. */
  type?: 'text' | 'date' | 'time' | undefined
  value: string
  onValue: (value: string) => void
  problem: string | undefined
  className?: string
  onPaste?: ClipboardEventHandler<HTMLInputElement> | undefined
}

/** A text is incomplete while it is typed, so a problem appears after this pause, in milliseconds. */
const PROBLEM_AFTER_MS = 700

/** The tap that leaves a field ends within this time. Earlier, the error would move its target away. */
const TAP_MS = 250

/** A text of one line. Its problem appears after a pause in the typing. */
export function TextField(props: Props) {
  const { name, label, hint, placeholder, keyboard, type = 'text', value, onValue } = props
  const { problem, className = '', onPaste } = props
  const id = useId()
  // Removed as soon as the problem is gone.
  const settled = useSettled(problem, PROBLEM_AFTER_MS) === problem ? problem : undefined
  // An incomplete date or time has no value, and the browser reports no change.
  const [isPartial, setPartial] = useState(false)
  const afterTap = useAfterPause(TAP_MS)
  const error = isPartial && value === '' ? 'This is incomplete.' : settled
  return (
    <Field id={id} label={label} hint={hint} className={className}>
      <input
        {...PLAIN_TYPING}
        {...fieldAttributes({ id, hint, error })}
        type={type}
        name={name}
        className="input mt-1"
        dir="auto"
        inputMode={keyboard}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        value={value}
        onPaste={onPaste}
        onChange={({ target }) => onValue(target.value)}
        onBlur={({ target }) => afterTap.start(() => setPartial(target.validity.badInput))}
      />
      <FieldError id={id} error={error} live="polite" />
    </Field>
  )
}

/** Warnings before a code is used. Screen readers announce new ones. */
export function Warnings({ warnings = [] }: { warnings: readonly string[] | undefined }) {
  return (
    <div role="status" data-warnings>
      {warnings.map((warning) => (
        <p className="notice" key={warning}>
          {warning}
        </p>
      ))}
    </div>
  )
}

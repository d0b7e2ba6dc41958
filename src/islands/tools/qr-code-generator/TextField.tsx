import { type ClipboardEventHandler, useId, useState } from 'react'

import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { useSettled } from '@/islands/ui/work/use-settled.ts'

interface Props {
  name: string
  label: string
  hint?: string | undefined
  placeholder?: string | undefined
  keyboard?: 'decimal' | 'email' | 'tel' | 'url' | undefined
  /** The browser's own control for a day or a time, where it has one. */
  type?: 'text' | 'date' | 'time' | undefined
  value: string
  onValue: (value: string) => void
  problem: string | undefined
  className?: string
  onPaste?: ClipboardEventHandler<HTMLInputElement> | undefined
}

/** A text of one line. What is wrong with it is said once typing has paused. */
export function TextField(props: Props) {
  const { name, label, hint, placeholder, keyboard, type = 'text', value, onValue } = props
  const { problem, className = '', onPaste } = props
  const id = useId()
  // Told once typing has paused, and no longer than it holds.
  const settled = useSettled(problem) === problem ? problem : undefined
  // A day or time that is not whole has no value, and the browser tells of no change.
  const [isPartial, setPartial] = useState(false)
  const told = isPartial && value === '' ? 'This is not whole yet.' : settled
  return (
    <Field id={id} label={label} hint={hint} className={className}>
      <input
        {...PLAIN_TYPING}
        {...fieldAttributes({ id, hint, error: told })}
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
        // Not before the tap has ended that leaves the field: it would miss what the sentence moves.
        onBlur={({ target }) => setTimeout(() => setPartial(target.validity.badInput), 250)}
      />
      <FieldError id={id} error={told} live="polite" />
    </Field>
  )
}

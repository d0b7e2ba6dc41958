import { useId } from 'react'

import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

interface Props {
  label: string
  value: string
  onText: (text: string) => void
  hint: string
  error?: string | undefined
  placeholder?: string
  rows?: number
  inputMode?: 'numeric'
}

/** A text field without a name, so that no browser saves or offers its text. */
export function SecretField({ label, value, onText, hint, error, rows = 1, ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <textarea
        {...PLAIN_TYPING}
        {...fieldAttributes({ id, hint, error })}
        {...rest}
        className="input unbroken mt-1"
        rows={rows}
        value={value}
        onChange={({ target }) => onText(target.value)}
        autoComplete="off"
        autoCapitalize="off"
      />
      <FieldError id={id} error={error} live="polite" />
    </Field>
  )
}

import type { InputHTMLAttributes } from 'react'

import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import type { FieldName } from './fields.ts'

interface Props {
  name: FieldName
  label: string
  error: string | undefined
  isReadOnly: boolean
  /** Checked by the browser when no script runs. */
  minLength?: number
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
  type?: 'text' | 'email'
  /** Makes it a box of several lines. */
  rows?: number
}

/** A labelled field with the validation error under it. */
export function ContactField({ name, label, error, isReadOnly, type, rows, ...rest }: Props) {
  const id = `contact-${name}`
  const attributes = {
    ...rest,
    ...fieldAttributes({ id, error }),
    name,
    required: true,
    dir: 'auto',
    readOnly: isReadOnly,
  }
  return (
    <Field id={id} label={label} className="mt-5">
      {rows === undefined ? (
        <input {...PLAIN_TYPING} {...attributes} type={type} className="input mt-1.5" />
      ) : (
        <textarea
          {...PLAIN_TYPING}
          {...attributes}
          rows={rows}
          className="input mt-1.5 block font-sans"
        />
      )}
      {error !== undefined && <FieldError id={id} error={error} className="mt-1.5" />}
    </Field>
  )
}

import type { InputHTMLAttributes } from 'react'

import type { FieldName } from './fields.ts'

interface Props {
  name: FieldName
  label: string
  mistake: string | undefined
  isReadOnly: boolean
  /** What a browser checks by itself where no script runs. */
  minLength?: number
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
  type?: 'text' | 'email'
  /** Makes it a box of several lines. */
  rows?: number
}

/** A labelled field with the sentence under it that says what is wrong. */
export function ContactField({ name, label, mistake, isReadOnly, type, rows, ...rest }: Props) {
  const id = `contact-${name}`
  const attributes = {
    ...rest,
    id,
    name,
    required: true,
    dir: 'auto',
    readOnly: isReadOnly,
    'aria-invalid': mistake === undefined ? undefined : true,
    'aria-describedby': mistake === undefined ? undefined : `${id}-mistake`,
  }
  return (
    <div className="mt-5">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...attributes} type={type} className="input mt-1.5" />
      ) : (
        <textarea {...attributes} rows={rows} className="input mt-1.5 block font-sans" />
      )}
      {mistake !== undefined && (
        <p id={`${id}-mistake`} className="mt-1.5 font-medium text-bad">
          {mistake}
        </p>
      )}
    </div>
  )
}

import { useId } from 'react'

import { Field, fieldAttributes } from './Field.tsx'
import { Select } from './Select.tsx'

interface Props<Value extends string> {
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValue: (value: Value) => void
  hint?: string | undefined
}

/** A select with its label and hint. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, hint, ...attributes } = props
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <Select {...attributes} {...fieldAttributes({ id, hint })} className="input mt-1" />
    </Field>
  )
}

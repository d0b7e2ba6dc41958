import { useId, type ComponentProps } from 'react'

import { Field, fieldAttributes } from './Field.tsx'

interface SelectProps<Value extends string | number> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  options: readonly { value: Value; label: string }[]
  value: Value | ''
  onValue: (value: Value) => void
  /** Shown while nothing is chosen (value ''). It cannot be chosen itself. */
  placeholder?: string
}

/** A native select. Its label is `aria-label`, or a `Field` around it. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onValue, placeholder, className = 'input', ...attributes } = props
  return (
    <select
      {...attributes}
      className={className}
      value={value}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex - (placeholder === undefined ? 0 : 1)]
        if (chosen) onValue(chosen.value)
      }}
    >
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option value={option.value} key={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

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

/** Returns the options of a select from a record of labels by value, in the record's order. */
export function optionsOf<Value extends string>(
  labels: Record<Value, string>,
): { value: Value; label: string }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
}

import type { ComponentProps } from 'react'

interface Props<Value extends string | number> extends Omit<
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
export function Select<Value extends string | number>(props: Props<Value>) {
  const { options, value, onValue, placeholder, className = 'input', ...attributes } = props
  return (
    <select
      {...attributes}
      className={className}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value)
        if (chosen !== undefined) onValue(chosen.value)
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

/** Returns the options of a select from a record of labels by value, in the record's order. */
export function optionsOf<Value extends string>(
  labels: Record<Value, string>,
): { value: Value; label: string }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
}

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

import { useId } from 'react'

import { Field, fieldAttributes } from '@/islands/ui/fields/Field.tsx'

interface Props {
  name: string
  label: string
  hint?: string | undefined
  options: readonly { value: string; label: string }[]
  value: string
  onValue: (value: string) => void
}

/** One of a few values. `ChoiceField` would bring along the other fields of calculators: see src/build/script-files.ts. */
export function SelectField({ name, label, hint, options, value, onValue }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        {...fieldAttributes({ id, hint })}
        name={name}
        className="input mt-1"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        {options.map((option) => (
          <option value={option.value} key={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

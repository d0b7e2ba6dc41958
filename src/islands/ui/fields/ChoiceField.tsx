import { useId } from 'react'

import { Field, fieldAttributes } from './Field.tsx'
import { Select } from './Select.tsx'

interface Props {
  name: string
  label: string
  look: 'radio' | 'select'
  options: readonly { value: string; label: string }[]
  value: string
  onValue: (value: string) => void
  hint?: string | undefined
}

/** One of a few values, as radio buttons or as a select. */
export function ChoiceField(props: Props) {
  return props.look === 'radio' ? <Radios {...props} /> : <Choices {...props} />
}

function Radios({ name, label, options, value, onValue, hint }: Props) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <div className="choices">
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Choices({ name, label, options, value, onValue, hint }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <Select
        {...fieldAttributes({ id, hint })}
        className="input mt-1"
        {...{ name, options, value, onValue }}
      />
    </Field>
  )
}

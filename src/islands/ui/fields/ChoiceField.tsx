import { useId } from 'react'

import { Field, fieldAttributes } from './Field.tsx'

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
  return props.look === 'radio' ? <Radios {...props} /> : <Select {...props} />
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

function Select({ name, label, options, value, onValue, hint }: Props) {
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

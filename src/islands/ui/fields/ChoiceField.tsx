import { SelectField } from './SelectField.tsx'

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
export function ChoiceField({ look, ...props }: Props) {
  return look === 'radio' ? <Radios {...props} /> : <SelectField {...props} />
}

function Radios({ name, label, options, value, onValue, hint }: Omit<Props, 'look'>) {
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

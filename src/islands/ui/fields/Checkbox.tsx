interface Props {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string | undefined
  className?: string
}

/** A checkbox with its label. */
export function Checkbox({ label, checked, onChange, name, className = '' }: Props) {
  return (
    <label className={`choice ${className}`.trim()}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}

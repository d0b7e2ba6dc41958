import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import type { CodeField, CodeForm, Written } from './code-form.ts'
import { pasteOneLine } from './paste-one-line.ts'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface Props<Name extends string> {
  form: CodeForm<Name>
  values: Record<Name, string>
  written: Written<Name>
  onValue: (name: Name, value: string) => void
}

/** The fields of a form, and below them those that are folded. */
export function FormFields<Name extends string>({ form, values, written, onValue }: Props<Name>) {
  const hidden = form.hidden?.(values) ?? []
  const shown = (Object.entries<CodeField>(form.fields) as [Name, CodeField][]).filter(
    ([name]) => !hidden.includes(name),
  )
  const groups = [...new Set(shown.map(([, { group }]) => group))]
  const fieldsOf = (group: string | undefined) => (
    <div className="qr-fields">
      {shown
        .filter(([, field]) => field.group === group)
        .map(([name, field]) => (
          <OneField
            key={name}
            {...{ name, field }}
            value={values[name]}
            problem={written.problems?.[name]}
            onValue={(value) => onValue(name, value)}
          />
        ))}
    </div>
  )
  return groups.map((group) =>
    group === undefined ? (
      <div key="">{fieldsOf(group)}</div>
    ) : (
      <details className="fold" key={group}>
        <summary>{group}</summary>
        {fieldsOf(group)}
      </details>
    ),
  )
}

interface OneFieldProps {
  name: string
  field: CodeField
  value: string
  problem: string | undefined
  onValue: (value: string) => void
}

function OneField({ name, field, value, problem, onValue }: OneFieldProps) {
  const { label, hint, look, options = [] } = field
  if (look === 'choice') return <SelectField {...{ name, label, hint, options, value, onValue }} />
  if (look === 'tick')
    return (
      <label className="choice">
        <input
          type="checkbox"
          name={name}
          checked={value === 'yes'}
          onChange={({ target }) => onValue(target.checked ? 'yes' : '')}
        />
        {label}
      </label>
    )
  if (look === 'lines')
    return <TextPane rows={3} {...{ name, label, value }} error={problem} onText={onValue} />
  return (
    <TextField
      {...{ name, label, hint, value, onValue, problem }}
      type={look}
      placeholder={field.placeholder}
      keyboard={field.keyboard}
      className={field.isHalf ? 'qr-half' : ''}
      onPaste={field.isExact && pasteOneLine}
    />
  )
}

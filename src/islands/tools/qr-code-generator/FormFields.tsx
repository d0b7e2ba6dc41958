import type { ClipboardEvent } from 'react'

import { showError } from '@/lib/stores/toast.ts'
import { withoutEnd } from '@/lib/without-end.ts'

import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { TextField } from './TextField.tsx'
import type { CodeField, CodeForm, Written } from './code-form.ts'

interface Props<Name extends string> {
  form: CodeForm<Name>
  values: Record<Name, string>
  written: Written<Name>
  onValue: (name: Name, value: string) => void
}

/** The fields of a form, and its folded groups below them. */
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
      <Checkbox
        {...{ name, label }}
        checked={value === 'yes'}
        onChange={(checked) => onValue(checked ? 'yes' : '')}
      />
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

/**
 * Pastes a text without the line breaks at its ends, and refuses one with a line break inside: a field of one line would turn it
 * into a space, which nobody sees in a password.
 */
function pasteOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text')
  const line = withoutEnd(text.replace(/^[\r\n]+/, ''), '\r\n')
  if (line === text && !/[\r\n]/.test(text)) return
  event.preventDefault()
  if (/[\r\n]/.test(line)) {
    showError('Error', 'The pasted text has several lines. Paste one line.')
    return
  }
  // Unlike a change of the value, the browser can undo this.
  document.execCommand('insertText', false, line)
}

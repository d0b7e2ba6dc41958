import { useId, useState, type FormEvent } from 'react'

import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { Field, fieldAttributes } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import type { Replacing } from './find-replace.ts'

const EMPTY: Replacing = {
  sought: '',
  replacement: '',
  matchesCase: false,
  onlyWholeWords: false,
  isPattern: false,
}

const TEXTS = [
  ['find', 'sought', 'Find'],
  ['replaceWith', 'replacement', 'Replace with'],
] as const

const CHECKS = [
  ['matchesCase', 'Match case'],
  ['onlyWholeWords', 'Whole words'],
  ['isPattern', 'Regular expression'],
] as const

const PATTERN_HINT =
  'As in JavaScript, with the flags g, m and u. The replacement supports $1, $&, \\n and \\t.'

/** The form of find and replace. */
export function ReplaceForm({ onReplace }: { onReplace: (replacing: Replacing) => void }) {
  const [replacing, setReplacing] = useState(EMPTY)
  const set = (changed: Partial<Replacing>) => setReplacing({ ...replacing, ...changed })
  const isEmpty = replacing.sought === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) onReplace(replacing)
  }
  return (
    <form onSubmit={submit} className="words-part" aria-label="Find and replace">
      <h2>Find and replace</h2>
      <div className="words-fields">
        {TEXTS.map(([name, key, label]) => (
          <TextField
            key={key}
            {...{ name, label }}
            value={replacing[key]}
            onText={(text) => set({ [key]: text })}
          />
        ))}
      </div>
      <div className="pane-actions">
        {CHECKS.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={replacing[name]}
            onChange={(checked) => set({ [name]: checked })}
          />
        ))}
        <button type="submit" className="button" disabled={isEmpty}>
          Replace all
        </button>
      </div>
      {replacing.isPattern && <p className="hint">{PATTERN_HINT}</p>}
    </form>
  )
}

interface TextFieldProps {
  label: string
  name: string
  value: string
  onText: (text: string) => void
}

function TextField({ label, name, value, onText }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <input
        {...PLAIN_TYPING}
        {...fieldAttributes({ id })}
        name={name}
        className="input mt-1"
        type="text"
        dir="auto"
        autoCapitalize="off"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  )
}

import { useId, useState, type FormEvent } from 'react'

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

const CHECKS = [
  ['matchesCase', 'Match case'],
  ['onlyWholeWords', 'Whole words'],
  ['isPattern', 'Regular expression'],
] as const

/** What is looked for and what shall stand in its place. */
export function ReplaceForm({ onReplace }: { onReplace: (replacing: Replacing) => void }) {
  const [replacing, setReplacing] = useState(EMPTY)
  const set = (changed: Partial<Replacing>) => setReplacing({ ...replacing, ...changed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (replacing.sought !== '') onReplace(replacing)
  }
  return (
    <form onSubmit={submit} className="words-part" aria-label="Find and replace">
      <h2>Find and replace</h2>
      <div className="words-fields">
        <TextField
          label="Find"
          name="find"
          value={replacing.sought}
          onText={(sought) => set({ sought })}
        />
        <TextField
          label="Replace with"
          name="replaceWith"
          value={replacing.replacement}
          onText={(replacement) => set({ replacement })}
        />
      </div>
      <div className="pane-actions">
        <Checks replacing={replacing} onChange={set} />
        <button type="submit" className="button" disabled={replacing.sought === ''}>
          Replace all
        </button>
      </div>
      {replacing.isPattern && (
        <p className="hint">
          As in JavaScript, with the flags g, m and u. The replacement knows $1, $&, \n and \t.
        </p>
      )}
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

interface ChecksProps {
  replacing: Replacing
  onChange: (changed: Partial<Replacing>) => void
}

function Checks({ replacing, onChange }: ChecksProps) {
  return CHECKS.map(([name, label]) => (
    <label className="choice" key={name}>
      <input
        type="checkbox"
        checked={replacing[name]}
        onChange={({ target }) => onChange({ ...replacing, [name]: target.checked })}
      />
      {label}
    </label>
  ))
}

import { useId, useState, type FormEvent } from 'react'

import { plural } from '@/lib/quantity.ts'

import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { CASES, LINES, type Change, type Replacing } from './changes.ts'
import { useChanges } from './use-changes.ts'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { Field, fieldAttributes } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

interface Props {
  text: string
  onText: (text: string) => void
}

/** Changes the whole text: its letters, its lines, and by find and replace. Each change has an undo step. */
export function ChangePanel({ text, onText }: Props) {
  const { isWorking, message, canUndo, run, cancel, undo } = useChanges(text, onText)
  const press = ({ label, done }: Change) => run({ label }, () => done)
  return (
    <div className="words-part">
      <Buttons title="Letters" changes={CASES} onPress={press} />
      <Buttons title="Lines" changes={LINES} onPress={press} />
      <ReplaceForm onReplace={(replacing) => run({ replacing }, replacedSentence)} />
      <div className="pane-actions">
        <button type="button" className="button" aria-disabled={!canUndo} onClick={undo}>
          Undo change
        </button>
        {isWorking && (
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              const undoButton = currentTarget.parentElement?.querySelector('button')
              cancel()
              passFocus(() => undoButton)
            }}
          >
            Cancel
          </button>
        )}
        <p role="status" data-change-said>
          {isWorking ? 'Working…' : message}
        </p>
      </div>
    </div>
  )
}

interface ButtonsProps {
  title: string
  changes: readonly Change[]
  onPress: (change: Change) => void
}

function Buttons({ title, changes, onPress }: ButtonsProps) {
  return (
    <div role="group" aria-label={title}>
      <h2>{title}</h2>
      <div className="pane-actions">
        {changes.map((change) => (
          <button
            key={change.label}
            type="button"
            className="button button-small"
            onClick={() => onPress(change)}
          >
            {change.label}
          </button>
        ))}
      </div>
    </div>
  )
}

function replacedSentence(count: number): string {
  return plural(count, 'Replaced once.', `Replaced ${count} times.`)
}

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
function ReplaceForm({ onReplace }: { onReplace: (replacing: Replacing) => void }) {
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

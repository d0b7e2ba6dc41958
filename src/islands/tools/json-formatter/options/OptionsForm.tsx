import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { optionsOf, Select } from '@/islands/ui/fields/SelectField.tsx'
import { Popover } from '@/islands/ui/popover/Popover.tsx'
import { useState } from 'react'
import { $jsonOptions } from '../json-work.ts'
import {
  DEFAULT_OPTIONS,
  isDefault,
  readOptions,
  writeOptions,
  type LayoutOptions,
} from '@/json/layout/layout-options.ts'

export interface OptionsFormProps {
  /** Called after each change, once the new options are saved. */
  onChange: () => void
  onClose: () => void
}

/** Renders the formatting options, and saves them on the device after each change. */
export function OptionsForm({ onChange, onClose }: OptionsFormProps) {
  const [options, setOptions] = useState(() => readOptions($jsonOptions.get()))
  const choose = (next: typeof options) => {
    setOptions(next)
    $jsonOptions.set(writeOptions(next) || undefined)
    onChange()
  }
  return (
    <Popover label="Options" onClose={onClose} className="json-options">
      <div className="choices">
        {CHOICES.map((choice) => (
          <Choice
            key={choice.name}
            {...choice}
            value={options[choice.name]}
            onValue={(value) => choose({ ...options, [choice.name]: value })}
          />
        ))}
        <Checkbox
          label={FINAL_NEWLINE}
          checked={options.finalNewline}
          onChange={(finalNewline) => choose({ ...options, finalNewline })}
        />
        <button
          type="button"
          className="button button-small"
          disabled={isDefault(options)}
          onClick={() => choose(DEFAULT_OPTIONS)}
        >
          {RESET}
        </button>
      </div>
      <p className="hint mt-1">{KEPT}</p>
    </Popover>
  )
}

interface ChoiceProps {
  label: string
  values: Record<string, string>
  value: string
  onValue: (value: string) => void
}

function Choice({ label, values, value, onValue }: ChoiceProps) {
  return (
    <label>
      <span className="text-sm font-semibold">{label}</span>
      <Select options={optionsOf(values)} value={value} onValue={onValue} />
    </label>
  )
}

/** The options with a fixed list of values, in display order. */
const CHOICES: {
  name: Exclude<keyof LayoutOptions, 'finalNewline'>
  label: string
  values: Record<string, string>
}[] = [
  {
    name: 'indent',
    label: 'Indent',
    values: { '2': '2 spaces', '4': '4 spaces', tab: 'Tab' },
  },
  {
    name: 'sort',
    label: 'Order of keys',
    values: {
      off: 'As they are',
      natural: 'A to Z, numbers by value',
      'code-unit': 'By code (RFC 8785)',
    },
  },
  {
    name: 'arrays',
    label: 'Short arrays',
    values: { lines: 'Each item on its own line', short: 'On one line where they fit' },
  },
  {
    name: 'escapes',
    label: 'Escapes',
    values: {
      keep: 'As they are',
      escape: 'Escape all but ASCII',
      unescape: 'Write letters instead',
    },
  },
]

const FINAL_NEWLINE = 'Line break at the end'
const KEPT =
  'Stored in this browser for your next visit; the document is not. Minify uses the order of keys and the escapes.'
const RESET = 'Reset options'

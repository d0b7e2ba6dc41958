import { useState } from 'react'

import { $jsonOptions } from './kept-options.ts'
import {
  DEFAULT_OPTIONS,
  isDefault,
  readOptions,
  writeOptions,
} from '@/json/layout/layout-options.ts'
import { CHOICES, FINAL_NEWLINE, KEPT, RESET } from './words.ts'

export interface OptionsFormProps {
  /** Told after each change, when the new options are kept. */
  onChange: () => void
}

/** How documents are laid out, kept on the device at each change. */
export function OptionsForm({ onChange }: OptionsFormProps) {
  const [options, setOptions] = useState(() => readOptions($jsonOptions.get()))
  const choose = (next: typeof options) => {
    setOptions(next)
    $jsonOptions.set(writeOptions(next) || undefined)
    onChange()
  }
  return (
    <div className="w-full" role="group" aria-label="Options">
      <div className="choices">
        {CHOICES.map((choice) => (
          <Choice
            key={choice.name}
            {...choice}
            value={options[choice.name]}
            onValue={(value) => choose({ ...options, [choice.name]: value })}
          />
        ))}
        <label className="choice">
          <input
            type="checkbox"
            checked={options.finalNewline}
            onChange={({ target }) => choose({ ...options, finalNewline: target.checked })}
          />
          {FINAL_NEWLINE}
        </label>
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
    </div>
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
      <select className="input" value={value} onChange={({ target }) => onValue(target.value)}>
        {Object.entries(values).map(([known, words]) => (
          <option key={known} value={known}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

import { useId, useRef } from 'react'

import { CopyButton } from '../../ui/CopyButton.tsx'
import type { CharacterType } from './password.ts'
import { StrengthMeter } from './StrengthMeter.tsx'
import { usePassword } from './use-password.ts'

const SHORTEST = 4
const LONGEST = 64

const TYPES: readonly { name: CharacterType; label: string }[] = [
  { name: 'uppercase', label: 'Uppercase letters (A–Z)' },
  { name: 'lowercase', label: 'Lowercase letters (a–z)' },
  { name: 'numbers', label: 'Numbers (0–9)' },
  { name: 'symbols', label: 'Symbols (!@#$…)' },
]

/** A random password of a chosen length and choice of characters. */
export default function PasswordGenerator() {
  const options = useRef<HTMLElement>(null)
  const { choice, password, renew, ...changes } = usePassword(options)
  const { change } = changes
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="card answer-card panel" aria-label="Password" tabIndex={-1} data-results>
        <Password password={password} onRenew={renew} />
        <StrengthMeter choice={choice} />
      </section>
      <section ref={options} className="card grid gap-5 panel" aria-label="Options" data-inputs>
        <Length length={choice.length} {...changes} />
        <fieldset>
          <legend className="label">Characters to use</legend>
          <div className="choices">
            {TYPES.map(({ name, label }) => (
              <Box
                key={name}
                name={name}
                label={label}
                checked={choice[name]}
                onChecked={(checked) => change({ [name]: checked })}
              />
            ))}
          </div>
        </fieldset>
        <Box
          name="excludesLookAlikes"
          label="Leave out look-alikes (I l 1 O 0 o |)"
          checked={choice.excludesLookAlikes}
          onChecked={(checked) => change({ excludesLookAlikes: checked })}
        />
      </section>
    </div>
  )
}

type LengthProps = { length: number } & Pick<
  ReturnType<typeof usePassword>,
  'change' | 'hold' | 'restore'
>

function Length({ length, change, hold, restore }: LengthProps) {
  const id = useId()
  return (
    <div>
      <label className="label flex justify-between" htmlFor={id}>
        Password length <span>{length}</span>
      </label>
      <input
        id={id}
        name="length"
        type="range"
        className="slider mt-1"
        min={SHORTEST}
        max={LONGEST}
        step={1}
        value={length}
        onChange={({ target }) => change({ length: Number(target.value) })}
        onPointerDown={hold}
        onPointerCancel={restore}
      />
    </div>
  )
}

function Password({ password, onRenew }: { password: string; onRenew: () => void }) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        Generated password
      </label>
      {/* Without a name and with autocomplete off no browser offers to save it or restores it on the next visit. */}
      <textarea
        id={id}
        className="input unbroken mt-1"
        rows={3}
        readOnly
        value={password}
        autoComplete="off"
        spellCheck={false}
        data-password
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton
          className="button button-filled grow"
          label="Copy Password"
          text={password}
          disabled={password === ''}
          failed={{ title: 'Error', text: 'Failed to copy password' }}
        />
        <button type="button" className="button grow" onClick={onRenew}>
          Regenerate
        </button>
      </div>
    </div>
  )
}

interface BoxProps {
  name: string
  label: string
  checked: boolean
  onChecked: (checked: boolean) => void
}

function Box({ name, label, checked, onChecked }: BoxProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChecked(target.checked)}
      />
      {label}
    </label>
  )
}

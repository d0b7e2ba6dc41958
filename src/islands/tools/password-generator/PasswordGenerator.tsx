import { useId, useRef, useState } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { MoreFolds } from './MoreFolds.tsx'
import type { CharacterType } from './password.ts'
import { SliderEnds } from './SliderEnds.tsx'
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
  const { copied, keepCopied } = useCopied()
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="card answer-card panel" aria-label="Password" tabIndex={-1} data-results>
        <Password password={password} onRenew={renew} onCopied={keepCopied} />
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
      </section>
      <MoreFolds {...{ choice, change, password, copied }} onCopied={keepCopied} />
    </div>
  )
}

/** What was copied on this visit, the last one first; gone when the page is left. */
function useCopied() {
  const [copied, setCopied] = useState<readonly string[]>([])
  useWiped(() => setCopied([]))
  const keepCopied = (text: string) =>
    setCopied((before) => [text, ...before.filter((other) => other !== text)])
  return { copied, keepCopied }
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
      <SliderEnds least={SHORTEST} most={LONGEST} />
    </div>
  )
}

interface PasswordProps {
  password: string
  onRenew: () => void
  onCopied: (password: string) => void
}

function Password({ password, onRenew, onCopied }: PasswordProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        Generated password
      </label>
      {/* Without a name and with autocomplete off no browser offers to save it or restores it on the next visit. */}
      <textarea
        {...PLAIN_TYPING}
        id={id}
        className="input unbroken mt-1"
        rows={3}
        readOnly
        value={password}
        autoComplete="off"
        data-password
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton
          className="button button-filled grow"
          label="Copy Password"
          text={password}
          onCopied={onCopied}
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

import { useRef, useState } from 'react'

import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { GeneratedSecret, RangeField } from './GeneratorParts.tsx'
import { MoreFolds } from './MoreFolds.tsx'
import type { CharacterType, PasswordChoice } from './password.ts'
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
  const { choice, password, renew, change, hold, restore } = usePassword(options)
  const { copied, addCopied } = useCopied()
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="card answer-card panel" aria-label="Password" tabIndex={-1} data-results>
        <GeneratedSecret
          kind="password"
          value={password}
          rows={3}
          className="unbroken"
          onRenew={renew}
          onCopied={addCopied}
        />
        <StrengthMeter choice={choice} />
      </section>
      <section ref={options} className="card grid gap-5 panel" aria-label="Options" data-inputs>
        <RangeField
          name="length"
          label="Password length"
          value={choice.length}
          min={SHORTEST}
          max={LONGEST}
          onValue={(length) => change({ length })}
          onPointerDown={hold}
          onPointerCancel={restore}
        />
        <CharacterTypes {...{ choice, change }} />
      </section>
      <MoreFolds {...{ choice, change, password, copied }} onCopied={addCopied} />
    </div>
  )
}

interface TypesProps {
  choice: PasswordChoice
  change: (changes: Partial<PasswordChoice>) => void
}

function CharacterTypes({ choice, change }: TypesProps) {
  return (
    <fieldset>
      <legend className="label">Characters to use</legend>
      <div className="choices">
        {TYPES.map(({ name, label }) => (
          <Checkbox
            key={name}
            {...{ name, label }}
            checked={choice[name]}
            onChange={(checked) => change({ [name]: checked })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The passwords copied on this visit, newest first. They are wiped when the visitor leaves the page. */
function useCopied() {
  const [copied, setCopied] = useState<readonly string[]>([])
  useWiped(() => setCopied([]))
  const addCopied = (text: string) =>
    setCopied((before) => [text, ...before.filter((other) => other !== text)])
  return { copied, addCopied }
}

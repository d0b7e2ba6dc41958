import { useEffect, useRef, useState, type RefObject } from 'react'

import { AdPlace } from '@/islands/ui/AdPlace.tsx'
import { useRestoredFields } from '@/islands/ui/early/use-entry-fields.ts'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { GeneratedSecret, RangeField } from '../GeneratorParts.tsx'
import { GuessTimes } from '../GuessTimes.tsx'
import {
  DEFAULT_PASSPHRASE,
  generatePassphrase,
  loadWords,
  passphraseBits,
  type Capitals,
  type PassphraseChoice,
} from './passphrase.ts'

const FEWEST = 3
const MOST = 12

const SEPARATORS = [
  { value: '-', label: 'Hyphen (-)' },
  { value: ' ', label: 'Space' },
  { value: '.', label: 'Full stop (.)' },
  { value: '_', label: 'Underscore (_)' },
  { value: '', label: 'Nothing' },
]

const CAPITALS: readonly { value: Capitals; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'first-letters', label: 'First letters' },
  { value: 'one-word', label: 'One word, at random' },
]

/** A passphrase of random words. */
export default function PassphraseGenerator() {
  const options = useRef<HTMLElement>(null)
  const { choice, passphrase, change, renew } = usePassphrase(options)
  const bits = passphraseBits(choice)
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section
        className="card answer-card panel"
        aria-label="Passphrase"
        tabIndex={-1}
        data-results
      >
        <GeneratedSecret
          kind="passphrase"
          value={passphrase}
          rows={4}
          className="passphrase"
          onRenew={renew}
        />
        <p className="mt-5" role="status">
          <strong>{(Math.floor(bits * 10) / 10).toFixed(1)} bits</strong> of entropy
        </p>
      </section>
      <section
        ref={options}
        className="card grid content-start gap-5 panel"
        aria-label="Options"
        data-inputs
      >
        <Options choice={choice} onChange={change} />
      </section>
      <AdPlace name="narrow" />
      <section className="card panel lg:col-span-2" aria-label="Time to guess">
        <h2 className="mb-2 font-sans text-base">Time to guess this passphrase</h2>
        <GuessTimes bits={bits} />
      </section>
    </div>
  )
}

interface OptionsProps {
  choice: PassphraseChoice
  onChange: (changes: Partial<PassphraseChoice>) => void
}

function Options({ choice, onChange }: OptionsProps) {
  const { words, separator, capitals, digit } = choice
  return (
    <>
      <RangeField
        name="words"
        label="Number of words"
        value={words}
        min={FEWEST}
        max={MOST}
        onValue={(count) => onChange({ words: count })}
      />
      <SelectField
        name="separator"
        label="Between the words"
        options={SEPARATORS}
        value={separator}
        onValue={(value) => onChange({ separator: value })}
      />
      <SelectField
        name="capitals"
        label="Capital letters"
        options={CAPITALS}
        value={capitals}
        onValue={(value) => onChange({ capitals: value })}
      />
      <Checkbox
        name="digit"
        label="Add a digit after one of the words"
        checked={digit}
        onChange={(checked) => onChange({ digit: checked })}
      />
    </>
  )
}

/** The options and the passphrase, which is in the memory of this page only. */
function usePassphrase(options: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState(DEFAULT_PASSPHRASE)
  const [passphrase, setPassphrase] = useState('')
  const { words, ...others } = choice
  useRestoredFields(options, { ...others, words: String(words) })

  const make = (next: PassphraseChoice) =>
    attempt(async () => {
      const list = await loadWords()
      setPassphrase(generatePassphrase(next, list))
    })
  useEffect(() => {
    void make(choice)
  }, [choice])
  useWiped(
    () => setPassphrase(''),
    () => void make(choice),
  )

  return {
    choice,
    passphrase,
    change: (changes: Partial<PassphraseChoice>) => setChoice({ ...choice, ...changes }),
    renew: () => void make(choice),
  }
}

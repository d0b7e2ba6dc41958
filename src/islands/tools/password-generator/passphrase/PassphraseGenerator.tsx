import { useId, useRef } from 'react'

import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { GuessTimes } from '../GuessTimes.tsx'
import { SliderEnds } from '../SliderEnds.tsx'
import { passphraseBits, type Capitals, type PassphraseChoice } from './passphrase.ts'
import { usePassphrase } from './use-passphrase.ts'

const FEWEST = 3
const MOST = 12

const SEPARATORS = [
  { value: '-', label: 'Hyphen (-)' },
  { value: ' ', label: 'Space' },
  { value: '.', label: 'Full stop (.)' },
  { value: '_', label: 'Underscore (_)' },
  { value: '', label: 'Nothing' },
] as const

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
        <Passphrase passphrase={passphrase} onRenew={renew} />
        <p className="mt-5" role="status" data-answer data-label="Entropy">
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
      <section className="card panel lg:col-span-2" aria-label="Time to guess">
        <h2 className="mb-2 font-sans text-base">Time to guess this passphrase</h2>
        <GuessTimes bits={bits} />
      </section>
    </div>
  )
}

function Passphrase({ passphrase, onRenew }: { passphrase: string; onRenew: () => void }) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        Generated passphrase
      </label>
      {/* Without a name and with autocomplete off no browser offers to save it or restores it on the next visit. */}
      <textarea
        {...PLAIN_TYPING}
        id={id}
        className="input passphrase mt-1"
        rows={4}
        readOnly
        value={passphrase}
        autoComplete="off"
        data-password
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton
          className="button button-filled grow"
          label="Copy Passphrase"
          text={passphrase}
          disabled={passphrase === ''}
          failed={{ title: 'Error', text: 'Failed to copy passphrase' }}
        />
        <button type="button" className="button grow" onClick={onRenew}>
          Regenerate
        </button>
      </div>
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
      <WordCount words={words} onWords={(count) => onChange({ words: count })} />
      <ChoiceField
        name="separator"
        label="Between the words"
        look="select"
        options={SEPARATORS}
        value={separator}
        onValue={(value) => onChange({ separator: value })}
      />
      <ChoiceField
        name="capitals"
        label="Capital letters"
        look="select"
        options={CAPITALS}
        value={capitals}
        onValue={(value) => onChange({ capitals: value as Capitals })}
      />
      <label className="choice">
        <input
          type="checkbox"
          name="digit"
          checked={digit}
          onChange={({ target }) => onChange({ digit: target.checked })}
        />
        Add a digit after one of the words
      </label>
    </>
  )
}

function WordCount({ words, onWords }: { words: number; onWords: (words: number) => void }) {
  const id = useId()
  return (
    <div>
      <label className="label flex justify-between" htmlFor={id}>
        Number of words <span>{words}</span>
      </label>
      <input
        id={id}
        name="words"
        type="range"
        className="slider mt-1"
        min={FEWEST}
        max={MOST}
        step={1}
        value={words}
        onChange={({ target }) => onWords(Number(target.value))}
      />
      <SliderEnds least={FEWEST} most={MOST} />
    </div>
  )
}

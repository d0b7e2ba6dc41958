import { useRef, useState } from 'react'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { GeneratedSecret, RangeField } from './GeneratorParts.tsx'
import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { whole } from '@/lib/format.ts'
import { characterStrokes, KINDS, entropyBits, strength, type StrengthWord } from './strength.ts'
import {
  characterTypes,
  LONGEST,
  SHORTEST,
  type CharacterType,
  type PasswordChoice,
} from './password.ts'
import { usePassword } from './use-password.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'

const TYPES: readonly { name: CharacterType; label: string }[] = [
  { name: 'uppercase', label: 'Uppercase letters (A–Z)' },
  { name: 'lowercase', label: 'Lowercase letters (a–z)' },
  { name: 'numbers', label: 'Numbers (0–9)' },
  { name: 'symbols', label: 'Symbols (!@#$…)' },
]

/** Characters of the longest password that fills at most two lines of a phone in large type. */
const MOST_LARGE = 32

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
          className={password.length > MOST_LARGE ? 'unbroken' : 'unbroken large'}
          onRenew={renew}
          onCopied={addCopied}
        />
        <Characters password={password} />
        <StrengthMeter choice={choice} />
      </section>
      <section ref={options} className="card grid gap-5 panel" aria-label="Options" data-inputs>
        <RangeField
          name="length"
          label="Password length"
          value={choice.length}
          min={choice.shortest ?? SHORTEST}
          max={choice.longest ?? LONGEST}
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

/** A stroke for each character, and how many there are of each kind. */
function Characters({ password }: { password: string }) {
  const { drawing, counts } = characterStrokes(password)
  return (
    <div className="characters">
      <HeadLine {...drawing} />
      <ul className="mt-2 grid grid-cols-2 gap-x-4 text-sm sm:grid-cols-4">
        {characterTypes.map((type) => (
          <li key={type} className="flex items-center gap-1.5">
            <span className="swatch" data-color={KINDS[type].color} />
            {password !== '' && whole(counts[type])} {KINDS[type].word}
          </li>
        ))}
      </ul>
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

interface Props {
  choice: PasswordChoice
  change: (changes: Partial<PasswordChoice>) => void
  password: string
  /** Passwords copied on this visit, newest first. */
  copied: readonly string[]
  onCopied: (text: string) => void
}

const FOLDS = {
  symbols: 'Choose or leave out characters',
  rules: 'For a site’s rules',
  several: 'Several at once',
  time: 'Time to guess',
  letters: 'Letter by letter',
  copied: 'Copied on this visit',
}

const MORE = (Object.entries(FOLDS) as [keyof typeof FOLDS, string][]).map(([name, label]) => ({
  label,
  load: async () => (await import('./more/contents.tsx')).contents[name],
}))

/** The folds below the password. Their contents load when the first one is opened. */
function MoreFolds(props: Props) {
  return (
    <section className="card panel lg:col-span-2" aria-label="More" data-panels>
      {MORE.map((fold) => (
        <LoadedFold<Props> key={fold.label} {...fold}>
          {(Content) => (
            <div className="more-content">
              <Content {...props} />
            </div>
          )}
        </LoadedFold>
      ))}
    </section>
  )
}

const TONES: Record<StrengthWord, { text: string; fill: string }> = {
  Weak: { text: 'text-bad', fill: 'fill-bad' },
  Medium: { text: 'text-on-accent-soft', fill: 'fill-accent' },
  Strong: { text: 'text-good', fill: 'fill-good' },
}

/** The strength by the specification's points and words, with the entropy. */
function StrengthMeter({ choice }: { choice: PasswordChoice }) {
  const { points, word } = strength(choice)
  const bits = Math.floor(entropyBits(choice) * 10) / 10
  return (
    <div className="mt-5" data-strength={word}>
      <p className="flex flex-wrap justify-between gap-x-4" role="status">
        <span>
          Strength: <strong className={TONES[word].text}>{word}</strong>
        </span>
        <span className="text-soft">{bits.toFixed(1)} bits of entropy</span>
      </p>
      {/* The length is an attribute, because the content security policy refuses inline styles in built HTML. */}
      <svg
        className="mt-2 h-2.5 w-full rounded-full bg-sunken"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={points}
        aria-valuetext={word}
      >
        <rect className={TONES[word].fill} width={points} height={1} />
      </svg>
    </div>
  )
}

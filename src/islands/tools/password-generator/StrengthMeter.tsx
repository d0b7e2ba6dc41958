import type { PasswordChoice } from './password.ts'
import { entropyBits, strength, type StrengthWord } from './strength.ts'

const TONES: Record<StrengthWord, { text: string; fill: string }> = {
  Weak: { text: 'text-bad', fill: 'fill-bad' },
  Medium: { text: 'text-on-accent-soft', fill: 'fill-accent' },
  Strong: { text: 'text-good', fill: 'fill-good' },
}

/** The strength by the specification's points and words, with the entropy. */
export function StrengthMeter({ choice }: { choice: PasswordChoice }) {
  const { points, word } = strength(choice)
  const bits = Math.floor(entropyBits(choice) * 10) / 10
  return (
    <div className="mt-5" data-strength={word}>
      <p
        className="flex flex-wrap justify-between gap-x-4"
        role="status"
        data-answer
        data-label="Strength"
      >
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

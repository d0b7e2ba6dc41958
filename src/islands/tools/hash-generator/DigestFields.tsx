import { useId, useState } from 'react'

import { CopyButton } from '../../ui/CopyButton.tsx'
import { refuseLongPaste } from '../../ui/refuse-long-paste.ts'
import { useShownText } from '../../ui/use-shown-text.ts'
import { compareDigest, type Comparison } from './expected-digest.ts'
import { algorithms, DIGEST_LENGTHS, type Algorithm, type Digests } from './hash.ts'

/** In a line of a screen of 320 px. */
const DIGITS_ON_A_PHONE = 27

interface Props {
  digests: Partial<Digests>
  /** What a copy button says while there is nothing to copy. */
  refusal: string
}

/** The digests, each with its copy button, and the comparison with an expected one. */
export function DigestFields({ digests, refusal }: Props) {
  return (
    <section className="card answer-card panel" aria-label="Hashes">
      <div className="grid gap-2">
        {algorithms.map((algorithm) => (
          <DigestField
            key={algorithm}
            algorithm={algorithm}
            digest={digests[algorithm] ?? ''}
            refusal={refusal}
          />
        ))}
      </div>
      <ExpectedDigest digests={digests} />
    </section>
  )
}

function DigestField({
  algorithm,
  digest,
  refusal,
}: {
  algorithm: Algorithm
  digest: string
  refusal: string
}) {
  const id = useId()
  const { field, built } = useShownText<HTMLTextAreaElement>(digest)
  return (
    <div>
      <div className="pane-head">
        <label className="label" htmlFor={id}>
          {algorithm}
        </label>
        <CopyButton
          text={digest}
          accessibleLabel={`Copy ${algorithm}`}
          refusal={digest === '' ? refusal : undefined}
        />
      </div>
      <textarea
        id={id}
        ref={field}
        className="input unbroken"
        // What a digest takes on a phone, so that nothing moves when it comes.
        rows={Math.ceil(DIGEST_LENGTHS[algorithm] / DIGITS_ON_A_PHONE)}
        readOnly
        defaultValue={built}
        autoComplete="off"
        spellCheck={false}
        data-digits={DIGEST_LENGTHS[algorithm]}
      />
    </div>
  )
}

function ExpectedDigest({ digests }: { digests: Partial<Digests> }) {
  const id = useId()
  const [expected, setExpected] = useState('')
  const comparison = compareDigest(expected, digests)
  return (
    <div className="result-part">
      <label className="label" htmlFor={id}>
        Compare with an expected hash
      </label>
      <input
        id={id}
        type="text"
        className="input mt-1 font-mono text-sm"
        value={expected}
        autoComplete="off"
        spellCheck={false}
        placeholder="Paste the hash you were given"
        onPaste={refuseLongPaste}
        onDrop={refuseLongPaste}
        onChange={({ target }) => setExpected(target.value)}
      />
      <p className="mt-2 font-medium" role="status" data-state={comparison.state}>
        <span className={tone(comparison)}>
          {sentence(comparison, Object.keys(digests).length > 0)}
        </span>
      </p>
    </div>
  )
}

function tone({ state }: Comparison): string {
  if (state === 'match') return 'text-good'
  return state === 'mismatch' ? 'text-bad' : 'text-soft'
}

function sentence(comparison: Comparison, hasDigests: boolean): string {
  switch (comparison.state) {
    case 'blank':
      return ''
    case 'unrecognised':
      return 'This is not a SHA-1, SHA-256, SHA-384 or SHA-512 hash: it must have 40, 64, 96 or 128 hexadecimal digits.'
    case 'not-computed':
      return hasDigests
        ? `Recognised as ${comparison.algorithm}, which was not computed.`
        : `Recognised as ${comparison.algorithm}. There is nothing to compare it with yet.`
    case 'match':
      return `Match: the ${comparison.algorithm} hashes are equal.`
    case 'mismatch':
      return `No match: the ${comparison.algorithm} hashes differ.`
  }
}

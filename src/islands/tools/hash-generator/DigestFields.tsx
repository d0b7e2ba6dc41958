import { Fragment, useId } from 'react'

import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { tellIfOpen } from '@/islands/ui/work/LoadedFold.tsx'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { compareDigest, expectedDigest, type Comparison } from './expected-digest.ts'
import { DigestField, HashInput } from './DigestField.tsx'
import { algorithms, DIGEST_LENGTHS, type SomeDigests } from './hash.ts'
import type { More } from './use-sources.ts'
import { strokesAlong, type HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'

interface Props {
  digests: SomeDigests
  /** The message of a copy button while there is nothing to copy. */
  refusal: string
  more: More
  onMore: (isOpen: boolean) => void
  /** The hash to compare with. */
  expected: string
  onExpected: (expected: string) => void
  subject: 'text' | 'file'
  /** Returns what was hashed. Rejects for a text without bytes. */
  content: () => Promise<Blob>
}

/** The digests with their copy buttons, folded ones of more algorithms, and the comparison with an expected hash. */
export function DigestFields(props: Props) {
  const { digests, refusal, more, onMore } = props
  const fieldOf = { refusal, written: more.written }
  return (
    <section
      className="card answer-card panel"
      aria-label="Hashes"
      tabIndex={-1}
      data-results
      data-empty={Object.keys(digests).length === 0 ? '' : undefined}
    >
      <FourDigests digests={digests} hasSample={props.subject === 'text'} {...fieldOf} />
      <details
        className="fold needs-script mt-4"
        ref={tellIfOpen}
        onToggle={({ currentTarget }) => onMore(currentTarget.open)}
      >
        <summary>More algorithms</summary>
        {more.part && (
          <more.part.MoreDigests
            digests={digests}
            notation={more.notation}
            onNotation={more.setNotation}
            {...fieldOf}
          />
        )}
      </details>
      <ExpectedDigest {...props} />
    </section>
  )
}

interface FourProps extends Pick<Props, 'digests' | 'refusal'>, Pick<More, 'written'> {
  hasSample: boolean
}

function FourDigests({ digests, hasSample, ...fieldOf }: FourProps) {
  const isSample = hasSample && Object.keys(digests).length === 0
  return (
    <div className="grid gap-2">
      {algorithms.map((algorithm) => (
        <Fragment key={algorithm}>
          <DigestField
            algorithm={algorithm}
            digits={DIGEST_LENGTHS[algorithm]}
            digest={digests[algorithm]}
            isInBar={algorithm === 'SHA-256'}
            sample={isSample ? SAMPLE_DIGESTS[algorithm] : undefined}
            {...fieldOf}
          />
          {algorithm === 'SHA-256' && <Strokes digest={digests['SHA-256']} isSample={isSample} />}
        </Fragment>
      ))}
    </div>
  )
}

/** The SHA-256 as strokes, or that of the example. */
function Strokes({ digest, isSample }: { digest: string | undefined; isSample: boolean }) {
  const drawing = digestStrokes(digest ?? (isSample ? SAMPLE_DIGESTS['SHA-256'] : ''))
  return (
    <div className="digest-strokes">
      <HeadLine {...drawing} />
      <p className="hint mt-1">
        {isSample
          ? 'Example: the hashes of “Ganak”'
          : 'A picture of SHA-256, to compare at a glance'}
      </p>
    </div>
  )
}

type ExpectedProps = Pick<Props, 'digests' | 'expected' | 'onExpected' | 'subject' | 'content'>

const loadWhy = () => import('./why/WhyDifferent.tsx')

function ExpectedDigest({ digests, expected, onExpected, subject, content }: ExpectedProps) {
  const id = useId()
  const comparison = compareDigest(expected, digests)
  const isMismatch = comparison.state === 'mismatch'
  const why = useLoaded(loadWhy, isMismatch)
  const candidates = isMismatch ? expectedDigest(expected) : undefined
  return (
    <div className="result-part">
      <label className="label" htmlFor={id}>
        Compare with an expected hash
      </label>
      <HashInput
        id={id}
        value={expected}
        placeholder="Paste the expected hash"
        onText={onExpected}
      />
      <p className="mt-2 font-medium" role="status" data-state={comparison.state}>
        <span className={tone(comparison)}>{sentence(comparison, digests)}</span>
      </p>
      {why && candidates && (
        <why.WhyDifferent
          // A new hash or content needs a new answer.
          key={`${expected} ${Object.values(digests).join()}`}
          request={async () => ({ content: await content(), expected: candidates, subject })}
        />
      )}
    </div>
  )
}

function tone({ state }: Comparison): string {
  if (state === 'match') return 'text-good'
  return state === 'mismatch' ? 'text-bad' : 'text-soft'
}

function sentence(comparison: Comparison, digests: SomeDigests): string {
  switch (comparison.state) {
    case 'blank':
      return ''
    case 'unrecognised':
      return 'This is not a SHA-1, SHA-256, SHA-384 or SHA-512 hash, or one of the other kinds: those have 8, 32, 40, 56, 64, 96 or 128 hexadecimal digits.'
    case 'not-computed':
      return Object.keys(digests).length > 0
        ? `Recognised as ${comparison.algorithm}, which was not computed.`
        : `Recognised as ${comparison.algorithm}. Nothing to compare it with yet.`
    case 'match':
      return `Match: the ${comparison.algorithm} hashes are equal.`
    case 'mismatch':
      return `No match: the ${comparison.algorithm} hashes differ.${differToo(comparison.others)}`
  }
}

function differToo(others: string | undefined): string {
  return others === undefined ? '' : ` The hashes of ${others} differ too.`
}

/** Digits in a group of one colour: people compare digests in groups. */
const GROUP = 8

/** Returns a stroke for each hexadecimal digit of a digest, as long as its value: two digests are told apart at a glance. */
export function digestStrokes(hex: string): HeadLineDrawing {
  const strokes = [...hex].map((digit, index) => ({
    parts: [
      {
        length: Number.parseInt(digit, 16) + 1,
        color: Math.floor(index / GROUP) % 2 === 0 ? ('principal' as const) : ('ink' as const),
      },
    ],
  }))
  return {
    title: 'The digits of the hash, each as long as its value',
    hanging: strokesAlong(strokes, { longest: 16 }),
  }
}

/** The hashes of “Ganak”, which the page shows as an example before a text is typed. */
export const SAMPLE_DIGESTS = {
  'SHA-1': '2bbc24761b4d0f9cbb216086601535b54cc06cba',
  'SHA-256': '36502b90180ac7c8e3af479f248f1c78a864c92f64421e0b50f086707b16e689',
  'SHA-384':
    '1d15c77aa7c2e124f36f4d507e42d19187feb3ee6ef0a588f9d72614b75472b2cb51fbd7959fb104ec6344526335fb3b',
  'SHA-512':
    '13d2a90c94e0dc13b3b4a92ede8bb3d46e3df09a2d24ac7e5389814893b9622e21e4e676362016d00844af03ea092213cd2240a153a555fcaa35cafeeb83109e',
} as const

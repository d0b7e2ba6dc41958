import { useState } from 'react'

import { parseAmount } from '@/lib/amount.ts'
import { whole } from '@/lib/format.ts'

import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import type { Statistics } from '../statistics.ts'
import { SmsPart } from './SmsPart.tsx'
import { type Filled, leftInWords, limitsOf } from './limits.ts'

/** Longer texts are not posts or messages, and measuring them at every key would be slow. */
const MOST_MEASURED = 30_000

interface Props {
  text: string
  statistics: Statistics
}

/** The limits of messages, posts and search results, and the visitor's own limit. */
export function LimitsPanel({ text, statistics }: Props) {
  const isMeasured = text.length <= MOST_MEASURED
  return (
    <div className="words-part">
      <OwnLimit statistics={statistics} />
      {isMeasured ? (
        <>
          <SmsPart text={text} />
          <h2>Posts and search results</h2>
          <dl className="ledger">
            {limitsOf(text, statistics.characters).map((filled) => (
              <LimitRow key={filled.label} {...filled} />
            ))}
          </dl>
          <p className="hint">
            A guide as of 2026: platforms change their limits, and Google publishes none. It cuts
            titles at about 580 px and descriptions at about 920 px, or 680 px on a phone. Widths
            are measured in Arial or this device’s substitute.
          </p>
        </>
      ) : (
        <p>This text is longer than any message, post or search result.</p>
      )}
    </div>
  )
}

function LimitRow({ label, note, used, limit, unit }: Filled) {
  const left = limit - used
  const unitWord = unit === 'px' ? ' px' : ''
  return (
    <div>
      <dt>
        {label}
        {note !== undefined && <span className="hint block">{note}</span>}
      </dt>
      <dd data-tone={left < 0 ? 'bad' : undefined}>
        {whole(used)} of {whole(limit)}
        {unitWord}
        <span className="hint block">{leftInWords(left, unitWord)}</span>
      </dd>
    </div>
  )
}

type Unit = 'words' | 'characters' | 'charactersWithoutSpaces' | 'sentences' | 'lines' | 'bytes'

const UNITS: readonly { value: Unit; label: string }[] = [
  { value: 'words', label: 'Words' },
  { value: 'characters', label: 'Characters' },
  { value: 'charactersWithoutSpaces', label: 'Characters (no spaces)' },
  { value: 'sentences', label: 'Sentences' },
  { value: 'lines', label: 'Lines' },
  { value: 'bytes', label: 'Bytes in UTF-8' },
]

/** The visitor's own limit, such as the words of an essay or the characters of a form. */
function OwnLimit({ statistics }: { statistics: Statistics }) {
  const [text, setText] = useState('500')
  const [unit, setUnit] = useState<Unit>('words')
  const limit = parseAmount(text)
  return (
    <>
      <div className="list-fields">
        <NumberField
          name="ownLimit"
          label="Your own limit"
          text={text}
          value={limit}
          onText={setText}
          step={10}
        />
        <ChoiceField
          name="ownLimitUnit"
          label="Counted in"
          look="select"
          options={UNITS}
          value={unit}
          onValue={(value) => setUnit(value as Unit)}
        />
      </div>
      <p role="status" data-own-limit>
        {sentence(statistics[unit], limit)}
      </p>
    </>
  )
}

function sentence(used: number, limit: number): string {
  if (!Number.isFinite(limit) || limit < 0) return 'Enter a limit of 0 or more.'
  const most = Math.floor(limit)
  return `${whole(used)} of ${whole(most)}: ${leftInWords(most - used)}.`
}

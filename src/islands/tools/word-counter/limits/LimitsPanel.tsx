import { useState, useMemo } from 'react'

import { parseAmount } from '@/lib/amount.ts'
import { whole } from '@/lib/format.ts'
import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import { plural } from '@/lib/quantity.ts'
import { Ledger } from '../Ledger.tsx'
import type { Statistics } from '../statistics.ts'
import { type Filled, leftInWords, limitsOf } from './limits.ts'
import { letterName, plainLetter, type Sms, smsOf } from './sms.ts'

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

/** The number of letters listed; the others are only counted. */
const MOST_NAMED = 12

/** The text as SMS: its number of parts, and the letters that make them shorter. */
function SmsPart({ text }: { text: string }) {
  const sms = useMemo(() => smsOf(text), [text])
  const { alphabet, units, parts, placesOfPart, free, forcing } = sms
  return (
    <>
      <h2>SMS</h2>
      <Ledger
        rows={[
          ['Messages sent and charged', parts],
          ['Alphabet', alphabet === 'Unicode' ? 'Unicode (UCS-2)' : 'GSM-7'],
          ['Places used', units],
          [`Free in the last message of ${placesOfPart}`, free],
        ]}
        data-sms
      />
      {forcing.size > 0 && <Forcing forcing={forcing} />}
      <p className="hint">
        By 3GPP TS 23.038: 160 places in GSM-7, or 153 in each part of a longer text; 70 or 67 as
        soon as one letter is not in GSM-7. In GSM-7 each of ^ {'{ }'} \ [ ~ ] | € takes two places,
        in Unicode an emoji takes two or more.
      </p>
    </>
  )
}

function Forcing({ forcing }: Pick<Sms, 'forcing'>) {
  const letters = [...forcing]
  const replaceable = letters.filter(([letter]) => plainLetter(letter) !== undefined)
  const others = letters.filter(([letter]) => plainLetter(letter) === undefined)
  const unnamed = others.length - MOST_NAMED
  return (
    <div data-forcing>
      <p>
        {plural(letters.length, 'One letter is', `${whole(letters.length)} letters are`)} not in
        GSM-7, so the whole text is sent as Unicode:
      </p>
      <ul className="words-list">
        {replaceable.map(([letter, count]) => (
          <li key={letter}>
            {howOften([letter, count])}; {plainLetter(letter)} works instead
          </li>
        ))}
        {others.length > 0 && (
          <li>
            {others.slice(0, MOST_NAMED).map(howOften).join(', ')}
            {unnamed > 0 && ` and ${whole(unnamed)} more`}
          </li>
        )}
      </ul>
    </div>
  )
}

function howOften([letter, count]: [string, number]): string {
  return count === 1 ? letterName(letter) : `${letterName(letter)} ${whole(count)} times`
}

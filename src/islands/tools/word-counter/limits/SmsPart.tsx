import { useMemo } from 'react'

import { whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import { letterName, plainLetter, type Sms, smsOf } from './sms.ts'

/** The number of letters listed; the others are only counted. */
const MOST_NAMED = 12

/** The text as SMS: its number of parts, and the letters that make them shorter. */
export function SmsPart({ text }: { text: string }) {
  const sms = useMemo(() => smsOf(text), [text])
  const { alphabet, units, parts, placesOfPart, free, forcing } = sms
  return (
    <>
      <h2>SMS</h2>
      <dl className="ledger" data-sms>
        <div>
          <dt>Messages sent and charged</dt>
          <dd>{whole(parts)}</dd>
        </div>
        <div>
          <dt>Alphabet</dt>
          <dd>{alphabet === 'Unicode' ? 'Unicode (UCS-2)' : 'GSM-7'}</dd>
        </div>
        <div>
          <dt>Places used</dt>
          <dd>{whole(units)}</dd>
        </div>
        <div>
          <dt>Free in the last message of {placesOfPart}</dt>
          <dd>{whole(free)}</dd>
        </div>
      </dl>
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

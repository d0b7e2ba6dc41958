import { whole } from '@/lib/format.ts'

import type { PanelProps } from '../panels.ts'
import { leftInWords } from './left-in-words.ts'
import { limitsOf, type Filled } from './limits.ts'
import { OwnLimit } from './OwnLimit.tsx'
import { SmsPart } from './SmsPart.tsx'

/** Beyond this the text is a book: no post or message, and measuring it at every letter would be felt. */
const MOST_MEASURED = 30_000

/** How far the text fills the limits of messages, posts and search results, and one of the visitor's own. */
export function LimitsPanel({ text, statistics }: PanelProps) {
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
            As of 2026, and as a guide: platforms change their limits, and Google names none. It
            cuts titles at about 580 px and descriptions at about 920 px, or 680 px on a phone;
            widths are measured in Arial, or what this device has in its place.
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

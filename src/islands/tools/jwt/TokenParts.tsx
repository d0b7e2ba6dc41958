import { dayNumber, shortDate } from '@/islands/ui/dates/calendar.ts'
import { shownAt } from '@/islands/ui/dates/moments.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { timesIn } from '@/islands/ui/token/token-times.ts'
import { plural } from '@/lib/quantity.ts'
import { lifeLine, type LifeMark } from './life-line.ts'
import type { ReadToken } from './read-token.ts'

export { claimRows } from './claim-rows.ts'

/** The times of a token on a line with now, in seconds. Nothing for a token without times. */
export function Life({ token: { claims }, now }: { token: ReadToken; now: number }) {
  const { iat, nbf, exp } = Object.fromEntries(
    timesIn(claims?.value ?? {}).map(({ claim, seconds }) => [claim, seconds]),
  )
  const marks: LifeMark[] = []
  if (iat !== undefined)
    marks.push({ seconds: iat, words: `Issued ${timeOf(iat)}`, kind: 'issued' })
  if (nbf !== undefined && nbf !== iat)
    marks.push({ seconds: nbf, words: `Valid from ${timeOf(nbf)}`, kind: 'start' })
  if (exp !== undefined) {
    const words = exp <= now ? `Expired ${timeOf(exp)}` : `Expires ${timeOf(exp)}`
    marks.push({ seconds: exp, words, kind: 'end' })
  }
  const drawing = lifeLine(marks, now)
  return drawing && <HeadLine {...drawing} />
}

/** "16:36, 18 Nov 2026" in India. */
function timeOf(seconds: number): string {
  const { date, time } = shownAt(BigInt(Math.floor(seconds)) * 1_000_000_000n, INDIA)
  return `${time.slice(0, 5)}, ${shortDate(dayNumber(date))}`
}

/** What a reader of the token must know before trusting it. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className="notice jwt-warnings" aria-label="Warnings">
      {[...new Set(warnings)].map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  )
}

const SIGNED = ['header', 'payload', 'signature']
const ENCRYPTED = ['header', 'encrypted key', 'initialisation vector', 'ciphertext', 'tag']

/** UTF-16 code units of a part that are drawn at each end. */
const MOST_AT_START = 240
const MOST_AT_END = 24

/** The token with a colour and a name for each part. */
export function Parts({ token: { kind, parts, count } }: { token: ReadToken }) {
  const names = kind === 'signed' ? SIGNED : ENCRYPTED
  return (
    <figure className="jwt-parts">
      <figcaption className="hint">
        {plural(count, 'The parts of the token: ', `The first of ${count} tokens in the text: `)}
        {names.slice(0, parts.length).map((name, index) => (
          <span key={name} className="jwt-part" data-part={index}>
            {name}
          </span>
        ))}
      </figcaption>
      <p translate="no">
        {parts.map((part, index) => (
          // The parts have no other name than their place.
          <span key={index} className="jwt-part" data-part={index}>
            {index > 0 && '.'}
            {shortened(part)}
          </span>
        ))}
      </p>
    </figure>
  )
}

function shortened(part: string): string {
  return part.length <= MOST_AT_START + MOST_AT_END
    ? part
    : `${part.slice(0, MOST_AT_START)}…${part.slice(-MOST_AT_END)}`
}

/** The header of a signed token as it is written. */
export function Header({ token: { header } }: { token: ReadToken }) {
  return (
    <section className="jwt-header" aria-label="Header">
      <h2 className="label">Header</h2>
      <pre translate="no">{header.text}</pre>
    </section>
  )
}

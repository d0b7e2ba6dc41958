import { plural } from '@/lib/quantity.ts'
import type { ReadToken } from './read-token.ts'

export { claimRows } from './claim-rows.ts'

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

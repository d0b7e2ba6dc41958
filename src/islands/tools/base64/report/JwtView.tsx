import { useState } from 'react'

import type { JsonWebToken, TokenTime } from './jwt.ts'

/** The parts of a JSON Web Token, with its times as dates. */
export function JwtView({ token }: { token: JsonWebToken }) {
  const [now] = useState(() => Date.now())
  return (
    <>
      {token.times.length > 0 && (
        <dl className="ledger">
          {token.times.map((time) => (
            <div key={time.name}>
              <dt>{time.name}</dt>
              <dd>{`${utc(time.date)}${passed(time, now)}`}</dd>
            </div>
          ))}
        </dl>
      )}
      <Part label="Header" text={token.header} />
      {token.claims !== undefined && <Part label="Claims" text={token.claims} />}
    </>
  )
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div role="group" aria-label={label}>
      <p className="label font-semibold">{label}</p>
      <pre className="input base64-text" tabIndex={0} dir="ltr">
        {text}
      </pre>
    </div>
  )
}

function utc(date: Date): string {
  return date.toUTCString().replace('GMT', 'UTC')
}

function passed({ name, date }: TokenTime, now: number): string {
  if (name === 'Expires') return date.getTime() <= now ? ' (has expired)' : ''
  return date.getTime() > now ? ' (not yet)' : ''
}

import { useState } from 'react'

import type { FoundToken } from '@/islands/ui/token/find-jwt.ts'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import {
  secondsRemark,
  timesIn,
  TIME_NAMES,
  type TokenTime,
} from '@/islands/ui/token/token-times.ts'
import { ownEntry } from '@/lib/own-entry.ts'

export { findJwt } from '@/islands/ui/token/find-jwt.ts'

/** Returns the sentences about a token. */
export function aboutToken({ token: { kind, isUnsecured }, count }: FoundToken): string {
  const which = count > 1 ? `This is the first of ${count} JSON Web Tokens in the text` : undefined
  if (kind === 'encrypted')
    return `${which ?? 'This is an encrypted JSON Web Token'}. Only its header can be read without the key.`
  const unsecured = isUnsecured ? ' It names no algorithm: anyone may have changed it.' : ''
  return `${which ?? 'This is a JSON Web Token'}. Each part of it is Base64. Its signature is not checked here, because that needs the key.${unsecured}`
}

/** Returns the parts of a token as one text. */
export function tokenText({ token: { header, claims } }: FoundToken): string {
  const text = `Header\n${header.text}`
  return claims === undefined ? text : `${text}\n\nClaims\n${claims.text}`
}

/** Lists the times of a token in local time and in UTC. */
export function TokenTimes({ token }: FoundToken) {
  const [now] = useState(() => Date.now())
  const claims = token.claims?.value ?? {}
  const times = timesIn(claims)
  return (
    <>
      {times.length > 0 && (
        <dl className="ledger base64-times" translate="no">
          {times.map((time) => (
            <div key={time.name}>
              <dt>{time.name}</dt>
              <dd>
                {local(time.date)}
                {passed(time, now)}
                <span className="hint block">{utc(time.date)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {timeRemarks(claims).map((remark) => (
        <p className="notice base64-notice" key={remark}>
          {remark}
        </p>
      ))}
    </>
  )
}

/** Names the times that are too large for seconds. */
export function timeRemarks(claims: Record<string, unknown>): string[] {
  return Object.keys(TIME_NAMES)
    .map((claim) => secondsRemark(claim, ownEntry(claims, claim)))
    .filter((remark) => remark !== undefined)
}

/** Leads to the page that verifies tokens, and offers to take this one there. */
export function VerifyOffer({ token }: FoundToken) {
  return (
    <div className="pane-foot">
      <a className="link" href="/tools/jwt">
        Verify it with its key
      </a>
      <SendToButton content={token.compact} subject="the token" />
    </div>
  )
}

/** Returns a time as the visitor's clock shows it: "Wed, 23 Mar, 2011, 00:13:00 IST". */
function local(date: Date): string {
  return date.toLocaleString('en-IN', {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
}

function utc(date: Date): string {
  return date.toUTCString().replace('GMT', 'UTC')
}

function passed({ name, date }: TokenTime, now: number): string {
  if (name === 'Expires') return date.getTime() <= now ? ' (has expired)' : ''
  return date.getTime() > now ? ' (not yet)' : ''
}

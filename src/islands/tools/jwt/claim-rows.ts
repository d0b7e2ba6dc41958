import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import { dateInWords, weekday } from '@/islands/ui/dates/calendar.ts'
import { durationWords, fromNow } from '@/islands/ui/dates/from-now.ts'
import { shownAt } from '@/islands/ui/dates/moments.ts'
import { knownZone } from '@/islands/ui/dates/time-zones.ts'
import { INDIA, zoneLabel } from '@/islands/ui/dates/zone-names.ts'
import { timesIn, type TokenTime } from '@/islands/ui/token/token-times.ts'
import { ownEntry } from '@/lib/own-entry.ts'
import { algorithmWords } from './algorithms.ts'
import type { ReadToken } from './read-token.ts'

/** The claims of RFC 7519, OpenID Connect Core and RFC 9068 that the page names, in the order of the page. */
const CLAIM_NAMES: Record<string, string> = {
  iss: 'Issued by (iss)',
  sub: 'About whom (sub)',
  aud: 'For whom (aud)',
  azp: 'Asked for by (azp)',
  client_id: 'Client (client_id)',
  name: 'Name (name)',
  email: 'Email (email)',
  scope: 'Permissions (scope)',
  scp: 'Permissions (scp)',
  roles: 'Roles (roles)',
  jti: 'Number of the token (jti)',
  nonce: 'Nonce (nonce)',
}

/** UTF-16 code units of a claim that a row shows. */
const MOST_SHOWN = 500

/** Returns the header and the claims of a token in words. `now` is in seconds. */
export function claimRows({ alg, header, claims }: ReadToken, now: number): ResultRow[] {
  const { kid, typ } = header.value
  const value = claims?.value ?? {}
  const named = Object.entries(CLAIM_NAMES).filter(
    ([claim]) => ownEntry(value, claim) !== undefined,
  )
  return [
    {
      label: 'Algorithm (alg)',
      text: alg === '' ? 'none named' : alg,
      meaning: algorithmWords(alg),
    },
    ...timesIn(value).map((time) => timeRow(time, now)),
    ...lifetimeRow(value),
    ...named.map(([claim, label]) => ({ label, text: shown(ownEntry(value, claim)) })),
    ...(kid === undefined ? [] : [{ label: 'Key (kid)', text: shown(kid) }]),
    ...(typ === undefined || typ === 'JWT' ? [] : [{ label: 'Type (typ)', text: shown(typ) }]),
  ]
}

function shown(value: unknown): string {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const texts = values.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
  const text = texts.join(', ')
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

function timeRow({ claim, name, seconds }: TokenTime, now: number): ResultRow {
  const label = `${name} (${claim})`
  const zones = [...new Set([INDIA, localZone()])]
  const texts = zones.map((zone) => momentText(seconds, zone))
  return { label, text: texts.join(' · '), meaning: fromNow(seconds, now) }
}

function localZone(): string {
  return knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? INDIA
}

/** "Saturday 28 November 2026, 13:00:00 IST", from Unix seconds. */
function momentText(seconds: number, zone: string): string {
  const { date, time } = shownAt(BigInt(Math.floor(seconds)) * 1_000_000_000n, zone)
  const day = `${weekday(date)} ${dateInWords(date)}`
  return `${day}, ${time} ${zoneLabel(zone).replaceAll('_', ' ')}`
}

function lifetimeRow({ iat, exp }: Record<string, unknown>): ResultRow[] {
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp <= iat) return []
  return [{ label: 'Lifetime', text: durationWords(exp - iat), meaning: 'from iat to exp' }]
}

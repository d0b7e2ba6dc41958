/** A time in the claims of a token. */
export interface TokenTime {
  claim: keyof typeof TIME_NAMES
  name: string
  /** The value of the claim, in seconds since 1970. */
  seconds: number
  date: Date
}

/** The claims that are times, with their names on the page: RFC 7519, section 4.1, and OpenID Connect Core, section 2. */
export const TIME_NAMES = {
  iat: 'Issued',
  nbf: 'Not before',
  exp: 'Expires',
  auth_time: 'Signed in',
}

/** Larger values of a time are not seconds: as seconds this is the year 5138. */
export const MOST_SECONDS = 1e11

/** The units in which programs write times by mistake, with the first value that is too large for each. */
const UNITS = [
  ['milliseconds', 1e14],
  ['microseconds', 1e17],
  ['nanoseconds', 1e20],
] as const

/** Returns a sentence about a time that is too large for the seconds of RFC 7519; undefined for any other value. */
export function secondsRemark(claim: string, value: unknown): string | undefined {
  if (typeof value !== 'number' || Math.abs(value) < MOST_SECONDS) return undefined
  const unit = UNITS.find(([, end]) => Math.abs(value) < end)?.[0]
  if (unit === undefined) return `“${claim}” is too large for a time in any unit.`
  const year = new Date(value * 1000).getUTCFullYear()
  return Number.isNaN(year)
    ? `“${claim}” is too large for seconds. It was probably written in ${unit}.`
    : `“${claim}” is too large for seconds, which would be in the year ${year}. It was probably written in ${unit}.`
}

/** Returns the times of a token that are dates. */
export function timesIn(claims: Record<string, unknown>): TokenTime[] {
  return (Object.keys(TIME_NAMES) as (keyof typeof TIME_NAMES)[]).flatMap((claim) => {
    const seconds = claims[claim]
    const date = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN)
    if (typeof seconds !== 'number' || Number.isNaN(date.getTime())) return []
    return [{ claim, name: TIME_NAMES[claim], seconds, date }]
  })
}

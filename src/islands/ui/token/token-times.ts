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

/** Returns the times of a token that are dates. */
export function timesIn(claims: Record<string, unknown>): TokenTime[] {
  return (Object.keys(TIME_NAMES) as (keyof typeof TIME_NAMES)[]).flatMap((claim) => {
    const seconds = claims[claim]
    const date = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN)
    if (typeof seconds !== 'number' || Number.isNaN(date.getTime())) return []
    return [{ claim, name: TIME_NAMES[claim], seconds, date }]
  })
}

/** How each moment is written. */
export type Form = keyof typeof FORMS

/** The forms of the result, with their names. */
export const FORMS = {
  zones: 'IST, UTC and the zone',
  iso: 'ISO 8601 in the zone',
  utc: 'ISO 8601 in UTC',
  sql: 'SQL in the zone',
  mail: 'RFC 2822 in the zone',
  seconds: 'Unix seconds',
  milliseconds: 'Unix milliseconds',
  microseconds: 'Unix microseconds',
  nanoseconds: 'Unix nanoseconds',
}

/** The choices beside the text. */
export interface TimeOptions {
  form: Form
  /** The zone shown below IST and UTC. */
  zone: string
  /** The zone of times that name none. */
  local: 'india' | 'utc' | 'zone'
}

/** The choices of a first visit. */
export const FIRST_OPTIONS: TimeOptions = {
  form: 'zones',
  zone: 'America/New_York',
  local: 'india',
}

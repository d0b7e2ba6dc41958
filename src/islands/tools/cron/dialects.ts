/** Which program reads the line. */
export type Dialect = 'unix' | 'quartz' | 'aws'

/** One field of a schedule: its name and what may stand in it. */
export interface FieldRule {
  name: FieldName
  min: number
  max: number
  /** Three-letter names of the values from `min` on. */
  names?: readonly string[]
}

export type FieldName = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday' | 'year'

/** The names of the fields on the page. */
export const fieldNames: Record<FieldName, string> = {
  second: 'Second',
  minute: 'Minute',
  hour: 'Hour',
  day: 'Day of the month',
  month: 'Month',
  weekday: 'Weekday',
  year: 'Year',
}

const MONTH_NAMES = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const DAY_NAMES = 'SUN MON TUE WED THU FRI SAT'.split(' ')

const second: FieldRule = { name: 'second', min: 0, max: 59 }
const minute: FieldRule = { name: 'minute', min: 0, max: 59 }
const hour: FieldRule = { name: 'hour', min: 0, max: 23 }
const day: FieldRule = { name: 'day', min: 1, max: 31 }
const month: FieldRule = { name: 'month', min: 1, max: 12, names: MONTH_NAMES }

/** The fields of each dialect in their order: crontab(5) of cronie, Quartz 2 and the rules of Amazon EventBridge. */
export const dialectFields: Record<Dialect, readonly FieldRule[]> = {
  // 0 and 7 are Sunday.
  unix: [minute, hour, day, month, { name: 'weekday', min: 0, max: 7, names: DAY_NAMES }],
  quartz: [
    ...[second, minute, hour, day, month],
    { name: 'weekday', min: 1, max: 7, names: DAY_NAMES },
    { name: 'year', min: 1970, max: 2099 },
  ],
  aws: [
    ...[minute, hour, day, month],
    { name: 'weekday', min: 1, max: 7, names: DAY_NAMES },
    { name: 'year', min: 1970, max: 2199 },
  ],
}

/** The named schedules of crontab(5). */
export const namedSchedules: ReadonlyMap<string, string> = new Map([
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
])

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { clockOf } from '@/islands/ui/dates/time-zones.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { parseCron, type Schedule } from './parse-cron.ts'
import { isRunDay, nextRuns } from './runs.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const scheduleOf = (line: string) => parseCron(line) as Schedule
const runs = (line: string, zone: string, from: string, count: number) =>
  nextRuns(scheduleOf(line), zone, at(from), count).map(({ seconds }) =>
    new Date(seconds * 1000).toISOString().slice(0, 19),
  )

// Dates by the calendar: 28 November 2026 is a Saturday; 29 February of 2028 is a Tuesday, that of 2044 a Monday.
test.each([
  ['30 9 * * 1-5', ['2026-11-30T04:00:00', '2026-12-01T04:00:00']],
  [
    '0 0 1,15 * 3',
    ['2026-11-30T18:30:00', '2026-12-01T18:30:00', '2026-12-08T18:30:00', '2026-12-14T18:30:00'],
  ],
  ['0 0 */2 * 1', ['2026-12-06T18:30:00', '2026-12-20T18:30:00']],
  ['0 0 29 2 *', ['2028-02-28T18:30:00', '2032-02-28T18:30:00']],
  ['0 0 30 2 *', []],
  ['*/20 * * * *', ['2026-11-28T07:50:00', '2026-11-28T08:10:00', '2026-11-28T08:30:00']],
  ['0 0 12 ? * 6L', ['2026-12-25T06:30:00', '2027-01-29T06:30:00']],
  ['0 0 12 ? * MON#2', ['2026-12-14T06:30:00', '2027-01-11T06:30:00']],
  ['0 0 12 ? * 6#5', ['2027-01-29T06:30:00', '2027-04-30T06:30:00']],
  ['0 0 12 L-2 * ?', ['2026-12-29T06:30:00', '2027-01-29T06:30:00']],
  ['0 0 12 LW * ?', ['2026-11-30T06:30:00', '2026-12-31T06:30:00', '2027-01-29T06:30:00']],
  // 15 May 2027 is a Saturday; 1 May 2027 is one too, and its nearest weekday stays in May.
  ['0 0 12 15W 5 ?', ['2027-05-14T06:30:00']],
  ['0 0 12 1W 5 ?', ['2027-05-03T06:30:00']],
  ['0 0 12 31W * ?', ['2026-12-31T06:30:00', '2027-01-29T06:30:00', '2027-03-31T06:30:00']],
  [
    '0 0 22-2 ? * SUN',
    ['2026-11-28T18:30:00', '2026-11-28T19:30:00', '2026-11-28T20:30:00', '2026-11-29T16:30:00'],
  ],
  ['0 0 12 1 1 ? 2027', ['2027-01-01T06:30:00']],
  ['0 0 12 1 1 ? 2020', []],
  ['cron(0 10 ? * 1 2026)', ['2026-11-29T04:30:00', '2026-12-06T04:30:00']],
  ['@yearly', ['2026-12-31T18:30:00']],
])('%j runs at %j', (line, expected) =>
  expect(runs(line, INDIA, '2026-11-28T07:30:00Z', Math.max(1, expected.length))).toEqual(expected),
)

test('the fifth weekday of 29 February comes back after 28 years', () => {
  expect(runs('0 0 0 29 2 ? 2028-2099', 'UTC', '2028-03-01T00:00:00Z', 1)).toEqual([
    '2032-02-29T00:00:00',
  ])
  expect(runs('0 0 0 ? 2 MON#5', 'UTC', '2026-11-28T00:00:00Z', 1)).toEqual(['2044-02-29T00:00:00'])
})

// cron(8) of cronie: a fixed time in the gap runs right after it and a repeated one once; wildcards follow the clock.
test.each([
  ['30 2 * * *', '2026-03-07T12:00:00Z', ['2026-03-08T07:00:00', '2026-03-09T06:30:00']],
  ['0,30 2 * * *', '2026-03-07T12:00:00Z', ['2026-03-08T07:00:00', '2026-03-09T06:00:00']],
  ['30 * * * *', '2026-03-08T06:00:00Z', ['2026-03-08T06:30:00', '2026-03-08T07:30:00']],
  ['30 1 * * *', '2026-11-01T00:00:00Z', ['2026-11-01T05:30:00', '2026-11-02T06:30:00']],
  [
    '30 * * * *',
    '2026-11-01T05:00:00Z',
    ['2026-11-01T05:30:00', '2026-11-01T06:30:00', '2026-11-01T07:30:00'],
  ],
  ['0 30 2 * * ?', '2026-03-07T12:00:00Z', ['2026-03-09T06:30:00']],
])('%j in New York after %s', (line, from, expected) =>
  expect(runs(line, 'America/New_York', from, expected.length)).toEqual(expected),
)

test('of the seconds in a repeated hour, all are listed in order', () => {
  const found = runs('* * * * * ?', 'America/New_York', '2026-11-01T05:59:57Z', 4)
  expect(found.map((text) => text.slice(11))).toEqual([
    '05:59:58',
    '05:59:59',
    '06:00:00',
    '06:00:01',
  ])
})

test('a run that daylight saving moves says so', () => {
  const [first] = nextRuns(
    scheduleOf('30 2 * * *'),
    'America/New_York',
    at('2026-03-07T12:00:00Z'),
    1,
  )
  expect(first?.note).toContain('clocks skip the time of this run')
})

test('every run fits the line, in order, and none between is left out', () => {
  const field = (min: number, max: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({ min, max }).map(String),
      fc.integer({ min: 2, max: 9 }).map((step) => `*/${step}`),
      fc
        .uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 3 })
        .map((list) => list.join(',')),
    )
  const line = fc.tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 6))
  // The oracle goes through the minutes of ten days one by one, with the rule of crontab(5).
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 2e9 }), (fields, start) => {
      const schedule = scheduleOf(fields.join(' '))
      const fits = (text: string, value: number, min: number) =>
        text
          .split(',')
          .some(
            (part) =>
              part === '*' ||
              Number(part) === value ||
              (part.startsWith('*/') && (value - min) % Number(part.slice(2)) === 0),
          )
      const expected: number[] = []
      for (let minute = Math.floor(start / 60) + 1; minute * 60 < start + 864_000; minute++) {
        const date = new Date(minute * 60_000)
        const [m, h, d, mo, w] = fields
        const day = fits(d, date.getUTCDate(), 1)
        const weekday = fits(w, date.getUTCDay(), 0)
        const isEither = !d.startsWith('*') && !w.startsWith('*')
        if (
          fits(m, date.getUTCMinutes(), 0) &&
          fits(h, date.getUTCHours(), 0) &&
          fits(mo, date.getUTCMonth() + 1, 1) &&
          (isEither ? day || weekday : day && weekday)
        )
          expected.push(minute * 60)
        if (expected.length === 5) break
      }
      const found = nextRuns(schedule, 'UTC', start, 5).map(({ seconds }) => seconds)
      expect(found.slice(0, expected.length)).toEqual(expected)
      for (const seconds of found) expect(isRunDay(schedule, clockOf(seconds).date)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

// The calendar: 27 March 2022 is the Sunday on which clocks in Berlin go forward at 02:00.
test.each([
  ['field-dev-r04', '0 12 * * 0', 'Europe/Berlin', '2022-03-24T00:00:00Z', ['2022-03-27T10:00:00', '2022-04-03T10:00:00']],
  ['field-dev-r07', '0 0 0 1-3,5-31 * ?', 'UTC', '2026-12-02T12:00:00Z', ['2026-12-03T00:00:00', '2026-12-05T00:00:00']],
])('%s', (_, line, zone, from, expected) => expect(runs(line, zone, from, 2)).toEqual(expected)) // prettier-ignore

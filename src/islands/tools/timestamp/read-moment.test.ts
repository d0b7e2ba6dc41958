import { expect, test } from 'vitest'

import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { written } from './formats.ts'
import { readMoment } from './read-moment.ts'

/** 28 November 2026, 13:00 in India. By `date -u -d 2026-11-28T07:30:00Z +%s` it is 1795851000. */
const NOW = 1_795_851_000_000

const utcOf = (text: string, local = INDIA) =>
  written(readMoment(text, local, NOW).nanos, 'utc', 'UTC', true)

// RFC 3339 section 5.8, RFC 5322 appendix A, RFC 9557, ISO 8601 and the manual pages of date(1); Unix times by date(1).
test.each([
  ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
  ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57Z'],
  ['1990-12-31T23:59:60Z', '1991-01-01T00:00:00Z'],
  ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.870Z'],
  ['1996-12-19T16:39:57-08:00[America/Los_Angeles]', '1996-12-20T00:39:57Z'],
  ['2022-07-08T00:14:07[Europe/London]', '2022-07-07T23:14:07Z'],
  ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T15:55:06Z'],
  ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06Z'],
  ['Thu, 13 Feb 1969 23:32 -0330 (Newfoundland Time)', '1969-02-14T03:02:00Z'],
  ['Thu Sep 16 01:03:52 1973', '1973-09-15T19:33:52Z'],
  ['Sat Nov 28 05:00:35 UTC 2026', '2026-11-28T05:00:35Z'],
  ['Sat Nov 28 2026 13:00:00 GMT+0530 (India Standard Time)', '2026-11-28T07:30:00Z'],
  ['20261128T130000+0530', '2026-11-28T07:30:00Z'],
  ['2026-W48-6T13:00', '2026-11-28T07:30:00Z'],
  ['2026-W53-7T00:00Z', '2027-01-03T00:00:00Z'],
  ['2026-332', '2026-11-27T18:30:00Z'],
  ['2026-11-28T24:00Z', '2026-11-29T00:00:00Z'],
  ['2026-11-28 13:00:00,123456', '2026-11-28T07:30:00.123456Z'],
  ['2026-11-28 13:00:00.5+05', '2026-11-28T08:00:00.500Z'],
  ['[28/Nov/2026:13:00:00 +0530]', '2026-11-28T07:30:00Z'],
  ['2026-11-28 13:00 Europe/London', '2026-11-28T13:00:00Z'],
  ['28 November 2026 at 1:00 PM IST', '2026-11-28T07:30:00Z'],
  ['Nov 28, 2026, 12 am UTC', '2026-11-28T00:00:00Z'],
  ['28/11/2026 13:00', '2026-11-28T07:30:00Z'],
  ['2026/1/2 00:00 EST', '2026-01-02T05:00:00Z'],
  ['28 August 2026', '2026-08-27T18:30:00Z'],
  ['0001-01-01T00:00Z', '0001-01-01T00:00:00Z'],
  ['9999-12-31T23:59:59.999999999Z', '9999-12-31T23:59:59.999999999Z'],
  ['"1795851000",', '2026-11-28T07:30:00Z'],
  ['-1', '1969-12-31T23:59:59Z'],
  ['-1 ms', '1969-12-31T23:59:59.999Z'],
  ['1795851000.25', '2026-11-28T07:30:00.250Z'],
  ['99999999999', '5138-11-16T09:46:39Z'],
  ['100000000000', '1973-03-03T09:46:40Z'],
  ['1795851000123', '2026-11-28T07:30:00.123Z'],
  ['1795851000123456', '2026-11-28T07:30:00.123456Z'],
  ['1795851000123456789', '2026-11-28T07:30:00.123456789Z'],
  // Case field-dev-r09.
  ['1701227351995845', '2023-11-29T03:09:11.995845Z'],
  ['1630588240938140000', '2021-09-02T13:10:40.938140Z'],
  ['1795851000 s', '2026-11-28T07:30:00Z'],
  ['now', '2026-11-28T07:30:00Z'],
  ['today', '2026-11-27T18:30:00Z'],
  ['yesterday', '2026-11-26T18:30:00Z'],
  ['in 2 hours', '2026-11-28T09:30:00Z'],
  ['3 days ago', '2026-11-25T07:30:00Z'],
  ['9 months ago', '2026-02-28T07:30:00Z'],
  ['a year from now', '2027-11-28T07:30:00Z'],
  ['90m ago', '2026-11-28T06:00:00Z'],
])('%j is %s', (text, utc) => expect(utcOf(text)).toBe(utc))

test('a month ago has at most the days of that month', () => {
  const end = Date.parse('2026-03-31T06:00:00Z')
  expect(written(readMoment('1 month ago', 'UTC', end).nanos, 'utc', 'UTC', true)).toBe(
    '2026-02-28T06:00:00Z',
  )
})

test.each([
  ['2026-02-30', 'February 2026 has 28 days, not 30.'],
  ['2100-02-29T00:00Z', 'February 2100 has 28 days, not 29.'],
  ['2026-13-01', 'There is no month 13: months are 1 to 12.'],
  ['11/28/2026', 'There is no month 28: months are 1 to 12.'],
  ['2026-11-28T25:00', 'There is no hour 25: hours are 00 to 23.'],
  ['2026-11-28T24:01', 'There is no hour 24: hours are 00 to 23.'],
  ['2026-11-28 13:60', 'There is no minute 60: minutes are 00 to 59.'],
  ['2026-11-28 13:00:61', 'There is no second 61: seconds are 00 to 59.'],
  ['2026-11-28 13:00 PM', 'With AM or PM the hour is 1 to 12, not 13.'],
  [
    '2026-11-28T13:00+24:00',
    '+24:00 is not an offset: use hours from 00 to 23 and minutes from 00 to 59.',
  ],
  ['2026-W54', 'The year 2026 has 53 weeks, not 54.'],
  ['2026-366', 'The year 2026 has 365 days, not 366.'],
  ['0000-01-01', 'The year must be from 0001 to 9999.'],
  ['999999999999 s', 'This is outside the years 0001 to 9999.'],
  ['-62135596801', 'This is outside the years 0001 to 9999.'],
  ['-62135596800.5', 'This is outside the years 0001 to 9999.'],
  ['253402300800 s', 'This is outside the years 0001 to 9999.'],
  ['in 9000 years', 'This is outside the years 0001 to 9999.'],
])('%j: %s', (text, reason) => expect(() => readMoment(text, INDIA, NOW)).toThrow(reason))

test.each(['hello', '3 days', 'in 3 days ago', '12:30', '1.2.3', '5 apples', '- 5', ''])(
  '%j is not a time',
  (text) => expect(() => readMoment(text, INDIA, NOW)).toThrow('is not a time'),
)

test('an unknown zone is named', () => {
  expect(() => readMoment('2026-11-28 13:00 Asia/Nowhere', INDIA, NOW)).toThrow('“Asia/Nowhere”')
  expect(() => readMoment('2026-11-28 13:00 XYZ', INDIA, NOW)).toThrow('“XYZ”')
})

// What each note must name; the changes of clocks are tested in ui/dates.
test.each([
  ['2026-03-08 02:30 America/New_York', '02:30 does not exist'],
  ['2026-11-01 01:30 America/New_York', '01:30 occurs twice'],
  ['1990-12-31T23:59:60Z', 'no leap seconds'],
  ['2026-11-28T13:00-00:00', 'the local offset is not known'],
  ['Fri, 28 Nov 2026 13:00 GMT', 'is a Saturday'],
  ['28/11/2026', 'Read day first'],
  ['2026-11-28T13:00+01:00[Asia/Kolkata]', 'The offset counts'],
  ['2026-11-28T13:00Z (anything)', 'Not used: (anything).'],
  ['1.0000000001', 'Digits below a nanosecond'],
])('%j has the note %s', (text, note) =>
  expect(readMoment(text, INDIA, NOW).notes.join(' ')).toContain(note),
)

/** Names that every object has. */
const PROTOTYPE_NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

test.each(PROTOTYPE_NAMES)('%s is a word like any other', (name) => {
  for (const text of [
    `2026-11-28T12:00[${name}]`,
    `2026-11-28 12:00 ${name}`,
    name,
    `3 ${name} ago`,
    `12 ${name} 2026`,
  ])
    // prettier-ignore
    expect(() => readMoment(text, INDIA, NOW)).toThrow(/is not known|is not a time/)
})

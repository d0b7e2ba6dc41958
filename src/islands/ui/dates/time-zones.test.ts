import { expect, test } from 'vitest'

import {
  clockChange,
  clockOf,
  knownZone,
  momentsOf,
  offsetAt,
  offsetText,
  wallSeconds,
} from './time-zones.ts'
import { INDIA } from './zone-names.ts'

const wall = (iso: string) => Date.parse(`${iso}Z`) / 1000

// Offsets by the IANA time zone database.
test.each([
  [INDIA, '2026-11-28T00:00:00', '+05:30'],
  ['America/New_York', '2026-07-01T00:00:00', '-04:00'],
  ['America/New_York', '2026-12-01T00:00:00', '-05:00'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00', '+05:45'],
  // War time in India: one hour ahead from September 1942 to October 1945.
  [INDIA, '1943-01-01T00:00:00', '+06:30'],
  ['UTC', '0001-01-01T00:00:00', '+00:00'],
])('%s at %s is %s', (zone, at, offset) =>
  expect(offsetText(offsetAt(zone, wall(at)))).toBe(offset),
)

// The days of the change in the law of the United States (second Sunday of March, first of November) and the Union.
test.each([
  ['America/New_York', '2026-03-08T02:30:00', 'gap', '2026-03-08T07:30:00'],
  ['America/New_York', '2026-11-01T01:30:00', 'overlap', '2026-11-01T05:30:00'],
  ['America/New_York', '2026-03-08T03:00:00', 'once', '2026-03-08T07:00:00'],
  ['Europe/Berlin', '2026-03-29T02:00:00', 'gap', '2026-03-29T01:00:00'],
  ['Europe/Berlin', '2026-10-25T02:59:59', 'overlap', '2026-10-25T00:59:59'],
  // Lord Howe Island moves by half an hour; Samoa left out 30 December 2011.
  ['Australia/Lord_Howe', '2026-10-04T02:15:00', 'gap', '2026-10-03T15:45:00'],
  ['Pacific/Apia', '2011-12-30T12:00:00', 'gap', '2011-12-30T22:00:00'],
  [INDIA, '2026-03-08T02:30:00', 'once', '2026-03-07T21:00:00'],
])('%s shows %s: %s', (zone, time, kind, utc) =>
  expect(momentsOf(zone, wall(time))).toMatchObject({ kind, seconds: wall(utc) }),
)

test('the change of a clock is explained', () => {
  expect(clockChange('America/New_York', wall('2026-03-08T02:30:00'))).toBe(
    '02:30 does not exist on that day in America/New_York: clocks go forward by 60 minutes. It is read as 03:30.',
  )
  expect(clockChange('America/New_York', wall('2026-11-01T01:30:00'))).toBe(
    '01:30 occurs twice on that day in America/New_York: clocks go back by 60 minutes. It is read as the first, at -04:00; the second is at -05:00.',
  )
  expect(clockChange(INDIA, wall('2026-11-01T01:30:00'))).toBeUndefined()
})

test('Calcutta is Kolkata, and unknown zones are none', () => {
  expect(knownZone('asia/calcutta')).toBe(INDIA)
  expect(knownZone('europe/paris')).toBe('Europe/Paris')
  expect(knownZone('Asia/Nowhere')).toBeUndefined()
})

test('a clock is split at midnight, before 1970 as well', () => {
  const date = { year: 1969, month: 12, day: 31 }
  expect(clockOf(-1)).toEqual({ date, secondOfDay: 86_399, day: -1 })
  expect(wallSeconds(date, 86_399)).toBe(-1)
})

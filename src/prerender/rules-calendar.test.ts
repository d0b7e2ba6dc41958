import { expect, test } from 'vitest'

import { rulesCalendar, rulesFeed } from './rules-calendar.ts'

const file = await rulesCalendar()

// RFC 5545, section 3.1
test('lines end with CR and LF and have at most 75 octets', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

const unfolded = file.replaceAll('\r\n ', '')
const valuesOf = (name: string) =>
  [...unfolded.matchAll(new RegExp(`^${name}:(.*?)\r$`, 'gm'))].map(([, value]) => value)

test('each day is one event with an identifier of its own, in order', () => {
  const ids = valuesOf('UID')
  expect(new Set(ids).size).toBe(ids.length)
  const days = valuesOf('DTSTART;VALUE=DATE')
  expect(days).toHaveLength(ids.length)
  expect(days).toEqual(days.toSorted())
})

test('the dates of advance tax are those of section 408, and quarters end by the calendar', () => {
  const days = new Map(valuesOf('UID').map((id, index) => [id, valuesOf('SUMMARY')[index]]))
  expect(days.get('advance-tax-2026-12-15@ganak')).toBe('Advance tax: 75% by today')
  expect(days.get('advance-tax-2027-03-15@ganak')).toBe('Advance tax: 100% by today')
  expect(days.get('advance-tax-2027-06-15@ganak')).toBe('Advance tax: 15% by today')
  expect(days.get('advance-tax-2027-09-15@ganak')).toBe('Advance tax: 45% by today')
  for (const day of ['2026-12-31', '2027-03-31', '2027-06-30', '2027-09-30'])
    expect(days.has(`quarter-end-${day}@ganak`)).toBe(true)
})

test('the coupon of the floating-rate bonds is set again on each 1 January and 1 July', () => {
  // Government notification F.No.4(10)-B(W&M)/2020 of 26 June 2020: reset half-yearly, on 1 January and 1 July.
  const resets = valuesOf('UID').filter((id) => id?.startsWith('bond-coupon-'))
  expect(resets).toEqual(
    ['2027-01-01', '2027-07-01', '2028-01-01'].map((day) => `bond-coupon-${day}@ganak`),
  )
})

test('the same rules give the same file', async () => {
  expect(await rulesCalendar()).toBe(file)
})

test('the feed has each rule in force once, the latest first', () => {
  const entries = rulesFeed()
  expect(new Set(entries.map(({ link }) => link)).size).toBe(entries.length)
  const times = entries.map(({ pubDate }) => pubDate.getTime())
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(entries.map(({ title }) => title)).toContain('PPF: interest rate: 7.10% a year')
  expect(entries.some(({ title }) => title.startsWith('FY 2023-24'))).toBe(false)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { firstValues } from '../code-form.ts'
import { eventForm } from './compose-forms.ts'
import { eventText, FLOATING, zonedTime } from './event-text.ts'

const identity = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  written: Date.UTC(2026, 10, 22, 8, 30, 5),
}
const start = { title: 'Fair', startDate: '2026-12-31', startTime: '18:30', zone: 'Asia/Kolkata' }
type Values = Partial<Parameters<typeof eventText>[0]>
const event = (values: Values) =>
  eventText({ ...firstValues(eventForm(identity)), ...start, ...values }, identity)
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('an event', () => {
  // RFC 5545, sections 3.4, 3.6, 3.6.1 and 3.3.11.
  test('is a calendar with one event in UTC', () => {
    const { text } = event({
      title: 'Tea, cake; and \\',
      endTime: '20:00',
      venue: 'Pune',
      description: 'One\r\ntwo',
    })
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ganak//QR//EN',
      'BEGIN:VEVENT',
      'UID:0f8fad5b-d9cb-469f-a165-70867728950e',
      'DTSTAMP:20261122T083005Z',
      'DTSTART:20261231T130000Z',
      'DTEND:20261231T143000Z',
      String.raw`SUMMARY:Tea\, cake\; and \\`,
      'LOCATION:Pune',
      String.raw`DESCRIPTION:One\ntwo`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test.each<[Values, string[]]>([
    [{ zone: 'UTC' }, ['DTSTART:20261231T183000Z']],
    [{ zone: FLOATING }, ['DTSTART:20261231T183000']],
    [{ zone: 'America/New_York' }, ['DTSTART:20261231T233000Z']],
    [{ zone: 'Pacific/Kiritimati', startTime: '00:00' }, ['DTSTART:20261230T100000Z']],
    [
      { endDate: '2027-01-01', endTime: '01:00' },
      ['DTSTART:20261231T130000Z', 'DTEND:20261231T193000Z'],
    ],
    // 3.6.1: the end of whole days is the day after the last.
    [{ allDay: 'yes' }, ['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']],
    [
      { allDay: 'yes', startDate: '2028-02-27', endDate: '2028-02-28' },
      ['DTSTART;VALUE=DATE:20280227', 'DTEND;VALUE=DATE:20280229'],
    ],
    [{ startDate: '1900-01-01', zone: 'UTC' }, ['DTSTART:19000101T183000Z']],
  ])('%j has the times %j', (values, times) => {
    const { text } = event(values)
    expect(linesOf(text).filter((line) => /^DT(?:START|END)/.test(line))).toEqual(times)
  })

  test.each<[Values, string]>([
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ startDate: '31/12/2026' }, 'startDate'],
    [{ startDate: '12026-01-01' }, 'startDate'],
    // What a date field holds while its year is being typed.
    [{ startDate: '0202-12-31' }, 'startDate'],
    [{ endDate: '2026-13-01' }, 'endDate'],
    [{ startTime: '24:00' }, 'startTime'],
    [{ startTime: '6 pm' }, 'startTime'],
    [{ endTime: '18:30' }, 'endTime'],
    [{ endDate: '2026-12-30', endTime: '20:00' }, 'endTime'],
    [{ endDate: '2027-01-01' }, 'endTime'],
    [{ allDay: 'yes', endDate: '2026-12-30' }, 'endDate'],
  ])('%j is an error at the field %s', (values, name) => {
    const { text, problems } = event(values)
    expect(text).toBe('')
    const told = Object.entries(problems ?? {}).flatMap(([field, said]) => (said ? [field] : []))
    expect(told).toEqual([name])
  })

  test.each<Values>([{ title: ' ' }, { startDate: '' }, { startTime: '' }])(
    '%j gives none',
    (values) => {
      expect(event(values).text).toBe('')
    },
  )

  test('has no line over 75 bytes, and a reader finds its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        fc.pre(typed.trim() !== '')
        const { text } = event({ title: 'मेला', description: typed })
        for (const line of text.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const value = linesOf(text)
          .find((line) => line.startsWith('DESCRIPTION:'))
          ?.slice(12)
        expect(value?.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign))).toBe(
          typed.trim().replace(/\r\n|\r/g, '\n'),
        )
      }),
    )
  })
})

// The rules of the United States: clocks jump from 2:00 to 3:00 on 8 March 2026, and back from 2:00 to 1:00 on 1 November 2026.
describe('a day when clocks change', () => {
  const utc = (text: string) => Date.parse(`${text}:00Z`)
  test.each([
    ['2026-03-08T01:59', '2026-03-08T06:59', undefined],
    // RFC 5545, 3.3.5: by the offset before the gap, which is -5 hours.
    ['2026-03-08T02:30', '2026-03-08T07:30', 'skipped'],
    ['2026-03-08T03:00', '2026-03-08T07:00', undefined],
    ['2026-11-01T00:59', '2026-11-01T04:59', undefined],
    ['2026-11-01T01:30', '2026-11-01T05:30', 'twice'],
    ['2026-11-01T02:00', '2026-11-01T07:00', undefined],
  ])('%s in New York is %s in UTC', (shown, time, oddity) => {
    const expected = oddity === undefined ? { time: utc(time) } : { time: utc(time), oddity }
    expect(zonedTime(utc(shown), 'America/New_York')).toEqual(expected)
  })

  test('has a warning', () => {
    const values = { startDate: '2026-03-08', startTime: '02:30', zone: 'America/New_York' }
    expect(event(values).warnings?.join()).toContain('skip this time')
    expect(event({}).warnings).toEqual([])
  })
})

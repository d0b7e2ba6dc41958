import { longDate } from '@/lib/long-date.ts'

import { contentProperties, plainValue, type Property } from './content-properties.ts'
import { filled, type Meaning } from './meaning.ts'

const MS_PER_DAY = 86_400_000

/** What an event adds to a calendar (RFC 5545), by itself or in a calendar. */
export function eventMeaning(text: string): Meaning | undefined {
  if (!/^BEGIN:(?:VEVENT|VCALENDAR)/i.test(text)) return undefined
  const start = text.toUpperCase().indexOf('BEGIN:VEVENT')
  const [event = ''] = start < 0 ? [] : text.slice(start).split(/\nEND:VEVENT/i)
  // An alarm within it has properties of the same names.
  const properties = contentProperties(event.replace(/BEGIN:VALARM[\s\S]*?END:VALARM/gi, ''))
  const named = (name: string) => properties.find((property) => property.name === name)
  const value = (name: string) => plainValue(named(name)?.value ?? '')
  const title = value('SUMMARY')
  return {
    kind: 'Event',
    does:
      title === ''
        ? 'This adds an event to your calendar.'
        : `This adds “${title}” to your calendar.`,
    details: filled([
      ['Title', title],
      ['Starts', timeOf(named('DTSTART'), 'first')],
      ['Ends', timeOf(named('DTEND'), 'last')],
      ['Lasts', value('DURATION')],
      ['Repeats', value('RRULE')],
      ['Place', value('LOCATION')],
      ['Description', value('DESCRIPTION')],
      ['Web address', value('URL')],
    ]),
    warnings: [],
  }
}

/** A day or a time in words. The end of whole days is the day after the last, so the last is told. */
function timeOf(property: Property | undefined, end: 'first' | 'last'): string {
  const value = property?.value.trim() ?? ''
  const [, year = '', month = '', day = '', hour = '', minute = '', zone = ''] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/.exec(value) ?? []
  if (year === '') return value
  const [y, m, d] = [Number(year), Number(month) - 1, Number(day)]
  if (hour === '') {
    const date = new Date(y, m, d)
    return longDate(end === 'last' ? new Date(date.getTime() - MS_PER_DAY / 2) : date)
  }
  if (zone === 'Z') return inYourTime(new Date(Date.UTC(y, m, d, Number(hour), Number(minute))))
  const named = property?.parameters.find((parameter) => parameter.startsWith('TZID='))
  const place = named === undefined ? '' : ` (${named.slice('TZID='.length).replaceAll('"', '')})`
  return `${longDate(new Date(y, m, d))}, ${hour}:${minute}${place}`
}

function inYourTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${longDate(date)}, ${two(date.getHours())}:${two(date.getMinutes())} (your time)`
}

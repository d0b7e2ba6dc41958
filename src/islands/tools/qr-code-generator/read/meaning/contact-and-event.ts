import { longDate } from '@/lib/long-date.ts'

import { filled, markedParts, type Meaning } from './meaning.ts'

/** Explains a contact: a vCard (RFC 6350, RFC 2426) or a MECARD of NTT Docomo. */
export function contactMeaning(text: string): Meaning | undefined {
  if (/^BEGIN:VCARD/i.test(text)) return cardMeaning(contentProperties(text))
  if (/^MECARD:/i.test(text)) return cardMeaning(meCardProperties(text))
  return undefined
}

function cardMeaning(properties: readonly Property[]): Meaning {
  const named = (name: string) => properties.filter((property) => property.name === name)
  const values = (name: string) =>
    named(name)
      .map(({ value }) => plainValue(value))
      .filter(Boolean)
      .join('\n')
  const name = plainValue(named('FN')[0]?.value ?? '') || spokenName(named('N')[0]?.value ?? '')
  const organisation = valueParts(named('ORG')[0]?.value ?? '')
    .filter(Boolean)
    .join(', ')
  const who = name || organisation
  return {
    kind: 'Contact',
    does:
      who === '' ? 'This adds a contact without a name.' : `This adds “${who}” to your contacts.`,
    details: filled([
      ['Name', name],
      ['Organisation', organisation],
      ['Job title', values('TITLE')],
      ['Phone', named('TEL').map(phoneOf).join('\n')],
      ['Email', values('EMAIL')],
      ['Website', values('URL')],
      ['Address', named('ADR').map(placeOf).filter(Boolean).join('\n')],
      ['Birthday', values('BDAY')],
      ['Note', values('NOTE')],
    ]),
  }
}

/** Returns "Rao;Asha;K;Dr;" in spoken order: title, first, further and last name. */
function spokenName(value: string): string {
  const [last, first, further, title, after] = valueParts(value)
  return [title, first, further, last, after].filter(Boolean).join(' ')
}

function phoneOf({ value, parameters }: Property): string {
  const kinds = parameters.join(',').toLowerCase()
  const kind = ['cell', 'work', 'home', 'fax'].find((one) => kinds.includes(one))
  const number = plainValue(value).replace(/^tel:/i, '')
  return kind === undefined ? number : `${number} (${kind === 'cell' ? 'mobile' : kind})`
}

function placeOf({ value }: Property): string {
  return valueParts(value).filter(Boolean).join(', ')
}

/** Returns the properties of a MECARD, which has the name as "last,first" and the address as one value. */
function meCardProperties(text: string): Property[] {
  return markedParts(text.slice('MECARD:'.length)).map(([name, value]) => ({
    name,
    parameters: [],
    value: name === 'N' ? value.replace(',', ';') : value.replace(/([\\;])/g, '\\$1'),
  }))
}

const MS_PER_DAY = 86_400_000

/** Explains an event (RFC 5545), alone or in a calendar. */
export function eventMeaning(text: string): Meaning | undefined {
  if (!/^BEGIN:(?:VEVENT|VCALENDAR)/i.test(text)) return undefined
  const start = text.toUpperCase().indexOf('BEGIN:VEVENT')
  const [event = ''] = start < 0 ? [] : text.slice(start).split(/\nEND:VEVENT/i)
  // An alarm has properties with the same names.
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
  }
}

/** Returns a date or time for display. Whole days end on the day after the last, so the day before is shown. */
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

/** A line of a vCard or iCalendar text. */
interface Property {
  name: string
  /** In capitals: "TYPE=CELL" or, in vCard 2.1, "CELL". */
  parameters: string[]
  value: string
}

/** Parses the lines of a vCard or iCalendar text after unfolding them (RFC 6350, 3.2; RFC 5545, 3.1). */
function contentProperties(text: string): Property[] {
  const joined = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  // A vCard 2.1 folds quoted-printable lines with a "=" at the end.
  const lines = joined.replace(/=\n/g, (end, at: number) => (isQuoted(joined, at) ? '' : end))
  return lines.split('\n').flatMap((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/s.exec(line) ?? []
    if (name === '') return []
    const list = parameters.toUpperCase().split(';').slice(1)
    return [{ name: name.toUpperCase(), parameters: list, value: plain(value, list) }]
  })
}

/** Unescapes a value (RFC 6350, 3.4; RFC 5545, 3.3.11). */
function plainValue(value: string): string {
  return value.replace(/\\(.)/gs, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim()
}

/** Splits a value at semicolons, such as a name, and unescapes the parts. */
function valueParts(value: string): string[] {
  return Array.from(value.matchAll(/((?:\\.?|[^\\;])*);?/gs), ([, part = '']) => plainValue(part))
}

function isQuoted(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
  return /QUOTED-PRINTABLE/i.test(line) || /=[0-9A-F]{2}/i.test(line)
}

function plain(value: string, parameters: readonly string[]): string {
  if (!parameters.some((parameter) => parameter.endsWith('QUOTED-PRINTABLE'))) return value
  const bytes = Array.from(value.matchAll(/=([0-9A-F]{2})|[^=]|=/gis), ([piece, hex]) =>
    hex === undefined ? [...new TextEncoder().encode(piece)] : [parseInt(hex, 16)],
  ).flat()
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

import type { CodeForm } from '../code-form.ts'
import { type EventField, type EventIdentity, eventText, FLOATING } from './event-text.ts'
import {
  type MailField,
  mailLink,
  type PhoneField,
  phoneLink,
  type SmsField,
  smsText,
  type PlaceField,
  placeLink,
} from './links.ts'

export const mailForm: CodeForm<MailField> = {
  fields: {
    to: {
      label: 'To',
      hint: 'Separate several addresses with commas.',
      placeholder: 'name@example.com',
      keyboard: 'email',
    },
    cc: { label: 'Copy to (Cc)', keyboard: 'email' },
    subject: { label: 'Subject' },
    body: { label: 'Message', look: 'lines' },
  },
  missing: 'The code needs an email address.',
  write: mailLink,
}

export const phoneForm: CodeForm<PhoneField> = {
  fields: {
    number: { label: 'Phone number', placeholder: '+91 98765 43210', keyboard: 'tel' },
  },
  missing: 'The code needs a phone number.',
  write: phoneLink,
}

export const smsForm: CodeForm<SmsField> = {
  fields: {
    recipient: { label: 'Phone number', placeholder: '+91 98765 43210', keyboard: 'tel' },
    message: { label: 'Message', look: 'lines' },
    form: {
      label: 'Written as',
      look: 'choice',
      options: [
        { value: 'text', label: 'SMSTO, which most phones read' },
        { value: 'link', label: 'Link of the standard (sms:)' },
      ],
    },
  },
  missing: 'The code needs a phone number.',
  write: smsText,
}

export const placeForm: CodeForm<PlaceField> = {
  fields: {
    coordinates: {
      label: 'Latitude, longitude',
      hint: 'In degrees, as maps copy them.',
      placeholder: '28.6129, 77.2295',
    },
  },
  missing: 'The code needs the coordinates of the place.',
  write: placeLink,
}

/** Returns the form of an event, whose identity stays while its fields change. */
export function eventForm(identity: EventIdentity): CodeForm<EventField> {
  return {
    fields: {
      title: { label: 'Title' },
      allDay: { label: 'Whole days, without times', look: 'tick' },
      startDate: { label: 'Start: day', look: 'date', isHalf: true },
      startTime: { label: 'Start: time', look: 'time', isHalf: true },
      endDate: { label: 'End: day', look: 'date', isHalf: true },
      endTime: { label: 'End: time', look: 'time', isHalf: true },
      zone: { label: 'Time zone', look: 'choice', options: zones() },
      venue: { label: 'Place' },
      description: { label: 'Description', look: 'lines' },
    },
    missing: 'The code needs a title and when the event starts.',
    write: (values) => eventText(values, identity),
    hidden: ({ allDay }) => (allDay === 'yes' ? ['startTime', 'endTime', 'zone'] : []),
  }
}

/** Returns the time zones: that of the device, the most used ones, then all that the browser knows. */
function zones() {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const first = [
    { value: own, label: `This device (${named(own)})` },
    { value: 'Asia/Kolkata', label: 'India (IST)' },
    { value: 'UTC', label: 'UTC' },
    { value: FLOATING, label: 'The local time wherever it is read' },
  ]
  const others = Intl.supportedValuesOf('timeZone').map((zone) => ({
    value: zone,
    label: named(zone),
  }))
  const all = [...first, ...others]
  return all.filter(({ value }, i) => all.findIndex((zone) => zone.value === value) === i)
}

function named(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ')
}

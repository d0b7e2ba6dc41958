/** The kinds of codes on the first page. UPI, Wi-Fi and contacts have pages of their own. */
export const KINDS = [
  { value: 'text', label: 'Text or link' },
  { value: 'mail', label: 'Email' },
  { value: 'phone', label: 'Phone call' },
  { value: 'sms', label: 'SMS' },
  { value: 'place', label: 'Place on the map' },
  { value: 'event', label: 'Event for the calendar' },
] as const

/** What a code contains. */
export type Kind = (typeof KINDS)[number]['value']

/** A kind whose text is written from fields. */
export type WrittenKind = Exclude<Kind, 'text'>

import type { Written } from '../code-form.ts'
import { contentLines, textValue } from '../code-text.ts'

export type ContactField =
  | 'givenName'
  | 'familyName'
  | 'organisation'
  | 'jobTitle'
  | 'mobile'
  | 'workPhone'
  | 'email'
  | 'website'
  | 'street'
  | 'city'
  | 'state'
  | 'pin'
  | 'country'
  | 'note'

/** Returns a contact as a vCard 3.0 (RFC 2426), the version that most phones read. A contact needs a name. */
export function contactCard(typed: Record<ContactField, string>): Written<ContactField> {
  const values = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, text.toWellFormed().trim()]),
  ) as Record<ContactField, string>
  const { givenName, familyName, organisation } = values
  const problems = {
    mobile: phoneProblem(values.mobile),
    workPhone: phoneProblem(values.workPhone),
    email: emailProblem(values.email),
    website: websiteProblem(values.website),
  }
  const shownName = [givenName, familyName].filter(Boolean).join(' ') || organisation
  const isWrong = Object.values(problems).some((problem) => problem !== undefined)
  if (shownName === '' || isWrong) return { text: '', problems }
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[familyName, givenName, '', '', ''].map(textValue).join(';')}`,
    `FN:${textValue(shownName)}`,
    ...detailLines(values),
    'END:VCARD',
  ]
  return { text: contentLines(lines), problems }
}

function detailLines(values: Record<ContactField, string>): string[] {
  const { street, city, state, pin, country } = values
  const place = [street, city, state, pin, country]
  const line = (name: string, value: string) => (value === '' ? [] : [`${name}:${value}`])
  return [
    ...line('ORG', textValue(values.organisation)),
    ...line('TITLE', textValue(values.jobTitle)),
    ...line('TEL;TYPE=CELL', values.mobile),
    ...line('TEL;TYPE=WORK', values.workPhone),
    ...line('EMAIL;TYPE=INTERNET', textValue(values.email)),
    // Web addresses are not escaped: their commas and semicolons are part of them.
    ...line('URL', values.website),
    ...line('ADR;TYPE=WORK', place.some(Boolean) ? `;;${place.map(textValue).join(';')}` : ''),
    ...line('NOTE', textValue(values.note)),
  ]
}

function phoneProblem(phone: string): string | undefined {
  if (phone === '' || (/^\+?[\d\s().-]+$/.test(phone) && /\d/.test(phone))) return undefined
  return 'A phone number has digits, spaces and a + in front, such as +91 98765 43210.'
}

function emailProblem(email: string): string | undefined {
  if (email === '' || /^[^\s@]+@[^\s@]+$/.test(email)) return undefined
  return 'An email address looks like name@example.com.'
}

function websiteProblem(website: string): string | undefined {
  if (website === '' || (/^https?:\/\/\S+$/i.test(website) && URL.canParse(website)))
    return undefined
  return 'A website begins with https://, such as https://example.com.'
}

import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { firstValues } from '../code-form.ts'
import { contactForm } from './ContactQrCode.tsx'
import { contactCard } from './contact-card.ts'

const card = (values: Partial<Parameters<typeof contactCard>[0]>) =>
  contactCard({ ...firstValues(contactForm), ...values })
/** RFC 2426, 2.6: a line break before a space or tab belongs to the folding. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n')

test('the fields write the example of the page', () => {
  const page = readFileSync('src/content/tools/qr-code-generator/contact.mdx', 'utf8')
  const { text } = card({
    givenName: 'Asha',
    familyName: 'Rao',
    organisation: 'Rao, Sen & Co',
    mobile: '+91 98765 43210',
    city: 'Pune',
    country: 'India',
  })
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Rao;Asha;;;',
    'FN:Asha Rao',
    String.raw`ORG:Rao\, Sen & Co`,
    'TEL;TYPE=CELL:+91 98765 43210',
    'ADR;TYPE=WORK:;;;Pune;;;India',
    'END:VCARD',
    '',
  ])
  expect(page, 'src/content/tools/qr-code-generator/contact.mdx').toContain(
    text.replaceAll('\r\n', '\n'),
  )
})

describe('a contact', () => {
  test('of an organisation alone uses its name', () => {
    expect(unfolded(card({ organisation: 'Sen; Sons' }).text)).toEqual(
      expect.arrayContaining(['N:;;;;', String.raw`FN:Sen\; Sons`, String.raw`ORG:Sen\; Sons`]),
    )
  })

  test('needs a name', () => {
    expect(card({ mobile: '1' }).text).toBe('')
  })

  test.each([
    { mobile: 'call me' },
    { mobile: '+' },
    { email: 'asha' },
    { website: 'example.com' },
    { website: 'javascript:alert(1)' },
  ])('%j is refused at its field', (values) => {
    const { text, problems } = card({ givenName: 'Asha', ...values })
    expect(text).toBe('')
    expect(
      Object.entries(problems ?? {})
        .filter(([, problem]) => problem)
        .map(([name]) => name),
    ).toEqual(Object.keys(values))
  })

  test('does not escape a website', () => {
    const website = 'https://example.com/a;b,c?d=e'
    expect(unfolded(card({ givenName: 'A', website }).text)).toContain(`URL:${website}`)
  })

  test('has no line over 75 bytes, and a reader finds every note', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const note = typed.trim()
        const { text } = card({ givenName: 'आशा', note })
        for (const line of text.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const value =
          unfolded(text)
            .find((line) => line.startsWith('NOTE:'))
            ?.slice(5) ?? ''
        expect(value.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign))).toBe(
          note.replace(/\r\n|\r/g, '\n'),
        )
      }),
    )
  })

  test('is folded between letters of three bytes', () => {
    // "NOTE:" is 5 bytes and 23 letters 69; the 24th would end at 77. Then the space and 24 letters: 73.
    const { text } = card({ givenName: 'A', note: 'न'.repeat(48) })
    expect(text).toContain(`NOTE:${'न'.repeat(23)}\r\n ${'न'.repeat(24)}\r\n न\r\n`)
  })
})

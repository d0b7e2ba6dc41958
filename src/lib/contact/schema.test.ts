import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { contactSchema } from './schema.ts'

const whole = { name: 'Asha Rao', email: 'asha@example.in', message: 'The chart is cut off.' }

describe('field checks (docs/specification.md 8.2)', () => {
  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '   A   ', 'Name must be at least 2 characters'],
    ['name', '', 'Name must be at least 2 characters'],
    ['name', 7, 'Name must be at least 2 characters'],
    ['email', 'asha', 'Please enter a valid email address'],
    ['email', 'asha@example', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'x'.repeat(254), 'Please enter a valid email address'],
    ['email', null, 'Please enter a valid email address'],
    ['message', 'too short', 'Message must be at least 10 characters'],
    ['message', '  123456789  ', 'Message must be at least 10 characters'],
  ])('%s %j is refused in the words of the specification', (field, value, sentence) => {
    expect(sentencesFor({ ...whole, [field]: value })).toEqual([sentence])
  })

  // Unicode 17, DerivedCoreProperties.txt: Default_Ignorable_Code_Point. U+2800 is the Braille pattern without a dot.
  test.each([
    ['name', '\u200b\u200c\u200d\u2060'],
    ['name', '\u3164\u115f'],
    ['name', '\u2800 \u2800'],
    ['name', '\u{e0041}\u{e0042}\ufe0f'],
    ['message', '\u200b'.repeat(10)],
  ])('a %s of characters that nobody can see is refused (%#)', (field, value) => {
    expect(sentencesFor({ ...whole, [field]: value })).toEqual(['Please use visible characters'])
  })

  test.each([
    ['name', 'क्\u200dष'],
    ['name', 'A\u200b'],
    ['message', '👨\u200d👩\u200d👧\u200d👦 in the chart'],
  ])('%s with characters of zero width among others passes (%#)', (field, value) => {
    expect(sentencesFor({ ...whole, [field]: value })).toEqual([])
  })

  test('everything wrong gives one sentence a field', () => {
    expect(sentencesFor({ name: '', email: '', message: '' })).toHaveLength(3)
  })

  test.each([
    ['name', 'Bo'],
    ['name', '👍👍'],
    ['name', 'न'.repeat(200)],
    ['email', `${'x'.repeat(64)}@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(61)}`],
    ['message', '1234567890'],
    ['message', '👍'.repeat(10)],
    ['message', '👍'.repeat(5_000)],
  ])('%s of a length exactly on its bound passes (%#)', (field, value) => {
    expect(sentencesFor({ ...whole, [field]: value })).toEqual([])
  })

  test.each([
    ['name', 'x'.repeat(201), 'Name must be at most 200 characters'],
    ['email', `${'x'.repeat(250)}@a.in`, 'Email must be at most 254 characters'],
    ['message', 'x'.repeat(5_001), 'Message must be at most 5,000 characters'],
  ])('%s above its bound is refused (%#)', (field, value, sentence) => {
    expect(sentencesFor({ ...whole, [field]: value })).toEqual([sentence])
  })
})

describe('addresses', () => {
  // Forms of RFC 5321 and RFC 6531 that are in use.
  test.each([
    'a@b.co',
    'first.last+tag@sub.example.co.in',
    "o'brien@example.ie",
    'x_y-z@1and1.com',
    'user@xn--p1b6ci4b4b3a.xn--h2brj9c',
    'राम@उदाहरण.भारत',
    // RFC 5321, 4.5.3.1.1: at most 64 octets in front of the "@"; a letter of Hindi has three.
    `${'x'.repeat(64)}@b.in`,
    `${'राम'.repeat(7)}x@b.in`,
  ])('%s is an address', (email) => {
    expect(sentencesFor({ ...whole, email })).toEqual([])
  })

  test.each([
    'a@b@c.in',
    '.a@b.in',
    'a.@b.in',
    'a..b@c.in',
    'a@-b.in',
    'a@b-.in',
    'a@b..in',
    'a b@c.in',
    'a@b.in, c@d.in',
    'a@b.in\r\nBcc: x@y.in',
    '"a"@b.in',
    'a@[127.0.0.1]',
    'a@b.c',
    '<a@b.in>',
    `${'x'.repeat(65)}@b.in`,
    `${'राम'.repeat(7)}xy@b.in`,
  ])('%j is none', (email) => {
    expect(sentencesFor({ ...whole, email })).toEqual(['Please enter a valid email address'])
  })
})

describe('what is stored', () => {
  test('is trimmed, with the name on one line and plain line breaks', () => {
    expect(
      v.parse(contactSchema, {
        name: '  Asha\r\n Bcc: x@y.in ',
        email: ' asha@example.in ',
        message: '\n one\r\ntwo\rthree \u0000\u001b[31m ',
      }),
    ).toEqual({
      name: 'Asha Bcc: x@y.in',
      email: 'asha@example.in',
      message: 'one\ntwo\nthree [31m',
    })
  })

  // As the URL and Encoding standards do it with what has no UTF-8
  test('has U+FFFD where half a surrogate pair stood', () => {
    const message = (half: string) => `The chart ${half} is cut off.`
    expect(v.parse(contactSchema, { ...whole, message: message('\ud800') }).message).toBe(
      message('\ufffd'),
    )
  })

  test('never has a control character but line break and tab, nor half a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 12 }), (text) => {
        const broken = `${text}\ud800 and enough letters\udc00`
        const result = v.safeParse(contactSchema, { ...whole, message: broken, name: broken })
        fc.pre(result.success)
        const { name, message } = result.output as typeof whole
        expect(message.isWellFormed() && name.isWellFormed()).toBe(true)
        expect(message).not.toMatch(/[^\P{Cc}\n\t]/u)
        expect(name).not.toMatch(/\p{Cc}/u)
      }),
    )
  })

  test('fields nobody asked for are left out', () => {
    expect(v.parse(contactSchema, { ...whole, admin: true })).toEqual(whole)
  })
})

function sentencesFor(input: unknown): string[] {
  const { issues = [] } = v.safeParse(contactSchema, input)
  return issues.map((issue) => issue.message)
}

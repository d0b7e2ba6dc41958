import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { mailLink, phoneLink, smsText, placeLink } from './links.ts'

const mail = (values: Partial<Parameters<typeof mailLink>[0]>) =>
  mailLink({ to: '', cc: '', subject: '', body: '', ...values })
const phone = (number: string) => phoneLink({ number })
const place = (coordinates: string) => placeLink({ coordinates })
const sms = (recipient: string, message = '', form = 'text') =>
  smsText({ recipient, message, form })

describe('an email', () => {
  // The examples of RFC 6068, sections 2 and 6.
  test.each([
    [{ to: 'gorby%kremvax@example.com' }, 'mailto:gorby%25kremvax@example.com'],
    [{ to: 'unlikely?address@example.com' }, 'mailto:unlikely%3Faddress@example.com'],
    [{ to: 'Mike&family@example.org' }, 'mailto:Mike%26family@example.org'],
    [{ to: '"not@me"@example.org' }, 'mailto:%22not%40me%22@example.org'],
    [{ to: String.raw`"oh\\no"@example.org` }, 'mailto:%22oh%5C%5Cno%22@example.org'],
    [{ to: 'chris@example.com, tony@example.com' }, 'mailto:chris@example.com,tony@example.com'],
    [
      { to: 'infobot@example.com', subject: 'current-issue' },
      'mailto:infobot@example.com?subject=current-issue',
    ],
    [
      { to: 'infobot@example.com', body: 'send current-issue\nsend index' },
      'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index',
    ],
    [
      { to: 'joe@example.com', cc: 'bob@example.com', body: 'hello' },
      'mailto:joe@example.com?cc=bob@example.com&body=hello',
    ],
    [
      { to: 'user@example.org', subject: 'café', body: 'café' },
      'mailto:user@example.org?subject=caf%C3%A9&body=caf%C3%A9',
    ],
    [
      { to: 'user@納豆.example.org', subject: 'Test', body: 'NATTO' },
      'mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO',
    ],
  ])('%j is %s', (values, link) => {
    expect(mail(values).text).toBe(link)
  })

  test.each(['asha', 'asha@', '@x.in', 'a b@x.in', 'a@b@x.in', 'a@x.in, b'])(
    'to %s is told at its field',
    (to) => {
      expect(mail({ to })).toEqual({ text: '', problems: { to: expect.any(String) } })
      expect(mail({ to: 'a@x.in', cc: to }).problems?.cc).toBeDefined()
    },
  )

  test('keeps every subject and text, without a plus sign or a space', () => {
    const text = fc.string({ unit: 'binary' }).filter((typed) => typed.isWellFormed())
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const link = mail({ to: 'a+b@x.in', subject, body }).text
        expect(link).not.toMatch(/[+\s]/)
        const query = new URL(link).searchParams
        expect(query.get('subject') ?? '').toBe(subject.trim())
        expect(query.get('body') ?? '').toBe(body.replace(/\r\n|\r|\n/g, '\r\n'))
      }),
    )
  })
})

describe('a phone number', () => {
  // RFC 3966, section 6, without its visual separators, which section 5.1.1 lets be left out.
  test.each([
    ['+1-201-555-0123', 'tel:+12015550123'],
    ['+91 (98765) 43.210', 'tel:+919876543210'],
    ['\u202a+91 98765\u00a043210\u202c', 'tel:+919876543210'],
    ['+९१ ९८७६५ ४३२१०', 'tel:+919876543210'],
    ['112', 'tel:112'],
    ['7042', 'tel:7042'],
  ])('%s is %s, without a warning', (typed, link) => {
    expect(phone(typed)).toMatchObject({ text: link, warnings: [] })
  })

  test.each([
    ['98765 43210', 'tel:9876543210', 'country code'],
    ['0091 98765 43210', 'tel:00919876543210', '+ instead of 00'],
    ['*123#', 'tel:*123%23', 'refuse'],
  ])('%s is %s, with a warning', (typed, link, warning) => {
    expect(phone(typed).text).toBe(link)
    expect(phone(typed).warnings?.join()).toContain(warning)
  })

  test.each([
    '1800-FLOWERS',
    '+',
    '++91',
    '91+',
    '+91*',
    '+44 (0)20 7946 0018',
    '+0 98',
    '+1234567890123456',
  ])('%s is an error at its field', (typed) => {
    expect(phone(typed)).toMatchObject({ text: '', problems: { number: expect.any(String) } })
  })

  test('that is empty has no link and no error', () => {
    expect(phone(' ')).toEqual({ text: '', problems: { number: undefined }, warnings: [] })
  })
})

describe('an SMS', () => {
  test.each([
    // RFC 5724, section 2.5.
    ['+1-510-555-0101', 'hello there', 'link', 'sms:+15105550101?body=hello%20there'],
    ['+15105550101', '', 'link', 'sms:+15105550101'],
    ['+15105550101', 'a\nb', 'link', 'sms:+15105550101?body=a%0D%0Ab'],
    ['+15105550101', 'at 9:30: & ₹5', 'text', 'SMSTO:+15105550101:at 9:30: & ₹5'],
    ['+15105550101', '', 'text', 'SMSTO:+15105550101'],
  ])('to %s of %j as a %s is %s', (to, message, form, text) => {
    expect(sms(to, message, form).text).toBe(text)
  })

  test('cannot go to a network code', () => {
    expect(sms('*123#', 'hi').problems?.recipient).toBeDefined()
    expect(sms('*123#', 'hi').text).toBe('')
  })
})

describe('a place', () => {
  test.each([
    // RFC 5870, sections 1 and 3.4.2.
    ['13.4125,103.8667', 'geo:13.4125,103.8667'],
    ['geo:66,30', 'geo:66,30'],
    ['90, -22.43', 'geo:90,0'],
    ['-90 46', 'geo:-90,0'],
    ['28.6129° N, 77.2295° E', 'geo:28.6129,77.2295'],
    ['33.8688 S, 151.2093 E', 'geo:-33.8688,151.2093'],
    ['−33.8688; −0.0', 'geo:-33.8688,0.0'],
    ['२८.६१२९, ७७.२२९५', 'geo:28.6129,77.2295'],
    ['28.612900000000001, 77', 'geo:28.612900000000001,77'],
    // 28 + 36/60 + 46.44/3600 and 77 + 13/60 + 46.2/3600
    [`28°36'46.44"N 77°13'46.2"E`, 'geo:28.6129,77.2295'],
    ['0, 180', 'geo:0,180'],
  ])('%s is %s', (typed, link) => {
    expect(place(typed).text).toBe(link)
  })

  test.each([
    '28.6129',
    'Delhi',
    '91, 0',
    '0, 180.5',
    '1e1, 2',
    '-28 S, 77 E',
    `28°60'N 77°0'E`,
    '1,2,3,4',
    '.5, 7',
  ])('%s is an error at its field', (typed) => {
    expect(place(typed)).toEqual({ text: '', problems: { coordinates: expect.any(String) } })
  })

  test('with longitude first, as in 77.2295, 28.6129, has a warning', () => {
    expect(place('77.2295, 28.6129').warnings?.join()).toContain('latitude comes first')
    expect(place('28.6129, 77.2295').warnings).toEqual([])
  })
})

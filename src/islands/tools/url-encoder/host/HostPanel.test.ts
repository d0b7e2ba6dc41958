import { describe, expect, test } from 'vitest'

import { splitAddress } from '../address/split-address.ts'
import { checkAddress } from './HostPanel.tsx'

function check(address: string) {
  const parts = splitAddress(address)
  if (parts === undefined) throw new Error(`${address} is no address.`)
  return checkAddress(parts)
}
const warningsOf = (address: string) => {
  const { labels, warnings } = check(address)
  return [...labels.flatMap((label) => label.warnings), ...warnings]
}

describe('the host of an address', () => {
  test.each([
    // The test domains that ICANN set up in 2007, and India's own top-level domain.
    ['https://उदाहरण.परीक्षा/', 'xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g', 'उदाहरण.परीक्षा'],
    ['https://उदाहरण.भारत', 'xn--p1b6ci4b4b3a.xn--h2brj9c', 'उदाहरण.भारत'],
    ['https://xn--mnchen-3ya.de', 'xn--mnchen-3ya.de', 'münchen.de'],
    ['https://EXAMPLE.com:80/', 'example.com', 'example.com'],
    ['https://[::1]/', '[::1]', '[::1]'],
    ['foo://परीक्षा/', 'xn--11b5bs3a9aj6g', 'परीक्षा'],
  ])('%s is shown in both forms', (address, ascii, unicode) => {
    expect(check(address)).toMatchObject({ ascii, unicode })
    expect(warningsOf(address)).toEqual([])
  })

  test.each([
    ['https://раураӏ.com', /Every letter of it is Cyrillic/],
    ['https://xn--80ak6aa92e.com', /Every letter of it is Cyrillic/], // "аррӏе", the example of 2017
    ['https://ρаypal.com', /mixes letters of Latin and Cyrillic and Greek/],
    ['https://pаypal.com', /Latin and Cyrillic.+“а” \(U\+0430\)/],
    ['https://हिंदीabc.in', /mixes letters of Latin and Devanagari/],
    ['https://१1.भारत', /digits of two scripts/],
    ['https://bank.example@evil.test/', /user name. The address leads to evil\.test/],
    [
      'https://paypal.com.evil.in/',
      /begins with “paypal\.com”, but the address belongs to evil\.in/,
    ],
    ['https://3232235777/', /IPv4 address 192\.168\.1\.1/],
    ['https://0x7f.1/', /IPv4 address 127\.0\.0\.1/],
    ['https://0300.0250.1.1/', /IPv4 address 192\.168\.1\.1/],
    ['https://good.test\\@evil.test/', /as “\/”/],
    ['https://xn--99999999.com', /not valid Punycode/],
    ['https://goo\u200Bgle.com/', /invisible characters: U\+200B/],
    ['https://goo%E2%80%8Bgle.com/', /invisible characters: U\+200B/],
    ['https://exam\u00ADple.com/', /invisible characters: U\+00AD/],
  ])('%s is warned of', (address, warning) => {
    expect(warningsOf(address).join(' ')).toMatch(warning)
  })

  test.each([
    'https://почта.рф', // Cyrillic under a Cyrillic ending
    'https://хор.ru', // every letter has a twin, but Cyrillic is at home there
    'https://пример.com', // "п", "р" and "и" and others are not all twins
    'https://日本カメラpro.jp',
    'https://한국a.kr',
    'https://क्षत्रिय.भारत',
    'https://ελλάδα.gr',
    'https://xn--hgi.example', // one letter outside any list of scripts
    'https://192.168.1.1/',
    'https://user@host.test/',
  ])('%s is not', (address) => {
    expect(warningsOf(address)).toEqual([])
  })

  test.each([
    ['https://ıstanbul.com', /“ı” \(U\+0131\)\. It can be mistaken for “istanbul”/],
    ['https://googlé.com', /“é” \(U\+00E9\)\. It can be mistaken for “google”/],
    ['https://xn--mnchen-3ya.de', /“ü” \(U\+00FC\)\. It can be mistaken for “munchen”/],
    ['https://ɡoogle.com', /“ɡ” \(U\+0261\)\. It can be mistaken for “google”/],
  ])('%s has a note that names its letters', (address, note) => {
    expect(
      check(address)
        .labels.flatMap(({ notes }) => notes)
        .join(),
    ).toMatch(note)
  })

  test.each(['https://google.com', 'https://उदाहरण.भारत', 'https://пример.com'])(
    '%s has none',
    (address) => {
      expect(check(address).labels.flatMap(({ notes }) => notes)).toEqual([])
    },
  )

  test('an address that browsers refuse has no form of theirs', () => {
    expect(check('https://a b.test'.replace(' ', '%00')).ascii).toBeUndefined()
  })
})

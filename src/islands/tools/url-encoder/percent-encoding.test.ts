import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { failureOf } from '../../../../tests/fixtures/failure.ts'

import { convertUrl, isEncodedTwice, malformedEscape } from './percent-encoding.ts'

const encode = (text: string) => convertUrl('encode', text)
const decode = (text: string) => convertUrl('decode', text)

describe('percent encoding', () => {
  // Unreserved characters: ECMA-262, 19.2.6.5 (uriUnescaped). Bytes: RFC 3986 section 2.5 and the URL standard's UTF-8 percent-encode examples.
  test.each([
    ["AZaz09-_.!~*'()", "AZaz09-_.!~*'()"],
    ['; , / ? : @ & = + $ #', '%3B%20%2C%20%2F%20%3F%20%3A%20%40%20%26%20%3D%20%2B%20%24%20%23'],
    ['₹', '%E2%82%B9'],
    ['é', '%C3%A9'],
    ['ア', '%E3%82%A2'], // RFC 3986 section 2.5
    ['À', '%C3%80'], // RFC 3986 section 2.5
    ['≡', '%E2%89%A1'], // URL standard, section 1.3
    ['‽', '%E2%80%BD'], // URL standard, section 1.3
    ['नमस्ते', '%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87'],
    ['வ', '%E0%AE%B5'],
    ['👋', '%F0%9F%91%8B'],
    ['\u200D', '%E2%80%8D'],
    ['a\r\nb', 'a%0D%0Ab'],
    ['100%25 off a+b', '100%2525%20off%20a%2Bb'],
    ['\0\u{10FFFF}', '%00%F4%8F%BF%BF'],
    ['', ''],
  ])('%j is %s and back', (text, encoded) => {
    expect(encode(text)).toBe(encoded)
    expect(decode(encoded)).toBe(text)
  })

  test('a plus sign stays a plus sign when decoded (field-dev-r23)', () => {
    expect(decode('1%20+%202%20=%203')).toBe('1 + 2 = 3')
    expect(decode('a+b%20c')).toBe('a+b c')
  })

  test('escapes may be written in lower case', () => {
    expect(decode('%e2%82%b9')).toBe('₹')
  })

  test('every text that has a UTF-8 form comes back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decode(encode(text))).toBe(text)
      }),
    )
  })

  test.each(['\uD800', 'a\uDC00', '\uDC00\uD800'])('%j cannot be encoded', (text) => {
    expect(() => encode(text)).toThrow('Invalid input for encode operation')
  })

  test('the place of half a surrogate pair counts an emoji as one character', () => {
    expect(failureOf(() => encode('👋\uD83D')).cause).toContain('Character 2 (U+D83D)')
  })
})

describe('malformed escapes', () => {
  test.each([
    ['%E0%A4', 1, '“%E0%A4” begins a UTF-8 character that is not completed'],
    ['100%', 4, '“%” is not “%” followed by two hexadecimal digits'],
    ['👋 50% off', 5, '“% o” is not'],
    ['%ZZ', 1, '“%ZZ”'],
    ['ok%20%G1', 6, '“%G1”'],
    ['%80', 1, 'cannot begin'],
    ['%FF', 1, 'cannot begin'],
    ['%C0%AF', 1, 'cannot begin'], // overlong
    ['%E0%80%80', 1, 'not completed'], // overlong
    ['%ED%A0%80', 1, '“%ED%A0%80” is half of a surrogate pair'],
    ['a%ed%b0%80', 2, '“%ed%b0%80” is half of a surrogate pair'],
    ['%ED%A0', 1, 'not completed'],
    ['%F4%90%80%80', 1, 'not completed'], // above U+10FFFF
    ['%F8%A1%A1%A1%A1', 1, 'cannot begin'],
    ['%C3x', 1, 'not completed'],
    ['a%C3 and more', 2, '“%C3” begins'],
  ])('%s is refused and its place told', (text, character, reason) => {
    const error = failureOf(() => decode(text))
    expect(error.message).toBe('Invalid input for decode operation')
    expect(error.cause).toMatch(new RegExp(`^Character ${character}: `))
    expect(error.cause).toContain(reason)
  })

  test('are found exactly where ECMAScript refuses to decode', () => {
    const escapes = fc.oneof(
      fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
      fc.integer({ min: 0x80, max: 0xbf }).map((byte) => `%${byte.toString(16)}`),
      fc.constantFrom('%', '%4', 'a', '👋', '+', '%E0%A4%A8', '%F0%9F%91%8B', '%C3%A9'),
    )
    fc.assert(
      fc.property(fc.array(escapes, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('')
        const malformed = malformedEscape(text)
        expect(malformed === undefined).toBe(accepted(text))
        // The text before the reported position is valid.
        if (malformed !== undefined) expect(accepted(text.slice(0, malformed.index))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

function accepted(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

describe('text encoded twice', () => {
  test.each([
    ['%2520', true],
    ['%20', false],
    ['100%25 off', false],
    ['%2520 is 100%25', false],
  ])('%s: %s', (text, twice) => {
    expect(isEncodedTwice(decode(text))).toBe(twice)
  })
})

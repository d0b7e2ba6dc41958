import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { brokenPlaces, escapedCharacters, meaningOf } from './escaped-characters.ts'

const meaning = (text: string) => meaningOf(escapedCharacters(text, 'plus'))
const places = (text: string) =>
  brokenPlaces(escapedCharacters(text, 'plus')).map(({ character }) => character)

describe('a broken sequence', () => {
  // Which bytes are UTF-8: RFC 3629, section 4; the last byte sequences are Unicode's table 3-7.
  test.each([
    ['100% %41', '100% A', [4]],
    ['%E0%A4 %41', '%E0%A4 A', [1]],
    ['👋%C0%AF%20x', '👋%C0%AF x', [2, 5]], // overlong
    ['%ED%A0%80%20', '%ED%A0%80 ', [1]], // half of a surrogate pair
    ['%F0%9F%91%8B%F0%9F%91', '👋%F0%9F%91', [13]],
    ['%4', '%4', [1]],
    ['%%41%zz', '%A%zz', [1, 5]],
  ])('%s is %s, broken at %j', (text, decoded, characters) => {
    expect(meaning(text)).toBe(decoded)
    expect(places(text)).toEqual(characters)
  })

  test('leaves every character written where it stands', () => {
    const piece = fc.constantFrom('%', '%4', '%41', '%E0', '%A4', '%E0%A4%A8', 'a', '+', '👋', 'न')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        expect(
          escapedCharacters(text, 'plus')
            .map(({ raw }) => raw)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  test('is told exactly where the platform refuses to decode', () => {
    const piece = fc.constantFrom('%', '%4', '%41', '%E0', '%A4', '%E0%A4%A8', '%F4%90', 'a', '👋')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        if (places(text).length > 0) expect(() => decodeURIComponent(text)).toThrow()
        else expect(meaning(text)).toBe(decodeURIComponent(text))
      }),
    )
  })
})

test('“+” is a space in a form alone', () => {
  expect(meaningOf(escapedCharacters('a+b%2B', 'space'))).toBe('a b+')
  expect(meaning('a+b%2B')).toBe('a+b+')
})

import { expect, test } from 'vitest'

import { SIZES, withNumber, withText, wordsOf, type TextsSeen } from './scalars-seen.ts'

// IEEE 754: integers are exact in a double up to 2^53; JSON.parse reads −2^53 and −2^53 − 1 as the same number.
test.each([
  ['0', 'double'],
  ['9007199254740991', 'double'],
  ['9007199254740992', 'int64'],
  ['-9007199254740991', 'double'],
  ['-9007199254740992', 'int64'],
  ['9223372036854775807', 'int64'],
  ['-9223372036854775808', 'int64'],
  ['9223372036854775808', 'uint64'],
  ['18446744073709551615', 'uint64'],
  ['18446744073709551616', 'beyond'],
  ['-9223372036854775809', 'beyond'],
] as const)('the integer %s needs %s', (text, size) => {
  expect(withNumber(undefined, text).size).toBe(SIZES[size])
})

test('the largest integer counts, whatever the order', () => {
  const sizeOf = (texts: string[]) =>
    texts.reduce<ReturnType<typeof withNumber> | undefined>(withNumber, undefined)?.size
  expect(sizeOf(['1', '9223372036854775808', '2'])).toBe(SIZES.uint64)
  expect(sizeOf(['9223372036854775808', '1', '1.5'])).toBe(SIZES.uint64)
})

test.each([
  ['1.0', { hasInteger: false, hasFraction: true, hasNegative: false, isBeyondDouble: false }],
  ['-1e3', { hasInteger: false, hasFraction: true, hasNegative: true, isBeyondDouble: false }],
  ['1e400', { hasInteger: false, hasFraction: true, hasNegative: false, isBeyondDouble: true }],
  ['-7', { hasInteger: true, hasFraction: false, hasNegative: true, isBeyondDouble: false }],
])('%s is recorded by its spelling', (text, seen) => {
  expect(withNumber(undefined, text)).toMatchObject(seen)
})

test('an enumeration has at least ten texts, two to eight words, each at least twice', () => {
  const words = (texts: string[]) => {
    const seen = texts.reduce<TextsSeen | undefined>(
      (all, text) => withText(all, () => text),
      undefined,
    )
    return seen && wordsOf(seen)
  }
  const times = (count: number, ...texts: string[]) =>
    texts.flatMap((text) => Array(count).fill(text) as string[])
  expect(words(times(5, 'paid', 'open'))).toEqual(['paid', 'open'])
  expect(words([...times(5, 'paid'), ...times(4, 'open')])).toBeUndefined()
  expect(words(times(10, 'paid'))).toBeUndefined()
  expect(words([...times(10, 'paid'), 'open'])).toBeUndefined()
  expect(words(times(2, ...'abcdefgh'))).toEqual([...'abcdefgh'])
  expect(words(times(2, ...'abcdefghi'))).toBeUndefined()
  expect(words(times(5, 'Pune', 'Delhi'))).toBeUndefined()
})

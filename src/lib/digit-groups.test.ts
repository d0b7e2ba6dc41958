import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseAmount } from './amount.ts'
import { groupDigits, groupedNumber } from './digit-groups.ts'

/** A caret is written as "|". */
function typed(withCaret: string): string {
  const caret = withCaret.indexOf('|')
  const edited = groupDigits({ text: withCaret.replace('|', ''), caret })
  return `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}`
}

test.each([
  ['1000|', '1,000|'],
  ['1,0000|', '10,000|'],
  ['10,000|0', '1,00,00|0'],
  ['|1000000', '|10,00,000'],
  ['1234567.8|', '12,34,567.8|'],
  ['1000.25|', '1,000.25|'],
  ['-1000|', '-1,000|'],
  ['10 lakh|', '10 lakh|'],
  ['1000| lakh', '1000| lakh'],
  ['|1000 lakh', '|1000 lakh'],
  ['₹1000|', '₹1000|'],
  ['|', '|'],
  ['1,2|,3', '12|3'],
  ['|,23,45,678', '|23,45,678'],
  ['|,000', '|000'],
])('%s becomes %s', (before, after) => {
  expect(typed(before)).toBe(after)
})

test('grouping never changes what the text means', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), (value) => {
      expect(parseAmount(groupedNumber(value))).toBe(value)
    }),
  )
})

test('numbers of any size are written out in digits', () => {
  expect(groupedNumber(1e21)).toBe('1,00,00,00,00,00,00,00,00,00,000')
  // 2^67 and 2^1023, by Python's integers.
  expect(groupedNumber(2 ** 67)).toBe('14,75,73,95,25,89,67,64,12,928')
  expect(groupedNumber(-(2 ** 63))).toBe('-92,23,37,20,36,85,47,75,808')
  expect(groupedNumber(8.5)).toBe('8.5')
})

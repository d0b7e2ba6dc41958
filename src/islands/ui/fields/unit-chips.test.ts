import { expect, test } from 'vitest'

import { hasUnit, withUnit } from './UnitChips.tsx'
import { withUnitWord } from './Slider.tsx'

test.each([
  ['10', 'lakh', '10 lakh'],
  ['1.5', 'crore', '1.5 crore'],
  ['99,999', 'crore', '99,999 crore'],
  ['१०', 'lakh', '१० lakh'],
  ['10 lakh', 'crore', '10 crore'],
  ['10 lakh', 'lakh', '10'],
  ['10 lakhs', 'crore', '10 crore'],
  ['2 crores', 'crore', '2'],
  ['1 crore 20', 'lakh', '1 crore 20 lakh'],
  ['-5', 'lakh', '-5 lakh'],
  ['10 ', 'lakh', '10 lakh'],
  ['10lakh', 'crore', '10 crore'],
  ['10  lakh  ', 'lakh', '10'],
  // A number that was written out, and what is no amount with the word behind it.
  ['1,00,000', 'lakh', undefined],
  ['1 crore 2,00,000', 'lakh', undefined],
  ['1 crore 20 lakh', 'crore', undefined],
  ['', 'lakh', undefined],
  ['-', 'lakh', undefined],
  ['abc', 'crore', undefined],
] as const)('"%s" with %s is %s', (text, unit, united) => {
  expect(withUnit(text, unit)).toBe(united)
})

test('the last word is the unit', () => {
  expect(hasUnit('1 crore 20 Lakh', 'lakh')).toBe(true)
  expect(hasUnit('1 crore 20 lakh', 'crore')).toBe(false)
  expect(hasUnit('10', 'lakh')).toBe(false)
})

test.each([
  [500, '500'],
  [50_000, '50,000'],
  [100_000, '1 lakh'],
  [250_000, '2.5 lakh'],
  [20_000_000, '2 crore'],
  [10_000_000, '1 crore'],
])('%d at the end of a slider is %s', (amount, words) => expect(withUnitWord(amount)).toBe(words))

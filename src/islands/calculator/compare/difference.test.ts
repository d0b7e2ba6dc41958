import { expect, test } from 'vitest'

import { differenceOfFigures, differenceOfGiven, savedFigure } from './difference.ts'

test.each([
  [8678, 7478, 'rupees', '₹1,200 less'],
  [8678, 8678, 'rupees', 'the same'],
  [1_000_000, 1_250_000.4, 'rupees', '₹2,50,000 more'],
  [100.25, 99.75, 'rupees and paise', '₹0.50 less'],
  [8.5, 8, 'percent', '0.5 points lower'],
  [7, 8, 'percent', '1 point higher'],
  [20, 22, 'years', '2 years longer'],
  [20, 19, 'years', '1 year shorter'],
  [240, 237, 'count', '3 fewer'],
] as const)('from %d to %d %s is said as %j', (first, other, unit, words) => {
  expect(differenceOfFigures({ amount: first, unit }, { amount: other })?.words).toBe(words)
})

test.each([
  ['Interest saved', -400_301, 'rupees', 'Extra ₹4,00,301'],
  ['Interest Saved', 400_301, 'rupees', '₹4,00,301'],
  ['Interest saved', -0.4, 'rupees', '₹0'],
  ['Months saved', -10, 'count', '10 longer'],
  ['Time Saved', -1, 'years', '1 year longer'],
  ['Net gain', -5, 'rupees', '-₹5'],
] as const)('%s of %d %s is shown as %j', (label, amount, unit, text) => {
  expect(savedFigure({ label, amount, unit })).toBe(text)
})

test('a difference is that of the figures as they are shown', () => {
  // ₹101 and ₹100 are shown: a reader who subtracts gets 1, although 100.5 − 100.4 is next to nothing.
  expect(differenceOfFigures({ amount: 100.5, unit: 'rupees' }, { amount: 100.4 })?.words).toBe(
    '₹1 less',
  )
  expect(differenceOfFigures({ amount: 6.664, unit: 'percent' }, { amount: 6.656 })?.words).toBe(
    'the same',
  )
})

test('what was given differs by all its digits, free of binary noise', () => {
  // 8.5 − 8.35 is 0.15000000000000036 in binary.
  expect(differenceOfGiven(8.35, 8.5, 'percent')?.words).toBe('0.15 points higher')
  expect(differenceOfGiven(1000.5, 1000.25, 'rupees')?.words).toBe('₹0.25 less')
})

test('less is good or bad by what the figure is; a figure of neither kind has no colour', () => {
  const tone = (better?: 'less' | 'more') =>
    differenceOfFigures({ amount: 2, unit: 'rupees', ...(better && { better }) }, { amount: 1 })
      ?.tone
  expect([tone('less'), tone('more'), tone()]).toEqual(['good', 'bad', undefined])
})

test.each([NaN, Infinity])('what has no value has no difference: %d', (amount) => {
  expect(differenceOfFigures({ amount, unit: 'rupees' }, { amount: 1 })).toBeUndefined()
  expect(differenceOfFigures({ amount: 1, unit: 'rupees' }, { amount })).toBeUndefined()
})

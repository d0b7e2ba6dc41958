import { expect, test } from 'vitest'

import type { OverTime } from './chart-types.ts'
import { markText, placeText } from './over-time-words.ts'

const picture: OverTime = {
  title: 'Money',
  sentence: '',
  xUnit: 'years',
  yUnit: 'rupees',
  x: [1, 2],
  series: [
    { label: 'Put in', color: 'principal', look: 'bar', amounts: [100_000, 200_000] },
    { label: 'Value', color: 'interest', look: 'bar', amounts: [110_000, 231_000] },
  ],
  mark: { x: 2, label: 'it doubles' },
}

test('a place is read with all its amounts', () => {
  expect(placeText(picture, 1)).toBe('Year 2: Put in ₹2,00,000, Value ₹2,31,000')
  expect(
    placeText({ ...picture, xUnit: 'rupees', yUnit: 'percent', x: [0, 5], series: [] }, 1),
  ).toBe('₹5: ')
})

test('a mark is read with its place', () => {
  expect(markText(picture)).toBe('Year 2: it doubles')
  expect(markText({ ...picture, xUnit: 'rupees', mark: { x: 500, label: 'Your income' } })).toBe(
    'Your income: ₹500',
  )
})

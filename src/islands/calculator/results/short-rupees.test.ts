import { expect, test } from 'vitest'

import { shortRupees } from './short-rupees.ts'

// 1 lakh is 1,00,000 and 1 crore 1,00,00,000; a lakh crore is a lakh of crores.
test.each([
  [0, '₹0'],
  [-0, '₹0'],
  [500, '₹500'],
  [50_000, '₹50,000'],
  [99_994, '₹99,994'],
  [100_000, '₹1 L'],
  [123_456, '₹1.23 L'],
  [4_000_000, '₹40 L'],
  [12_500_000, '₹1.25 Cr'],
  [12_000_000_000, '₹1,200 Cr'],
  [1_000_000_000_000, '₹1 L Cr'],
  [-250_000, '-₹2.5 L'],
  [NaN, '—'],
  [Infinity, '—'],
])('an axis writes %d as %s', (amount, text) => {
  expect(shortRupees(amount)).toBe(text)
})

test('what rounds to a hundred lakh is a crore', () => {
  expect(shortRupees(9_994_000)).toBe('₹99.94 L')
  expect(shortRupees(9_999_600)).toBe('₹1 Cr')
})

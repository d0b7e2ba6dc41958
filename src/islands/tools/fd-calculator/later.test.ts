import { expect, test } from 'vitest'

import { fd } from './fd.ts'
import { working } from './later.ts'

const workingOf = (compoundingsPerYear: number, principal = 100_000) => {
  const input = { principal, annualRatePercent: 6.5, years: 5, compoundingsPerYear }
  return Object.fromEntries(working(fd(input), input).map(({ label, lines }) => [label, lines]))
}

test('a deposit with yearly interest, with its numbers put in', () => {
  // 1.065^5 = 1.370086663415625
  expect(workingOf(1)).toEqual({
    'Maturity Amount': [
      'Maturity Amount = P × (1 + i)^t',
      'i = 6.5 ÷ 100 = 0.065 a year',
      '= 1,00,000 × (1 + 0.065)^5',
      '= 1,00,000 × 1.370086663',
      '= ₹1,37,008.67',
    ],
    'Interest Earned': [
      'Interest Earned = Maturity Amount − P',
      '= ₹1,37,008.67 − ₹1,00,000',
      '= ₹37,008.67',
    ],
  })
})

test('a deposit with quarterly interest names its periods and its yield', () => {
  // 1.01625^20 = 1.380419774863…, 1.01625^4 − 1 = 0.066601608791…
  const lines = workingOf(4)
  expect(lines['Maturity Amount']).toEqual([
    'Maturity Amount = P × (1 + i)^(f × t)',
    'i = 6.5 ÷ 100 ÷ 4 = 0.01625 each time, f = 4 times a year',
    '= 1,00,000 × (1 + 0.01625)^(4 × 5)',
    '= 1,00,000 × 1.380419775',
    '= ₹1,38,041.98',
  ])
  expect(lines['Effective Annual Yield']).toEqual([
    'Effective Annual Yield = (1 + i)^f − 1',
    '= (1 + 0.01625)^4 − 1 ≈ 0.06660161',
    '= 6.66%',
  ])
})

test('a deposit that is no number has no working', () => {
  expect(workingOf(1, NaN)).toEqual({})
})

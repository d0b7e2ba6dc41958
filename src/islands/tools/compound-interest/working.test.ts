import { expect, test } from 'vitest'

import { compoundInterest, type CompoundInterestInput } from './compound-interest.ts'
import { working } from './working.ts'

const workingOf = (changes: Partial<CompoundInterestInput>) => {
  const input: CompoundInterestInput = {
    principal: 100_000,
    annualRatePercent: 10,
    years: 5,
    frequency: 12,
    contribution: 0,
    contributionTiming: 'end',
    withdrawal: 0,
    withdrawalEvery: 'month',
    targetAmount: 0,
    ...changes,
  }
  const all = working(compoundInterest(input), input)
  return Object.fromEntries(all.map(({ label, lines }) => [label, lines]))
}

test('the future value of the page’s own example, with its numbers put in', () => {
  // With 60 decimal digits: (1 + 10/1200)^60 = 1.645308934778…
  expect(workingOf({})).toEqual({
    'Future Value': [
      'Future Value = P × (1 + i)^n',
      'i = 10 ÷ 100 ÷ 12 ≈ 0.008333333 each period',
      'n = 12 × 5 = 60 periods',
      '= 1,00,000 × (1 + 0.008333333)^60',
      '= 1,00,000 × 1.645308935',
      '= ₹1,64,530.89',
    ],
    Interest: ['Interest = Future Value − P', '= ₹1,64,530.89 − ₹1,00,000', '= ₹64,530.89'],
  })
})

test('contributions have a term of their own, at either end of the period', () => {
  // 241967.965651… at the end, 242613.274586… at the start of each month
  const late = workingOf({ contribution: 1000 })
  expect(late['Future Value']?.[0]).toBe('Future Value = P × (1 + i)^n + C × ((1 + i)^n − 1) ÷ i')
  expect(late['Future Value']?.at(-1)).toBe('= ₹2,41,967.97')
  expect(late['Contributions']?.at(-1)).toBe('= ₹60,000')
  expect(late['Interest']?.at(-1)).toBe('= ₹81,967.97')
  const early = workingOf({ contribution: 1000, contributionTiming: 'start' })
  expect(early['Future Value']?.[3]).toBe(
    '= 1,00,000 × (1 + 0.008333333)^60 + 1,000 × ((1 + 0.008333333)^60 − 1) ÷ 0.008333333 × (1 + 0.008333333)',
  )
  expect(early['Future Value']?.at(-1)).toBe('= ₹2,42,613.27')
})

test('without interest the money is what was paid in', () => {
  const lines = workingOf({ annualRatePercent: 0, contribution: 1000 })['Future Value']
  expect(lines?.[0]).toBe('Future Value = P × (1 + i)^n + C × n')
  expect(lines?.at(-1)).toBe('= ₹1,60,000')
})

// By exact fractions: 20,00,000 × 1.0075 − 20,000 = 19,95,000; × 1.0075 − 20,000 = 19,89,962.50
test('withdrawals are followed from month to month', () => {
  const savings = { principal: 2_000_000, annualRatePercent: 9, withdrawal: 20_000 }
  const left = workingOf({ ...savings, years: 2 / 12 })
  expect(left['Future Value']?.slice(-3)).toEqual([
    'Month 1: ₹19,95,000',
    'Month 2: ₹19,89,962.50',
    '= ₹19,89,962.50',
  ])
  expect(left['Withdrawals']).toEqual([
    'Withdrawals = amount × number',
    '= 20,000 × 2',
    '= ₹40,000',
  ])
  expect(left['Interest']?.slice(1)).toEqual([
    '= ₹19,89,962.50 + ₹40,000 − ₹20,00,000',
    '= ₹29,962.50',
  ])
  const ended = workingOf({ ...savings, years: 20 })
  expect(ended['Future Value']?.slice(-2)).toEqual(['Month 186: ₹0', '= ₹0'])
  expect(ended['Withdrawals']?.[1]).toMatch(/^= 20,000 × 185 \+ ₹10,64/)
})

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

import { describe, expect, test } from 'vitest'

import { taxDeducted, type Payee } from './tax-deducted.ts'

const payee = (changes: Partial<Payee> = {}): Payee => ({
  payer: 'bank',
  age: 'below 60',
  papers: 'PAN',
  otherInterest: 0,
  ...changes,
})

// Income-tax Act 2025, s.393(1) Table Sl. 5(ii): above the limit, 10 % of the whole
describe.each<[string, Partial<Payee>, number]>([
  ['a bank', {}, 50_000],
  ['a bank, from age 60', { age: '60 or more' }, 100_000],
  ['a company', { payer: 'other' }, 10_000],
  ['a company, from age 60', { payer: 'other', age: '60 or more' }, 10_000],
])('of the interest of %s', (_, changes, limit) => {
  test('nothing is deducted at the limit, a tenth of the whole one rupee above', () => {
    expect(taxDeducted(limit, 2026, payee(changes))).toBe(0)
    expect(taxDeducted(limit + 1, 2026, payee(changes))).toBe(Math.round((limit + 1) / 10))
  })

  test('a fifth is deducted without PAN, and nothing with Form 121', () => {
    expect(taxDeducted(limit + 5, 2026, payee({ ...changes, papers: 'no PAN' }))).toBe(
      (limit + 5) / 5,
    )
    expect(taxDeducted(limit + 5, 2026, payee({ ...changes, papers: 'Form 121' }))).toBe(0)
  })
})

test('other interest of the same bank counts to the limit, and is not taxed with this deposit', () => {
  expect(taxDeducted(20_000, 2026, payee({ otherInterest: 30_000 }))).toBe(0)
  expect(taxDeducted(20_000, 2026, payee({ otherInterest: 30_001 }))).toBe(2_000)
})

test('noise of the sums is no interest above the limit', () => {
  expect(taxDeducted(50_000.000_000_1, 2026, payee())).toBe(0)
  expect(taxDeducted(50_000.01, 2026, payee())).toBe(5_000)
})

test('for years before the rules began there is no answer', () => {
  expect(taxDeducted(60_000, 2025, payee())).toBeNaN()
})

import { expect, test } from 'vitest'

import { emi } from './emi.ts'
import { strokes } from './drawing.tsx'
import { overtaking } from './paid-by-period.ts'

const loan = { loanAmount: 1_000_000, annualRatePercent: 8.5, years: 20 }
const drawnOf = (input: typeof loan) => strokes(emi(input), input)

// In exact fractions, twelve instalments of 8,678 leave 10,00,000 × q − 8,678 × (q − 1)/r = 9,80,100.61, with r = 8.5/1200 and
// q = (1 + r)^12.
test('the first year of the specified loan leaves what the annuity formula says', () => {
  const drawn = drawnOf(loan)
  expect(drawn?.all[0]).toEqual({ near: 84_237, far: 19_899 })
  expect(drawn?.balance?.slice(0, 2)).toEqual([1_000_000, 980_101])
})

test('the strokes of all years are the loan and its interest, and nothing is owed after them', () => {
  const { all = [], balance = [] } = drawnOf(loan) ?? {}
  expect(all).toHaveLength(20)
  expect(all.reduce((sum, { far }) => sum + far, 0)).toBe(1_000_000)
  // In exact fractions 239 instalments of 8,678 leave 8,823.67 to pay: 20,82,866 in all.
  expect(all.reduce((sum, { near }) => sum + near, 0)).toBe(1_082_866)
  expect(balance.at(-1)).toBe(0)
})

// A month's principal share is v^(n - k + 1), v = 1/(1 + 8.5/1200). Summed by years it passes one half first in year 13:
// 6.34 of 12, where it was 5.82 in year 12.
test('the bead begins where principal overtakes interest, in year 13 of the specified loan', () => {
  const periods = (drawnOf(loan)?.all ?? []).map(({ near, far }) => ({ interest: near, principal: far, balance: 0 })) // prettier-ignore
  expect(overtaking(periods)).toBe(12)
})

test('a short cheap loan is mostly principal from the first month on', () => {
  const { all = [] } = drawnOf({ ...loan, years: 2 }) ?? {}
  expect(all).toHaveLength(24)
  expect(all.every(({ near, far }) => far > near)).toBe(true)
})

test('a loan without a schedule has no picture', () => {
  expect(drawnOf({ ...loan, years: 0 })).toBeUndefined()
  expect(drawnOf({ ...loan, annualRatePercent: NaN })).toBeUndefined()
})

import { expect, test } from 'vitest'

import { emi } from './emi.ts'
import { overTime } from './later.tsx'

const loan = { loanAmount: 1_000_000, annualRatePercent: 8.5, years: 20 }
const pictureOf = (input: typeof loan) => overTime(emi(input), input)

// In exact fractions, twelve instalments of 8,678 leave 10,00,000 × q − 8,678 × (q − 1)/r = 9,80,100.61, with r = 8.5/1200 and
// q = (1 + r)^12.
test('the first year of the specified loan leaves what the annuity formula says', () => {
  const first = pictureOf(loan)?.series.map(({ label, amounts }) => [label, amounts[0]])
  expect(first).toEqual([
    ['Principal', 19_899],
    ['Interest', 84_237],
    ['Balance', 980_101],
  ])
})

test('the bars of all years are the loan and its interest, and nothing is owed after them', () => {
  const [principal, interest, balance] = pictureOf(loan)?.series ?? []
  const sum = (amounts: readonly number[] = []) => amounts.reduce((all, amount) => all + amount, 0)
  expect(principal?.amounts).toHaveLength(20)
  expect(sum(principal?.amounts)).toBe(1_000_000)
  // In exact fractions 239 instalments of 8,678 leave 8,823.67 to pay: 20,82,866 in all.
  expect(sum(interest?.amounts)).toBe(1_082_866)
  expect(balance?.amounts.at(-1)).toBe(0)
})

// A month's principal share is v^(n - k + 1), v = 1/(1 + 8.5/1200). Summed by years it passes one half first in year 13:
// 6.34 of 12, where it was 5.82 in year 12.
test('principal overtakes interest in year 13 of the specified loan', () => {
  const picture = pictureOf(loan)
  expect(picture?.mark).toEqual({ x: 13, label: 'principal overtakes interest' })
  expect(picture?.sentence).toBe(
    'Until year 12, interest is the larger part of each year’s instalments.',
  )
})

test('a short cheap loan is mostly principal from the first year on', () => {
  const picture = pictureOf({ ...loan, years: 2 })
  expect(picture?.mark).toBeUndefined()
  expect(picture?.sentence).toMatch(/^From the first year, principal/)
})

test('a loan without a schedule has no picture', () => {
  expect(pictureOf({ ...loan, years: 0 })).toBeUndefined()
  expect(pictureOf({ ...loan, annualRatePercent: NaN })).toBeUndefined()
})

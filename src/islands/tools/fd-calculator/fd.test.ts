import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fd, fdYears } from './fd.ts'
import type { FdInput } from './fd.ts'

const deposit = (changes: Partial<FdInput> = {}): FdInput => ({
  principal: 100_000,
  annualRatePercent: 6.5,
  years: 5,
  compoundingsPerYear: 1,
  ...changes,
})

// Yearly and quarterly as powers of 1.065 and of 1.01625 by decimal arithmetic; half-yearly and monthly as 1,00,000 × (413/400)^10 and (2413/2400)^60 in exact fractions
test.each([
  [1, 137_009],
  [2, 137_689],
  [4, 138_042],
  [12, 138_282],
])(
  'with interest added %d times a year the default deposit matures to %d',
  (compoundingsPerYear, maturity) => {
    expect(Math.round(fd(deposit({ compoundingsPerYear })).maturityAmount)).toBe(maturity)
  },
)

test('the default deposit shows the three numbers of the specification', () => {
  const result = fd(deposit())
  expect(result.principalAmount).toBe(100_000)
  expect(Math.round(result.interestEarned)).toBe(37_009)
  expect(Math.round(result.maturityAmount)).toBe(137_009)
})

test.each([
  // (1 + 0.065/4)^4 − 1 = 6.6602 %; yearly compounding yields the rate itself
  [6.5, 4, 6.6602],
  [6.5, 1, 6.5],
  // (1.03)^2 − 1 = 6.09 %
  [6, 2, 6.09],
  // (1.01)^12 − 1 = 12.6825 %
  [12, 12, 12.6825],
])(
  '%d %% added %d times a year yields %d %% a year',
  (annualRatePercent, compoundingsPerYear, percent) => {
    const result = fd(deposit({ annualRatePercent, compoundingsPerYear }))
    expect(result.effectiveYieldPercent).toBeCloseTo(percent, 4)
  },
)

test.each([
  [{ annualRatePercent: 0 }, 100_000],
  [{ years: 0 }, 100_000],
  [{ principal: 0, years: 1e6 }, 0],
  [{ annualRatePercent: -100 }, 0],
  [{ years: 1e6 }, Infinity],
  [{ annualRatePercent: -150 }, NaN],
])('the odd deposit %j matures to %d', (changes, maturity) => {
  expect(fd(deposit(changes)).maturityAmount).toBe(maturity)
})

test('half a quarter of simple interest makes the difference that the page states', () => {
  // 40,00,000 × 1.01875^5 × 1.009375 = 44,30,478.609 by decimal arithmetic
  const quarterly = { principal: 4_000_000, annualRatePercent: 7.5, compoundingsPerYear: 4 }
  const { maturityAmount } = fd(deposit({ ...quarterly, years: 5.5 / 4 }))
  const page = readFileSync(
    new URL('../../../content/tools/fd-calculator.mdx', import.meta.url),
    'utf8',
  )
  expect(page).toContain(`₹${Math.round(4_430_478.609 - maturityAmount)} more`)
})

test('a tiny rate loses no digits', () => {
  // 1e9 × 1e-11 × 5 = 0.05 rupees
  expect(fd(deposit({ principal: 1e9, annualRatePercent: 1e-9 })).interestEarned).toBeCloseTo(
    0.05,
    9,
  )
})

test('the table ends with the maturity amount, and principal and interest make up each row', () => {
  const frequency = fc.constantFrom(1, 2, 4, 12)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.double({ min: 0.1, max: 40, noNaN: true }),
      frequency,
      (principal, annualRatePercent, years, compoundingsPerYear) => {
        const input = deposit({ principal, annualRatePercent, years, compoundingsPerYear })
        const rows = fdYears(input)
        for (const row of rows) expect(row.principal + row.interest).toBe(row.value)
        expect(rows.at(-1)?.value).toBe(fd(input).maturityAmount)
      },
    ),
  )
})

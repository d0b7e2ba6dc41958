import { describe, expect, test } from 'vitest'

import { smallSavings, type SavingsInput } from './small-savings.ts'

const input = (changes: Partial<SavingsInput>): SavingsInput => ({
  scheme: 'ppf',
  yearlyDeposit: 150_000,
  paid: 'by 5 April',
  principal: 100_000,
  holders: 'one',
  ppfRatePercent: 7.1,
  ssyRatePercent: 8.2,
  scssRatePercent: 8.2,
  nscRatePercent: 7.7,
  misRatePercent: 7.4,
  ...changes,
})
const rounded = (changes: Partial<SavingsInput>) => {
  const { maturity, interest, payout } = smallSavings(input(changes))
  return [maturity, interest, payout].map(Math.round)
}

// By 50-digit decimals
test.each<[Partial<SavingsInput>, readonly number[]]>([
  [{}, [4_068_209, 1_818_209, NaN]],
  [{ scheme: 'ssy' }, [7_182_119, 4_932_119, NaN]],
  [{ scheme: 'nsc' }, [144_903, 44_903, NaN]],
  // 15,00,000 × 8.2 ÷ 400 × 20 and 9,00,000 × 7.4 ÷ 1,200 × 60
  [{ scheme: 'scss', principal: 1_500_000 }, [1_500_000, 615_000, 30_750]],
  [{ scheme: 'mis', principal: 900_000 }, [900_000, 333_000, 5_550]],
])('%j comes to %j', (changes, amounts) => {
  expect(rounded(changes)).toEqual(amounts)
})

describe('paid in month by month', () => {
  /** A year of PPF month by month: interest on the lowest balance from the 5th on, credited on 31 March. */
  const byMonths = (earnsFrom: 0 | 1) => {
    let [balance, interest] = [0, 0]
    for (let month = 0; month < 15 * 12; month++) {
      const before = balance
      balance += 12_500
      interest += ((earnsFrom === 0 ? balance : before) * 0.071) / 12
      if (month % 12 === 11) {
        balance += interest
        interest = 0
      }
    }
    return balance
  }

  test.each([
    ['by the 5th', 0],
    ['after the 5th', 1],
  ] as const)('a deposit %s earns from its own month, or from the next', (paid, earnsFrom) => {
    expect(smallSavings(input({ paid })).maturity).toBeCloseTo(byMonths(earnsFrom), 4)
  })
})

test('without interest the deposits come back', () => {
  expect(smallSavings(input({ ppfRatePercent: 0 })).maturity).toBe(2_250_000)
})

test.each<[Partial<SavingsInput>]>([[{ yearlyDeposit: -1 }], [{ ppfRatePercent: -1 }]])(
  '%j has no value',
  (changes) => {
    expect(smallSavings(input(changes)).maturity).toBeNaN()
  },
)

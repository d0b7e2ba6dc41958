import { describe, expect, test } from 'vitest'

import { doublingMonths, smallSavings, type SavingsInput } from './small-savings.ts'

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
  kvpRatePercent: 7.5,
  td1RatePercent: 6.9,
  td2RatePercent: 7,
  td3RatePercent: 7.1,
  td5RatePercent: 7.5,
  frsbRatePercent: 8.05,
  lateMonths: 12,
  extension: 'none',
  extraYears: 5,
  extraWithdrawal: 0,
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
  // 1,000 × 7.4 ÷ 1,200 = 6.17, paid in whole rupees
  [{ scheme: 'mis', principal: 1_000 }, [1_000, 360, 6]],
  // The published interest of a year on 1 lakh: 7,081, 7,186, 7,291 and 7,714.
  [{ scheme: 'td1' }, [100_000, 7_081, 7_081]],
  [{ scheme: 'td2' }, [100_000, 14_372, 7_186]],
  [{ scheme: 'td3' }, [100_000, 21_873, 7_291]],
  [{ scheme: 'td5' }, [100_000, 38_570, 7_714]],
  // The published 115 months at 7.5 %.
  [{ scheme: 'kvp' }, [200_000, 100_000, NaN]],
  // 1,00,000 × 8.05 ÷ 200, 14 times
  [{ scheme: 'frsb' }, [100_000, 56_350, 4_025]],
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

// By 50-digit decimals; 66,58,288 and 1,03,08,015 are in published PPF tables too.
test.each<[Partial<SavingsInput>, number, number, number]>([
  [{ paid: 'later' }, 3_798_515, 2_250_000, 0],
  [{ paid: 'later', lateMonths: 11 }, 3_820_989, 2_250_000, 0],
  [{ extension: 'with' }, 6_658_288, 3_000_000, 0],
  [{ extension: 'with', extraYears: 10 }, 10_308_015, 3_750_000, 0],
  [{ extension: 'without' }, 5_732_587, 2_250_000, 0],
  [
    { extension: 'without', extraYears: 10, extraWithdrawal: 300_000 },
    3_913_327,
    2_250_000,
    3_000_000,
  ],
  // At most 60 % of 40,68,209 within the block
  [{ extension: 'with', extraWithdrawal: 600_000 }, 3_760_028, 3_000_000, 2_440_926],
  // Of another scheme the fields beyond 15 years count for nothing.
  [{ scheme: 'ssy', extension: 'with', extraWithdrawal: 5 }, 7_182_119, 2_250_000, 0],
])('PPF with %j comes to %d', (changes, maturity, paidIn, withdrawn) => {
  const result = smallSavings(input(changes))
  expect([result.maturity, result.paidIn, result.withdrawn].map(Math.round)).toEqual([maturity, paidIn, withdrawn]) // prettier-ignore
  expect(result.paidIn + result.interest - result.withdrawn).toBeCloseTo(result.maturity, 4)
})

test.each<[Partial<SavingsInput>]>([
  [{ extension: 'with', extraYears: 7 }],
  [{ extension: 'without', extraYears: 0 }],
  [{ extension: 'without', extraYears: 2.5 }],
  [{ extension: 'with', extraYears: 500 }],
  [{ scheme: 'kvp', kvpRatePercent: 0 }],
])('%j has no figures', (changes) => {
  expect(smallSavings(input(changes)).maturity).toBeNaN()
})

test('a Kisan Vikas Patra doubles in the published months, and has a row for each year before', () => {
  // 7.0 %: 123 months from October 2022, 7.2 %: 120 months from January 2023, 7.5 %: 115 months from April 2023.
  expect([7, 7.2, 7.5].map(doublingMonths)).toEqual([123, 120, 115])
  const { years } = smallSavings(input({ scheme: 'kvp' }))
  expect(years).toHaveLength(10)
  // 1,00,000 × 1.075^9 − 1,00,000
  expect(years[8]?.interest).toBeCloseTo(91_723.87, 2)
  expect(years[9]?.year).toBeCloseTo(115 / 12, 9)
})

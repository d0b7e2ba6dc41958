import fc from 'fast-check'
import { expect, test } from 'vitest'

import { monthlySchedule, sum, yearlySchedule } from './schedule.ts'

const defaults = { loanAmount: 1_000_000, annualRatePercent: 8.5, years: 20 }

test('the default loan ends with an instalment of 8,824 and costs 20,82,866 in total', () => {
  // 8,823.67 by decimal arithmetic
  const months = monthlySchedule(defaults)
  expect(months).toHaveLength(240)
  expect(months[0]).toEqual({
    period: 1,
    payment: 8_678,
    principal: 1_595,
    interest: 7_083,
    balance: 998_405,
  })
  expect(months.at(-1)?.payment).toBe(8_824)
  expect(sum(months)).toEqual({ payment: 2_082_866, principal: 1_000_000, interest: 1_082_866 })
})

test('years are twelve instalments each and end at nothing', () => {
  const years = yearlySchedule(monthlySchedule(defaults))
  expect(years).toHaveLength(20)
  expect(years[0]?.payment).toBe(12 * 8_678)
  expect(years.at(-1)?.balance).toBe(0)
  expect(sum(years)).toEqual({ payment: 2_082_866, principal: 1_000_000, interest: 1_082_866 })
})

test('each year ends with what is then owed', () => {
  const years = yearlySchedule(monthlySchedule(defaults))
  expect(years.map((year) => year.period)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  // By decimal arithmetic: 9,80,100.61 after 12 instalments, 9,58,442.29 after 24
  expect(years.slice(0, 2).map((year) => year.balance)).toEqual([980_101, 958_442])
})

test('a loan over a hundred years, at no interest, has its 1,200 instalments', () => {
  const months = monthlySchedule({ loanAmount: 1_200_000, annualRatePercent: 0, years: 100 })
  expect(months).toHaveLength(1_200)
  expect(months.at(-1)).toMatchObject({ payment: 1_000, principal: 1_000, balance: 0 })
})

test('a schedule ends once nothing is owed', () => {
  // By month-to-month arithmetic in 60 decimal digits, as in definition.test.ts
  const months = monthlySchedule({ loanAmount: 1_000_000, annualRatePercent: 50, years: 40 })
  expect(months).toHaveLength(288)
  expect(months.at(-1)?.balance).toBe(0)
})

test('rows and columns add up to the rupee for any loan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 1e9 }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.double({ min: 0.1, max: 60, noNaN: true }),
      (loanAmount, annualRatePercent, years) => {
        const months = monthlySchedule({ loanAmount, annualRatePercent, years })
        expect(sum(months).principal).toBe(loanAmount)
        expect(months.every((row) => row.payment === row.principal + row.interest)).toBe(true)
        expect(months.at(-1)?.balance).toBe(0)
        for (const part of ['payment', 'principal', 'interest'] as const) {
          expect(sum(yearlySchedule(months))[part]).toBe(sum(months)[part])
        }
      },
    ),
    { numRuns: 50 },
  )
})

test.each([
  ['nothing is borrowed', { ...defaults, loanAmount: 0 }],
  ['there is no tenure', { ...defaults, years: 0 }],
  ['the tenure is over a hundred years', { ...defaults, years: 1e9 }],
  ['the loan is not a number', { ...defaults, loanAmount: NaN }],
  ['the loan is infinite', { ...defaults, loanAmount: Infinity }],
  ['the rate is negative', { ...defaults, annualRatePercent: -1 }],
  ['the instalment is under half a rupee', { ...defaults, loanAmount: 1 }],
])('there is no schedule when %s', (_, loan) => {
  expect(monthlySchedule(loan)).toEqual([])
})

test('thirty lakh at 8.5 % over 20 years pay 62,48,210 in whole rupees, the last instalment 25,845', () => {
  // In 50-digit decimals; unrounded the instalment is 26,034.70.
  const months = monthlySchedule({ ...defaults, loanAmount: 3_000_000 })
  expect(months[0]?.payment).toBe(26_035)
  expect(months.at(-1)?.payment).toBe(25_845)
  expect(sum(months).payment).toBe(6_248_210)
})

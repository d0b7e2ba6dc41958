import { describe, expect, test } from 'vitest'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { dayNumber, parseDate } from '@/islands/ui/dates/calendar.ts'

import { taxedYears } from '../taxed-years.ts'
import type { DepositInput } from './bank-deposit.ts'
import { depositCalculator } from './definition.ts'
import { drawing, tables, depositNotes, depositSentence } from './later.tsx'

const { fields, calculate, rows, notes, hiddenFields, chart } = depositCalculator
const fresh = readInput(fields, initialTexts(fields))
const day = (text: string) => {
  const date = parseDate(text)
  return date === undefined ? NaN : dayNumber(date)
}
const resultOf = (changes: Partial<DepositInput>) => {
  const input = { ...fresh, ...changes }
  return { input, result: calculate(input) }
}
const shown = (changes: Partial<DepositInput> = {}) => {
  const { input, result } = resultOf(changes)
  return Object.fromEntries(rows(result, input).map((row) => [row.label, figure(row)]))
}
const told = (changes: Partial<DepositInput>) => {
  const { input, result } = resultOf(changes)
  return [...(notes?.(result, input) ?? []), ...depositNotes(result, input)]
}
/** ₹2,00,000 at 7.25 % from 15 September 2027 to 31 January 2029. */
const example = {
  principal: 200_000,
  annualRatePercent: 7.25,
  startDate: day('2027-09-15'),
  lasts: 'until',
  endDate: day('2029-01-31'),
} as const

test('a deposit between two dates, closed early by the bank’s rule', () => {
  // As in deposit-value.test.ts; lost: 2,00,000 × 1.018125³ × (1 + 7.25 × 5/36,500) − 2,08,520.94 = 2,761.98 by decimals
  expect(shown(example)['Maturity Amount']).toBe('₹2,20,837')
  expect(told({ ...example, closeDate: day('2028-06-20') })).toEqual([
    'Closed on 20 June 2028, it earns 5.50%: ₹8,521 of interest, ₹2,762 less than had accrued by then. The bank pays ₹2,08,521 on that day. All other figures are for the deposit held to maturity.',
    'The payer deducts no TDS.',
  ])
  expect(told({ ...example, closeDate: day('2028-06-20'), penaltyPercent: NaN })).toHaveLength(1)
  expect(told(example)).toHaveLength(1)
})

test('closing early may pay more than had run up: the days of a month earn undiscounted interest', () => {
  // 10,00,000 × 7 × 16 ÷ 36,500 = 3,068.49, against 10,00,000 × 7 ÷ 1,207 × 16 ÷ 31 = 2,993.29
  const closing = { payout: 'monthly', cardRatePercent: 7, penaltyPercent: 0 } as const
  expect(told({ ...closing, closeDate: day('2026-12-17') })[0]).toContain(
    'it earns 7.00%: ₹3,068 of interest, ₹75 more than had accrued by then.',
  )
  expect(told({ ...closing, closeDate: day('2027-03-01') })[0]).toContain('as much as had accrued')
})

test('the yields before tax, after it and after inflation', () => {
  // 1.0175^12 = 1.2314393149…; ^(365/1096). After tax by 40-digit decimals: 4.9322… % where 31.2 % of the interest of each
  // financial year is paid on 31 March and the last of it at maturity; 1.049322… / 1.05 − 1
  expect(
    shown({
      principal: 100_000,
      startDate: day('2027-01-01'),
      lasts: 'until',
      endDate: day('2030-01-01'),
    }),
  ).toMatchObject({
    'Total Interest': '₹23,144',
    'Tax on the Interest': '₹7,221',
    'Interest After Tax': '₹15,923',
    'Yield a Year': '7.18%',
    'Yield After Tax': '4.93%',
    'After Tax and Inflation': '-0.06%',
  })
})

test('ten years taxed year by year leave less than prices take', () => {
  // 4.9371… % and −0.0599… % by the same decimals
  const tenYears = {
    startDate: day('2027-01-01'),
    lasts: 'until',
    endDate: day('2037-01-01'),
  } as const
  expect(shown(tenYears)).toMatchObject({
    'Yield After Tax': '4.94%',
    'After Tax and Inflation': '-0.06%',
  })
  // Without tax, and within one financial year, nothing is paid before the end: 1.0175² − 1 in 183 days, 68.8 % of it.
  expect(shown({ ...tenYears, slabPercent: 0 })['Yield After Tax']).toBe('7.18%')
  const half = { startDate: day('2026-04-01'), lasts: 'until', endDate: day('2026-10-01') } as const
  expect(shown(half)['Yield After Tax']).toBe('4.90%')
})

test('444 days are a length, and the day of maturity is said', () => {
  // 444 days after 1 December 2026
  const { result } = resultOf({ years: 0, days: 444 })
  expect(depositSentence(result)).toBe(
    'It matures on 18 February 2028, after 444 days at 7.00% a year. The yield after tax assumes tax year by year, as banks report the interest.',
  )
})

test('from age 60 the bank’s addition counts on its general rate alone, and the limit of TDS is higher', () => {
  const paidOut = { principal: 1_200_000, payout: 'quarterly' } as const
  // 12,00,000 × 7 / 400; at 7.5 % 22,500, which is 90,000 in a whole year
  const senior = { ...paidOut, age: '60 or more' } as const
  expect(shown(senior)['Interest Each Quarter']).toBe('₹21,000')
  expect(shown({ ...senior, rateIs: 'general' })['Interest Each Quarter']).toBe('₹22,500')
  expect(shown({ ...paidOut, rateIs: 'general' })['Interest Each Quarter']).toBe('₹21,000')
  expect(told({ ...senior, rateIs: 'general' })).toContain('The payer deducts no TDS.')
  // Below 60, at 7 %: 21,000 × (1 + 31/92) until 31 March, 84,000 a year, and 21,000 × (2 + 61/92) in the end
  const { input, result } = resultOf(paidOut)
  const years = taxedYears(result.deposit, input)
  expect(years.map(({ deducted }) => deducted)).toEqual([0, 8_400, 8_400, 5_592])
  expect(told(paidOut)).toContain('The payer deducts ₹22,392 of TDS, in 3 of 4 financial years.')
})

test('paid-out interest leaves the deposit as it was, and yields what it earns elsewhere', () => {
  // 10,00,000 × 7 / 1,207; (1 + 7/1,207)^12 − 1
  expect(shown({ payout: 'monthly' })).toMatchObject({
    'Interest Each Month': '₹5,800',
    'Paid at Maturity': '₹10,00,000',
    'Yield a Year': '7.19%',
  })
})

describe('what a deposit of no days earns', () => {
  const none = { years: 0, days: 0 }
  test('is nothing', () => {
    expect(shown(none)).toMatchObject({
      'Maturity Amount': '₹10,00,000',
      'Total Interest': '₹0',
      'Yield a Year': '—',
    })
    expect(told(none)).toContainEqual(expect.stringMatching(/0 days/))
  })
  test('has no table and no picture', () => {
    const { input, result } = resultOf(none)
    expect(tables(result, input)).toEqual([])
    expect(drawing.strokes(result, input)).toBeUndefined()
  })
})

test.each<[Partial<DepositInput>, RegExp]>([
  [{ startDate: NaN }, /the first day/],
  [{ lasts: 'until' }, /the last day/],
  [{ lasts: 'until', endDate: day('2026-11-30') }, /from 0 days to/],
  [{ days: 0.5 }, /whole days/],
  [{ years: 101 }, /100 years/],
  [{ principal: -1 }, /0 or more/],
  [{ closeDate: day('2026-11-30') }, /and before maturity/],
  [{ closeDate: day('2029-12-01') }, /and before maturity/],
  [{ startDate: day('2025-12-01') }, /from 1 April 2026/],
  [{ papers: 'Form 121' }, /nil\. In your slab it is not/],
  [{ principal: 500_001 }, /₹5,00,000 per person and bank/],
  [{}, /^The payer deducts ₹20,789 .* The maturity amount is before TDS/],
])('%j is told', (changes, words) => {
  expect(told(changes)).toContainEqual(expect.stringMatching(words))
})

test('a small deposit needs no word but that no tax is deducted', () => {
  const none = ['The payer deducts no TDS.']
  expect(told({ principal: 100_000 })).toEqual(none)
  expect(
    told({ principal: 1_000_000, payer: 'other', papers: 'Form 121', slabPercent: 0 }),
  ).toEqual(none)
})

test('the years of the table add up to its totals, and the chart to the maturity amount', () => {
  const { input, result } = resultOf({})
  const [table] = tables(result, input)
  for (const column of [1, 2, 3, 4]) {
    const sum = table?.rows.reduce((all, row) => all + Number(row[column]), 0)
    expect(sum).toBeCloseTo(Number(table?.totals?.[column]), 6)
  }
  expect(table?.rows.map(([year]) => year)).toEqual(['2026-27', '2027-28', '2028-29', '2029-30'])
  const parts = chart?.(result, input).parts.reduce((all, { amount }) => all + amount, 0)
  expect(parts).toBeCloseTo(result.maturity, 6)
})

test('only fields that mean something are seen', () => {
  const hidden = (changes: Partial<DepositInput>) => hiddenFields?.({ ...fresh, ...changes })
  expect(hidden({})).toEqual(['endDate', 'rateIs', 'seniorPercent'])
  const senior = { lasts: 'until', age: '60 or more' } as const
  expect(hidden(senior)).toEqual(['years', 'days', 'seniorPercent'])
  expect(hidden({ ...senior, rateIs: 'general' })).toEqual(['years', 'days'])
})

test('the picture ends with the maturity amount', () => {
  const { input, result } = resultOf({ days: 40 })
  const all = drawing.strokes(result, input)?.all ?? []
  expect(all).toHaveLength(4)
  const { near = NaN, far = NaN } = all.at(-1) ?? {}
  expect(near + far).toBeCloseTo(result.maturity, 6)
})

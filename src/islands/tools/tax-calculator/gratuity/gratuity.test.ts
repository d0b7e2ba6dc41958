import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayNumber, parseDate } from '@/islands/ui/dates/calendar.ts'
import { gratuity, type GratuityInput } from './gratuity.ts'

const usual: GratuityInput = {
  employerKind: 'covered',
  leaving: 'leaving',
  serviceBy: 'length',
  serviceYears: 10 + 7 / 12,
  joined: NaN,
  left: NaN,
  monthlyBasic: 52_000,
  totalPay: 0,
  averagePay: 52_000,
  received: 0,
  exemptBefore: 0,
}
const resultOf = (changes: Partial<GratuityInput>) => gratuity({ ...usual, ...changes })
const years = (whole: number, months = 0) => ({ serviceYears: whole + months / 12 })
const days = (joined: string, left: string) =>
  ({ serviceBy: 'days', joined: day(joined), left: day(left) }) as const

function day(text: string): number {
  return dayNumber(parseDate(text) ?? { year: NaN, month: NaN, day: NaN })
}

// Section 53 of the Code on Social Security, 2020: fifteen of 26 days' wages "for every completed year of service or part
// thereof in excess of six months", worked out by hand: 52,000 × 15 ÷ 26 is 30,000 a year.
test.each([
  ['10 years 7 months', years(10, 7), 330_000],
  ['10 years 6 months', years(10, 6), 300_000],
  ['10 years 5 months', years(10, 5), 300_000],
  ['10 years', years(10), 300_000],
  ['5 years', years(5), 150_000],
  ['five years by their days', days('2021-04-01', '2026-03-31'), 150_000],
  ['a day less than five years', days('2021-04-01', '2026-03-30'), 0],
  ['4 years 8 months', years(4, 8), 0],
  ['exactly six months by days', days('2016-04-01', '2026-09-30'), 300_000],
  ['a day more than six months', days('2016-04-01', '2026-10-01'), 330_000],
  ['months that end on shorter ones', days('2015-08-31', '2026-02-27'), 300_000],
  ['and a day more', days('2015-08-31', '2026-02-28'), 330_000],
])('%s: by law', (_name, changes, expected) => {
  const { due, gratuity: amount, exempt, taxable } = resultOf(changes)
  expect([due, amount, exempt, taxable]).toEqual([expected, expected, expected, 0])
})

test('death and disablement need no five years, and count rounded years', () => {
  expect(resultOf({ leaving: 'death', ...years(2, 7) }).due).toBe(90_000)
  expect(resultOf({ leaving: 'death', ...years(0, 7) }).due).toBe(30_000)
  expect(resultOf({ leaving: 'death', ...years(0, 6) }).due).toBe(0)
})

// 30,000 × 15 ÷ 26 = 17,307.69 a year
test('a fixed term counts in proportion from one year on', () => {
  const term = { leaving: 'fixed-term', monthlyBasic: 30_000 } as const
  expect(resultOf({ ...term, ...years(1, 6) }).due).toBe(25_962)
  expect(resultOf({ ...term, ...years(1) }).due).toBe(17_308)
  expect(resultOf({ ...term, ...years(0, 11) }).due).toBe(0)
  // 730 days are two years, 546 are 1.4958904.
  expect(resultOf({ ...term, ...days('2025-04-01', '2027-03-31') }).due).toBe(34_615)
  expect(resultOf({ ...term, ...days('2025-04-01', '2026-09-28') }).due).toBe(25_890)
  // A year with 29 February is complete only on its last day.
  expect(resultOf({ ...term, ...days('2027-03-01', '2028-02-28') }).due).toBe(0)
  expect(resultOf({ ...term, ...days('2027-03-01', '2028-02-29') }).due).toBe(17_355)
})

// S.O. 5319(E): the Code came into force on 21 November 2025. Before it a fixed term needed five years, and half of all pay was
// no limit of wages.
test('the last day decides which law applies', () => {
  const term = { leaving: 'fixed-term' } as const
  expect(resultOf({ ...term, ...days('2023-11-21', '2025-11-20') })).toMatchObject({ due: 0, isCode: false }) // prettier-ignore
  expect(resultOf({ ...term, ...days('2023-11-22', '2025-11-21') }).isCode).toBe(true)
  // 731 ÷ 365 × 30,000: 2024 has 29 February.
  expect(resultOf({ ...term, ...days('2023-11-22', '2025-11-21') }).due).toBe(60_082)
  const half = { monthlyBasic: 35_000, totalPay: 100_000 }
  expect(resultOf({ ...half, ...days('2015-11-21', '2025-11-20') }).wages).toBe(35_000)
  expect(resultOf({ ...half, ...days('2015-11-22', '2025-11-21') }).wages).toBe(50_000)
  expect(resultOf({ ...days('2008-03-29', '2018-03-28') }).problem).toBe('old')
  expect(resultOf({ ...days('2008-03-30', '2018-03-29') }).due).toBe(300_000)
})

// Section 2(88): excluded parts above half of all remuneration are added back.
test.each([
  [35_000, 100_000, 50_000],
  [50_000, 100_000, 50_000],
  [60_000, 100_000, 60_000],
  [35_000, 70_001, 35_000.5],
  [35_000, 0, 35_000],
])('basic pay of %d in a pay of %d: wages of %d', (monthlyBasic, totalPay, expected) => {
  expect(resultOf({ monthlyBasic, totalPay }).wages).toBe(expected)
})

// S.O. 1420(E): 20 lakh. 2,60,000 × 15 ÷ 26 × 30 = 45,00,000.
test('the law gives at most the ceiling, and the tax-free limit is for a lifetime', () => {
  const rich = { monthlyBasic: 260_000, ...years(30) }
  expect(resultOf(rich)).toMatchObject({ formula: 4_500_000, due: 2_000_000, exempt: 2_000_000 })
  expect(resultOf({ ...rich, received: 4_000_000 })).toMatchObject({
    gratuity: 4_000_000,
    exempt: 2_000_000,
    taxable: 2_000_000,
  })
  expect(resultOf({ ...rich, exemptBefore: 1_200_000 })).toMatchObject({
    exempt: 800_000,
    taxable: 1_200_000,
  })
  expect(resultOf({ ...rich, exemptBefore: 3_000_000 })).toMatchObject({ exempt: 0 })
})

// Section 19(1), Table Sl. 5 of the Income-tax Act 2025: beyond the formula of section 4(2) nothing is free of tax.
test('more than the formula is taxable, less than it is due by law', () => {
  expect(resultOf({ received: 400_000 })).toMatchObject({ exempt: 330_000, taxable: 70_000 })
  expect(resultOf({ received: 200_000 })).toMatchObject({ due: 330_000, exempt: 200_000 })
})

// Sl. 6: half a month's average pay for each completed year. 26,000 × 10
test('outside the law completed years of half a month count', () => {
  const other = { employerKind: 'other', ...years(10, 11) } as const
  expect(resultOf(other)).toMatchObject({ gratuity: 260_000, exempt: 260_000, due: 0 })
  expect(resultOf({ ...other, received: 300_000 })).toMatchObject({
    exempt: 260_000,
    taxable: 40_000,
  })
  expect(resultOf({ ...other, ...years(4) })).toMatchObject({ gratuity: 104_000 })
})

test('gratuity of the government is free of tax, whatever its amount', () => {
  const paid = { employerKind: 'government', received: 2_500_000, serviceYears: NaN } as const
  expect(resultOf(paid)).toMatchObject({ gratuity: 2_500_000, exempt: 2_500_000, taxable: 0 })
  expect(resultOf({ ...paid, received: 0 }).problem).toBe('received')
})

test.each<[string, Partial<GratuityInput>]>([
  ['pay', { monthlyBasic: -1 }],
  ['pay', { received: -1 }],
  ['pay', { monthlyBasic: 1e308 }],
  ['pay', { employerKind: 'other', averagePay: NaN }],
  ['total', { totalPay: 51_999 }],
  ['service', years(-1)],
  ['service', years(81)],
  ['service', years(NaN)],
  ['days', { serviceBy: 'days' }],
  ['days', days('2026-04-01', '2026-03-31')],
  ['no-right', { ...years(4), received: 100_000 }],
])('no tax-free part: %s %j', (problem, changes) => {
  const result = resultOf(changes)
  expect(result.problem).toBe(problem)
  expect([result.exempt, result.taxable]).toEqual([NaN, NaN])
})

test('properties: more pay or service never gives less, and the parts add up', () => {
  const money = fc.integer({ min: 0, max: 1_000_000 })
  const months = fc.integer({ min: 0, max: 480 })
  const choices = fc.record({
    employerKind: fc.constantFrom('covered' as const, 'other' as const),
    leaving: fc.constantFrom('leaving' as const, 'death' as const, 'fixed-term' as const),
    exemptBefore: money,
  })
  const property = fc.property(choices, money, money, months, months, (input, pay, more, m, n) => {
    const at = (monthlyBasic: number, length: number) =>
      resultOf({ ...input, monthlyBasic, averagePay: monthlyBasic, serviceYears: length / 12 })
    const least = at(pay, m)
    expect(at(pay + more, m).gratuity).toBeGreaterThanOrEqual(least.gratuity)
    expect(at(pay, m + n).gratuity).toBeGreaterThanOrEqual(least.gratuity)
    expect(least.exempt + least.taxable).toBe(least.gratuity)
    expect(least.exempt).toBeLessThanOrEqual(2_000_000 - input.exemptBefore)
    expect(Number.isInteger(least.gratuity)).toBe(true)
  })
  fc.assert(property, { numRuns: 500 })
})

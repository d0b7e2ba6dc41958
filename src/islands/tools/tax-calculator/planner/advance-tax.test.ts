import fc from 'fast-check'
import { expect, test } from 'vitest'

import { advanceCitations, advanceTax, type AdvanceTaxInput } from './advance-tax.ts'

const year = (changes: Partial<AdvanceTaxInput> = {}): AdvanceTaxInput => ({
  totalTax: 100_000,
  tds: 0,
  ageBand: 'below-60',
  business: 'none',
  paid: [0, 0, 0, 0, 0],
  restPaidIn: 4,
  ...changes,
})
const interestAt = (changes: Partial<AdvanceTaxInput>) =>
  advanceTax(year(changes)).instalments.map(({ interest }) => interest)

// Section 408 of the Income-tax Act 2025, before it section 211 of 1961
test('the instalments are 15, 45, 75 and 100 percent of the tax after TDS', () => {
  const { instalments } = advanceTax(year({ totalTax: 150_000, tds: 50_000 }))
  expect(instalments.map(({ date, inAll }) => [date.day, date.month, inAll])).toEqual([
    [15, 6, 15_000],
    [15, 9, 45_000],
    [15, 12, 75_000],
    [15, 3, 100_000],
  ])
})

// By hand from section 425: (15,000 − 10,000) × 3 %, nothing from 36 % on, (75,000 − 70,000) × 3 %, nothing
test('interest is taken on what is missing at each date', () => {
  const paid = [10_000, 30_000, 30_000, 30_000, 0]
  expect(interestAt({ paid })).toEqual([150, 0, 150, 0])
  expect(advanceTax(year({ paid })).deferment).toBe(300)
})

test('nothing paid at all: 3, 3, 3 and 1 months of it', () => {
  expect(interestAt({})).toEqual([450, 1_350, 2_250, 1_000])
})

// Section 425(2)
test.each([
  [[12_000, 0, 0, 0, 0], 0, 0],
  [[11_999, 0, 0, 0, 0], 0, 90],
  [[12_000, 24_000, 0, 0, 0], 1, 0],
  // 45,000 − 35,999 is 9,001, of which 9,000 count
  [[12_000, 23_999, 0, 0, 0], 1, 270],
  [[15_000, 30_000, 29_999, 0, 0], 2, 0],
  [[15_000, 30_000, 29_900, 0, 0], 2, 3],
  [[15_000, 30_000, 30_000, 24_900, 0], 3, 1],
])('after %j the interest of date %i is %i', (paid, index, interest) => {
  expect(interestAt({ paid })[index]).toBe(interest)
})

// 36 % of 90,475.55 is 32,571.198: nobody can pay more of it than 32,571.20
test.each([
  [10_001.25, 1_200.15, 2_400.3],
  [12_345.5, 1_481.46, 2_962.92],
  [90_475.55, 10_857.07, 21_714.13],
])('of %d, exactly 12 %% and 36 %% by the dates cost no interest', (totalTax, june, september) => {
  expect(interestAt({ totalTax, paid: [june, september, 0, 0, 0] }).slice(0, 2)).toEqual([0, 0])
  const [, second] = interestAt({ totalTax, paid: [june, september - 0.01, 0, 0, 0] })
  expect(second).toBeGreaterThan(0)
})

test('sums of paise that no binary fraction holds are sums of paise', () => {
  const cases = fc.tuple(fc.integer({ min: 1_000_000, max: 90_000_000 }), fc.nat({ max: 99 }))
  fc.assert(
    fc.property(cases, ([paise, split]) => {
      // In whole paise: due = 25 × paise, so that 12 % and 36 % of it are whole too.
      const first = (paise * 3 * split) / 100
      const june = Math.max(paise * 3, Math.round(first))
      const paid = [june / 100, (paise * 9 - june) / 100, 0, 0, 0]
      expect(interestAt({ totalTax: (paise * 25) / 100, paid }).slice(0, 2)).toEqual([0, 0])
      const all = advanceTax(year({ totalTax: (paise * 25) / 100, paid: [0, 0, 0, 0, (paise * 22.5) / 100] })) // prettier-ignore
      expect(all.shortfallInterest).toBe(0)
    }),
  )
})

// Section 424: 60,000 is below 90 %; 40,000 × 1 % × April, May, June, July
test('what is missing on 31 March costs a percent for each month from April', () => {
  const paid = [15_000, 30_000, 15_000, 0, 0]
  expect(advanceTax(year({ paid }))).toMatchObject({ rest: 40_000, shortfallInterest: 1_600 })
  expect(advanceTax(year({ paid, restPaidIn: 1 })).shortfallInterest).toBe(400)
  expect(advanceTax(year({ paid: [0, 0, 0, 0, 90_000] })).shortfallInterest).toBe(0)
  expect(advanceTax(year({ paid: [0, 0, 0, 0, 89_999] })).shortfallInterest).toBe(400)
})

// Sections 403 and 404
test.each<[Partial<AdvanceTaxInput>, string]>([
  [{ totalTax: 9_999 }, 'small'],
  [{ totalTax: 10_000 }, 'yes'],
  [{ totalTax: 60_000, tds: 50_001 }, 'small'],
  [{ totalTax: 60_000, tds: 70_000 }, 'small'],
  [{ ageBand: '60-to-79' }, 'senior'],
  [{ ageBand: '80-and-over' }, 'senior'],
  [{ ageBand: '60-to-79', business: 'yes' }, 'yes'],
  [{ ageBand: '60-to-79', business: 'presumptive' }, 'yes'],
])('%j: the duty is "%s"', (changes, duty) => {
  const found = advanceTax(year(changes))
  expect(found.duty).toBe(duty)
  expect(found.instalments.length > 0).toBe(duty === 'yes')
  if (duty !== 'yes') expect(found.deferment + found.shortfallInterest).toBe(0)
})

// Sections 408(2) and 425(3)
test('a presumptive business pays all by 15 March', () => {
  const { instalments } = advanceTax(year({ business: 'presumptive', paid: [0, 0, 0, 60_000, 0] }))
  expect(instalments).toMatchObject([
    { date: { day: 15, month: 3 }, inAll: 100_000, missing: 40_000, interest: 400 },
  ])
})

test('paying earlier or more never costs more interest', () => {
  const amount = fc.integer({ min: 0, max: 60_000 })
  const interest = (paid: readonly number[]) => {
    const { deferment, shortfallInterest } = advanceTax(year({ paid }))
    return deferment + shortfallInterest
  }
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount, amount, amount), amount, (paid, more) => {
      const earlier = [paid[0] + paid[1], 0, paid[2] + paid[3], 0, paid[4]]
      expect(interest(earlier)).toBeLessThanOrEqual(interest(paid))
      expect(interest([paid[0] + more, ...paid.slice(1)])).toBeLessThanOrEqual(interest(paid))
    }),
  )
})

test('each year has its Act, and a later one the newest', () => {
  expect(advanceCitations('2025-04-01').deferment).toBe('section 234C')
  expect(advanceCitations('2026-04-01').deferment).toBe('section 425')
  expect(advanceCitations('2027-04-01')).toBe(advanceCitations('2026-04-01'))
})

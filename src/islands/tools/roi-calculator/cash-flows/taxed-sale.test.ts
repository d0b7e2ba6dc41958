import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayNumber, parseDate, financialYearOf } from '@/islands/ui/dates/calendar.ts'
import { costInflationIndex } from '@/islands/calculator/money/cost-inflation.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import type { CashFlowInput } from './cash-flows.ts'
import { cashFlowCalculator } from './definition.ts'
import { working } from './working.ts'
import { isHeldLonger } from './taxed-sale.ts'

const { fields, calculate, rows, notes } = cashFlowCalculator
const fresh = readInput(fields, initialTexts(fields))
const dayOf = (text: string) => {
  const date = parseDate(text)
  return date ? dayNumber(date) : NaN
}

/** What was put in (below 0) and got back on days. */
function taxed(
  asset: CashFlowInput['asset'],
  flows: readonly (readonly [string, number])[],
  more: Partial<CashFlowInput> = {},
) {
  const input = {
    ...fresh,
    asset,
    flows: flows.map(([date, amount]) => ({
      date: dayOf(date),
      amount: Math.abs(amount),
      direction: amount < 0 ? ('in' as const) : ('out' as const),
    })),
    ...more,
  }
  const result = calculate(input)
  return {
    ...result.taxed,
    notes: notes?.(result, input).join(' ') ?? '',
    rows: rows(result, input),
  }
}

const house = [
  ['2012-06-01', -3_000_000],
  ['2026-06-01', 8_000_000],
] as const

test('a house of before July 2024 pays the lower of both ways', () => {
  // 50 lakh × 12.5 % = 6,25,000; 30 lakh × 384/200 = 57.6 lakh, (80 − 57.6) lakh × 20 % = 4,48,000; with 4 % cess.
  const { tax, ways, notes: said } = taxed('property', house)
  expect(tax).toBeCloseTo(465_920, 6)
  expect(ways?.plain).toBeCloseTo(650_000, 6)
  expect(ways?.indexedCost).toBeCloseTo(5_760_000, 6)
  for (const part of ['₹6,25,000', '₹57,60,000', '₹4,48,000', 'section 197', '23 July 2024'])
    expect(said).toContain(part)
})

test('a house pays 12.5 % where that is the lower way, or where it was bought later', () => {
  // 30 lakh × 384/363 = 31,73,553.72: 20 % of 48,26,446 is more than 12.5 % of 50 lakh.
  const late = taxed('property', [['2024-07-22', -3_000_000], ['2026-08-01', 8_000_000]]) // prettier-ignore
  expect(late.ways?.indexed).toBeCloseTo((8_000_000 - (3_000_000 * 384) / 363) * 0.208, 4)
  expect(late.tax).toBeCloseTo(650_000, 6)
  const later = taxed('property', [['2024-07-23', -3_000_000], ['2026-08-01', 8_000_000]]) // prettier-ignore
  expect(later).toMatchObject({ tax: 650_000 })
  expect(later.ways).toBeUndefined()
})

test('what is put into a house later is a cost of its own year', () => {
  // 10 lakh of 2020-21 (301): (80 − 57.6 − 10 × 384/301) lakh × 20 % × 1.04
  const { tax } = taxed('property', [...house, ['2020-12-01', -1_000_000]])
  expect(tax).toBeCloseTo((2_240_000 - (1_000_000 * 384) / 301) * 0.208, 4)
})

test('an indexed cost above the price leaves no tax, and no loss', () => {
  expect(taxed('property', [['2012-06-01', -3_000_000], ['2026-06-01', 5_000_000]]).tax).toBe(0) // prettier-ignore
})

// 20 % up to twelve months, 12.5 % beyond 1,25,000 after them, 4 % cess (sections 196 and 198).
test.each([
  ['2025-01-01', '2026-01-01', 100_000, 20_800],
  ['2025-01-01', '2026-01-02', 100_000, 0],
  ['2025-01-01', '2026-01-02', 225_000, 13_000],
  ['2024-02-29', '2025-03-01', 225_000, 13_000],
])('shares of %s sold on %s with a gain of %d pay %d', (bought, sold, gain, tax) => {
  expect(taxed('equity', [[bought, -500_000], [sold, 500_000 + gain]]).tax).toBeCloseTo(tax, 6) // prettier-ignore
})

test('the exemption that other sales have used is gone', () => {
  const flows = [['2025-01-01', -500_000], ['2026-02-01', 725_000]] as const // prettier-ignore
  expect(taxed('equity', flows, { exemptionUsed: 125_000 }).tax).toBeCloseTo(29_250, 6)
})

// Slab 30 % up to 24 months, 12.5 % after them, 4 % cess (section 197).
test.each([
  ['2026-05-01', 31_200],
  ['2026-05-02', 13_000],
])('gold of May 2024 sold on %s with a gain of 1,00,000 pays %d', (sold, tax) => {
  expect(taxed('gold', [['2024-05-01', -500_000], [sold, 600_000]]).tax).toBeCloseTo(tax, 6) // prettier-ignore
})

test('purchases of both kinds share the gain as if all had grown at one rate, and that is said', () => {
  // Both grew by 20 % a year of 365 days: 1 lakh to 1.44 lakh in 730 days, 1 lakh to 1.2 lakh in 365.
  const flows = [['2024-09-01', -100_000], ['2025-09-01', -100_000], ['2026-09-01', 264_000]] as const // prettier-ignore
  const { gains, tax, notes: said } = taxed('equity', flows)
  expect(gains?.longTerm).toBeCloseTo(44_000, 3)
  expect(gains?.shortTerm).toBeCloseTo(20_000, 3)
  expect(tax).toBeCloseTo(20_000 * 0.208, 3)
  expect(said).toContain('no units')
})

test('the return after tax is that of the amounts with the tax taken off the last one', () => {
  // 500 days; 1,60,000 − (60,000 × 20 % is not due after twelve months; below the exemption) stays, gold pays at 30 %.
  const { yearlyPercent, realPercent, rows: shown } = taxed('gold', [['2025-01-01', -100_000], ['2026-01-01', 120_000]], { inflationPercent: 5 }) // prettier-ignore
  // 20,000 × 31.2 % = 6,240: 13.76 % in 365 days, and 1.1376/1.05 − 1.
  expect(yearlyPercent).toBeCloseTo(13.76, 9)
  expect(realPercent).toBeCloseTo((1.1376 / 1.05 - 1) * 100, 9)
  expect(shown.map(({ label }) => label).slice(-4)).toEqual([
    'Tax on the Gain',
    'Got Back after Tax',
    'Return a Year after Tax',
    'After Tax and Inflation',
  ])
})

test.each([
  ['a part sale', 'equity', [['2023-01-01', -100], ['2024-01-01', 60], ['2025-01-01', 90]], /last day/],
  ['a purchase after the sale', 'gold', [['2023-01-01', -100], ['2025-01-01', 160], ['2025-02-01', -5]], /last day/],
  ['a sale before the rates', 'gold', [['2020-01-01', -100], ['2024-07-22', 160]], /Other rates/],
  ['old shares', 'equity', [['2018-01-31', -100], ['2025-01-01', 160]], /31 January 2018/],
  ['old gold', 'gold', [['2001-03-31', -100], ['2025-01-01', 160]], /1 April 2001/],
  ['a year without index', 'property', [['2012-06-01', -100], ['2027-04-01', 160]], /not known yet/],
] as const)('%s has no tax, and it is said why', (_case, asset, flows, sentence) => {
  const { tax, notes: said, rows: shown } = taxed(asset, flows)
  expect(tax).toBeNaN()
  expect(shown.filter(({ amount }) => Number.isNaN(amount))).toHaveLength(4)
  expect(said).toMatch(sentence)
}) // prettier-ignore

test('no tax is shown when it is not asked for', () => {
  const result = calculate(fresh)
  expect(result.taxed).toBeUndefined()
  expect(rows(result, fresh)).toHaveLength(5)
})

// CBDT notification 44/2017 has 100 to 272; 376 and 384 are those of 2025-26 and 2026-27.
test.each([
  ['2001-03-31', NaN],
  ['2001-04-01', 100],
  ['2012-06-01', 200],
  ['2018-03-31', 272],
  ['2026-03-31', 376],
  ['2026-04-01', 384],
  ['2027-04-01', NaN],
])('the cost inflation index of %s is %d', (day, index) => {
  expect(costInflationIndex(financialYearOf(dayOf(day)))).toBe(index)
})

test('held for exactly so many months is not held for longer', () => {
  expect(isHeldLonger(dayOf('2024-01-31'), dayOf('2025-01-31'), 12)).toBe(false)
  expect(isHeldLonger(dayOf('2024-01-31'), dayOf('2025-02-01'), 12)).toBe(true)
})

test('a tax is never below 0 or above the slab of the whole gain', () => {
  const asset = fc.constantFrom('equity' as const, 'gold' as const, 'property' as const)
  const price = fc.integer({ min: 1, max: 1e8 })
  fc.assert(
    fc.property(asset, price, price, fc.integer({ min: 1, max: 3000 }), (kind, cost, got, days) => {
      const sold = dayOf('2026-10-01')
      const flows = [
        { date: sold - days, amount: cost, direction: 'in' as const },
        { date: sold, amount: got, direction: 'out' as const },
      ]
      const { tax = NaN } = calculate({ ...fresh, asset: kind, flows }).taxed ?? {}
      if (Number.isNaN(tax)) return
      expect(tax).toBeGreaterThanOrEqual(0)
      expect(tax).toBeLessThanOrEqual(Math.max(0, got - cost) * 0.312 + 1e-6)
    }),
  )
})

test.each(['equity', 'gold', 'property'] as const)(
  'each working of the tax on %s ends with the figure of its row',
  (asset) => {
    const input = {
      ...fresh,
      asset,
      exemptionUsed: 25_000,
      flows: [
        { date: dayOf('2018-06-01'), amount: 200_000, direction: 'in' as const },
        { date: dayOf('2026-03-01'), amount: 100_000, direction: 'in' as const },
        { date: dayOf('2026-09-01'), amount: 700_000, direction: 'out' as const },
      ],
    }
    const result = calculate(input)
    const found = working(result, input)
    for (const row of rows(result, input).slice(-4)) {
      const last = found.find(({ label }) => label === row.label)?.lines.at(-1) ?? ''
      const shown = Number(last.replace(/[^\d.-]/g, ''))
      expect(Math.abs(shown - row.amount), `${row.label}: ${last}`).toBeLessThan(0.006)
    }
  },
)

test('rates and amounts that nobody can have write no NaN', () => {
  const texts = fc.constantFrom('1e308', '-1e308', '-5', '', '0', '250')
  fc.assert(
    fc.property(texts, texts, texts, fc.constantFrom('equity', 'gold', 'property'), (slab, used, amount, asset) => {
      const dates = ['2019-01-01', '2026-06-01'] as const
      const flows = dates.map((date, index) => `date=${date}&amount=${amount}&direction=${index === 0 ? 'in' : 'out'}`).join(';')
      const input = readInput(fields, { ...initialTexts(fields), slabPercent: slab, exemptionUsed: used, asset, flows })
      const said = notes?.(calculate(input), input).join(' ') ?? ''
      expect(said).not.toMatch(/NaN|Infinity|undefined|-₹0/)
    }),
  )
}) // prettier-ignore

import { expect, test } from 'vitest'

import { fromFragment } from '@/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { nextPages } from '@/prerender/next-links.ts'

import { definitionOf } from '../calculators.ts'

/** The figures that a page hands on. */
async function figuresOf(
  slug: string,
  changes: Record<string, unknown>,
): Promise<Record<string, number | string>> {
  const { fields, calculate, forNextPages } = await definitionOf(slug)
  const input = { ...readInput(fields, initialTexts(fields)), ...changes } as Record<string, number>
  return { ...forNextPages?.(calculate(input), input) }
}

test('every field of the table is one of its page and takes a number, or is a choice', async () => {
  for (const { to, carries } of nextPages) {
    if (carries === undefined) continue
    const { fields } = await definitionOf(to.replace('/tools/', ''))
    const start = initialTexts(fields)
    for (const [name, figure] of Object.entries(carries)) {
      expect(fields[name], `${to} has ${name}`).toBeDefined()
      if (figure === null) continue
      if (fields[name]?.kind === 'choice') continue
      const read = fromFragment(fields, `${name}=1234.56`, start)
      expect(read && readInput(fields, read)[name]).toBe(1234.56)
    }
  }
})

test('a deposit hands on the interest of its first year, or of its whole time if that is shorter', async () => {
  const deposit = { principal: 100_000, annualRatePercent: 6.5 }
  const slug = 'fd-calculator'
  expect((await figuresOf(slug, { ...deposit, years: 5 }))['firstYearInterest']).toBeCloseTo(
    6_500,
    6,
  )
  // 1,00,000 × ((1 + 0.065 ÷ 4)^4 − 1) in 20 digits.
  const quarterly = { ...deposit, years: 2, compoundingsPerYear: 4 }
  expect((await figuresOf(slug, quarterly))['firstYearInterest']).toBeCloseTo(6_660.16, 2)
  // 1,00,000 × (1.065^0.5 − 1)
  expect((await figuresOf(slug, { ...deposit, years: 0.5 }))['firstYearInterest']).toBeCloseTo(
    3_198.84,
    2,
  )
})

test('a SIP hands on its value at the end', async () => {
  // 5,000 a month for 10 years at 1 % a month: 5,000 × ((1.01^120 − 1) ÷ 0.01) × 1.01
  const input = { monthlyInvestment: 5_000, annualRatePercent: 12, years: 10 }
  const { totalValue } = await figuresOf('sip-calculator', input)
  expect(totalValue).toBeCloseTo(1_161_695.38, 2)
})

test('a goal hands on the amount needed then', async () => {
  const input = { targetAmount: 1_000_000, amountIn: 'today', years: 10, priceRisePercent: 6 }
  // 10,00,000 × 1.06^10
  const { neededThen } = await figuresOf('sip-calculator/goal', input)
  expect(neededThen).toBeCloseTo(1_790_847.7, 1)
})

const on = (year: number, month: number, day: number) => dayNumber({ year, month, day })
const flows = (bought: number, paid: number, got: number) => [
  { date: bought, amount: paid, direction: 'in' },
  { date: on(2026, 10, 1), amount: got, direction: 'out' },
]

test('the XIRR page hands on the gain by kind of asset and holding, never a loss', async () => {
  const slug = 'roi-calculator/cash-flows'
  const gains = (asset: string, bought: number, paid = 100_000, got = 150_000) =>
    figuresOf(slug, { asset, flows: flows(bought, paid, got) })
  // Held over 12 months for shares, over 24 for gold: Income-tax Act 2025, section 2(101).
  expect(await gains('equity', on(2025, 4, 1))).toEqual({ equityLongTerm: 50_000 })
  expect(await gains('equity', on(2026, 4, 1))).toEqual({ equityShortTerm: 50_000 })
  expect(await gains('gold', on(2025, 4, 1))).toEqual({ otherShortTerm: 50_000 })
  expect(await gains('gold', on(2024, 8, 1))).toEqual({ otherLongTerm: 50_000 })
  expect(await gains('equity', on(2025, 4, 1), 150_000, 100_000)).toEqual({})
  expect(await gains('none', on(2025, 4, 1))).toEqual({})
  expect(await gains('property', on(2024, 8, 1))).toEqual({})
})

test('the XIRR page hands the gains of both sides of 23 July 2024 on to the planner, which taxes each at its rates', async () => {
  const slug = 'roi-calculator/cash-flows'
  const none = { shortBefore: 0, longBefore: 0, shortAfter: 0, longAfter: 0 }
  const both = { asset: 'both sides', ...none }
  const gains = { shortBefore: 40_000, longBefore: 100_000, shortAfter: 30_000, longAfter: 100_000 }
  const figures = await figuresOf(slug, { ...both, ...gains })
  const carries = nextPages.find(({ from }) => from === `/tools/${slug}`)?.carries ?? {}
  const link = Object.entries(carries).map(([field, figure]) => `${field}=${figures[figure ?? '']}`)
  const { fields, calculate } = await definitionOf('tax-calculator/planner')
  const texts = fromFragment(fields, `otherIncome=1000000&${link.join('&')}`, {
    ...initialTexts(fields),
    grossIncome: '0',
  })
  const input = readInput(fields, texts ?? initialTexts(fields))
  expect(input).toMatchObject({
    taxYear: 'fy-2024-25',
    sold: 'both',
    equityShortBefore: 40_000,
    equityLongBefore: 100_000,
    equityShort: 30_000,
    equityLong: 100_000,
  })
  // 40,000 × 15 % + 30,000 × 20 % + (2,00,000 − 1,25,000) × 10 %
  expect(calculate(input)).toMatchObject({ new: { gainsTax: 19_500 } })
  // A loss lowers the gains before they go along; without a gain nothing does.
  const loss = { ...both, longBefore: 100_000, longAfter: -40_000 }
  expect(await figuresOf(slug, loss)).toEqual({
    equityLongTermBefore: 60_000,
    taxYear: 'fy-2024-25',
    sold: 'both',
  })
  expect(await figuresOf(slug, both)).toEqual({})
})

test('loan pages hand on the months left, and the rate after the latest change of the repo rate', async () => {
  // RBI press release 2026-2027/1264 of 7 October 2026: a rise of 0.25 points.
  const found = { monthsLeft: 187, raisedRatePercent: 9.15 }
  const loan = { annualRatePercent: 8.9, years: 15, months: 7 }
  for (const slug of ['loan-calculator', 'loan-calculator/prepayment'])
    expect(await figuresOf(slug, loan)).toEqual(found)
  expect(await figuresOf('loan-calculator/balance-transfer', loan)).toEqual(found)
  // A flat rate goes along as the rate on the reducing balance: 9 % flat over 3 years is 16.24 %.
  const flat = { annualRatePercent: 9, years: 3, months: 0, quote: 'flat' }
  const { raisedRatePercent } = await figuresOf('loan-calculator', flat)
  expect(raisedRatePercent).toBeCloseTo(16.49, 2)
})

test('a change of the rate hands on its time left in years and months', async () => {
  const slug = 'loan-calculator/rate-change'
  expect(await figuresOf(slug, { monthsLeft: 187 })).toEqual({ yearsLeft: 15, monthsBeyond: 7 })
  expect(await figuresOf(slug, { monthsLeft: 0 })).toEqual({ yearsLeft: NaN, monthsBeyond: NaN })
})

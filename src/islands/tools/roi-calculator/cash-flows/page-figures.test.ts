import { expect, test } from 'vitest'

import { percent, rupees, whole } from '@/lib/format.ts'

import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { roi } from '../roi.ts'
import { MOST_ENTRIES, type Entry } from './cash-flows.ts'
import { cashFlowCalculator } from './definition.ts'
import { flowDrawing } from './drawing.tsx'
import { testStates } from '../../../../../tests/stated-figures.ts'

// The figures of the page and of its questions, by the formula of the tool.

const { fields, calculate, rows, notes, sentence } = cashFlowCalculator
const fresh = readInput(fields, initialTexts(fields))
const day = (year: number, month: number, date: number) => dayNumber({ year, month, day: date })
const entry = (date: number, signed: number): Entry => ({
  date,
  amount: Math.abs(signed),
  direction: signed < 0 ? 'in' : 'out',
})
const of = (...flows: Entry[]) => calculate({ ...fresh, flows })
const yearly = (...amounts: number[]) =>
  of(...amounts.map((amount, year) => entry(day(2025, 1, 1) + year * 365, amount)))

const documented = [
  ['1 January 2008', day(2008, 1, 1), -10_000],
  ['1 March 2008', day(2008, 3, 1), 2750],
  ['30 October 2008', day(2008, 10, 30), 4250],
  ['15 February 2009', day(2009, 2, 15), 3250],
  ['1 April 2009', day(2009, 4, 1), 2750],
] as const
const [low = NaN, high = NaN] = yearly(-100, 230, -132).fitting
const start = calculate(fresh)
const fiveYears = of(entry(day(2020, 1, 1), -100_000), entry(day(2025, 1, 1), 150_000))
const open = { boughtOn: NaN, soldOn: NaN }
const cagr = roi({ initialInvestment: 100_000, finalValue: 150_000, holdingYears: 5, ...open })
const month = of(entry(day(2026, 1, 1), -100_000), entry(day(2026, 1, 31), 102_000))

const houseTax =
  calculate({
    ...fresh,
    asset: 'property',
    flows: [entry(day(2012, 6, 1), -3_000_000), entry(day(2026, 6, 1), 8_000_000)],
  }).taxed?.tax ?? NaN

testStates('tools/roi-calculator/cash-flows.mdx', 'the page says what its formula gives: %s', [
  `1 July 2025 are ${percent(start.yearlyPercent)} a year. After inflation of ${fresh.inflationPercent}% that is ${percent(start.realPercent)}.`,
  `which comes to ${percent(of(...documented.map(([, date, amount]) => entry(date, amount))).yearlyPercent)}:`,
  ...documented.map(([name, , amount]) => `| ${name} | ${rupees(amount).replace('-', '−')} |`),
  `room for ${MOST_ENTRIES} amounts`,
  `with the cess ${rupees(houseTax)}`,
])

test('the amounts that the page says never balance have no rate', () => {
  expect(yearly(-100, 150, -100).problem).toBe('no rate')
})

testStates('faq/financial.md', 'the answers say what the formula gives: %s', [
  `a CAGR of ${percent(cagr.cagrPercent)} over five years, and an XIRR of ${percent(fiveYears.yearlyPercent)}`,
  `make it ${whole(day(2025, 1, 1) - day(2020, 1, 1))} days`,
  `balance at ${percent(low)} and at ${percent(high)}`,
  `and ${percent(month.yearlyPercent)} a year if that went on`,
])

test('several rates are named, and none is the headline', () => {
  const flows = [-100, 230, -132].map((amount, year) => entry(day(2026 + year, 1, 1), amount))
  const result = of(...flows)
  expect(rows(result, fresh)[0]?.amount).toBeNaN()
  expect(notes?.(result, fresh)[0]).toContain('10.00% and 20.00%')
  expect(sentence?.(result, fresh)).toBeUndefined()
})

test('an amount without a date, or below 0, leaves no rate and says why', () => {
  for (const change of [{ date: NaN }, { amount: -5 }]) {
    const result = of(
      ...fresh.flows.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
    )
    expect(result.yearlyPercent).toBeNaN()
    expect(notes?.(result, fresh)[0]).toMatch(/needs a date/)
  }
})

test('prices that rise by the return leave nothing', () => {
  const result = calculate({ ...fresh, inflationPercent: start.yearlyPercent })
  expect(result.realPercent).toBeCloseTo(0, 12)
})

test('amounts are where time puts them, those put in below the line', () => {
  const flows = [
    entry(day(2026, 1, 1), -30_000),
    entry(day(2026, 1, 1), -10_000),
    entry(day(2026, 1, 26), -20_000),
    entry(day(2026, 4, 11), 50_000),
  ]
  // 40,000, 20,000 and 50,000, after 0, 25 and 100 of 100 days.
  expect(flowDrawing({ flows })?.hanging).toEqual([
    { x: 0, width: 1.8, height: 80, color: 'principal' },
    { x: 24.55, width: 1.8, height: 40, color: 'principal' },
    { x: 98.2, width: 1.8, y: -100, height: 100, color: 'interest' },
  ])
  expect(flowDrawing({ flows: flows.slice(0, 2) })).toBeUndefined()
  expect(flowDrawing({ flows: [] })).toBeUndefined()
})

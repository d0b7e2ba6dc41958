import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { monthNumber } from '@/islands/ui/dates/months.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { report } from '@/islands/calculator/results/downloads.ts'
import { prepaymentCalculator } from './definition.ts'
import type { EventEntry } from './event-entry.ts'
import { overTime } from './later.tsx'
import type { PrepaymentInput } from './prepayment.ts'
import { prepaymentTables } from './tables.ts'
import { working } from './working.ts'

const { calculate, chart, fields, groups, notes, rows, sentence } = prepaymentCalculator
const fresh = readInput(fields, initialTexts(fields))
const added = { ...(fresh.events[0] as EventEntry), kind: 'once', amount: 100_000 } as EventEntry
const withEvents = (...events: Partial<EventEntry>[]): PrepaymentInput => ({
  ...fresh,
  loanAmount: 5_000_000,
  events: events.map((event) => ({ ...added, ...event })),
})
const shown = (input: PrepaymentInput) =>
  Object.fromEntries(
    rows(calculate(input), input).map((row) => [row.label, Math.round(row.amount)]),
  )
const said = (input: PrepaymentInput) => sentence?.(calculate(input), input)
const notesOf = (input: PrepaymentInput) => notes?.(calculate(input), input)

const rise: Partial<EventEntry> = { kind: 'rate', after: 24, ratePercent: 9.5, rateThen: 'emi' }
const yearly: Partial<EventEntry> = { kind: 'year', after: 12 }

// Month by month in 50-digit decimals, 50 lakh at 8.5 % over 240 months: 54,13,878.80 of interest without changes;
// 74,54,333.52 in 288 months at 9.5 % after 24 with the EMI kept; 42,79,863.22 in 180 with ₹1 lakh prepaid a year as well;
// 42,03,639.53 in 213 at 7.5 %, and 29,98,220.47 in 156 with the prepayments.
describe('a rate rise', () => {
  test('costs extra interest and makes the loan longer: no row is below 0', () => {
    const input = withEvents(rise)
    expect(shown(input)).toEqual({
      'Extra interest': 2_040_455,
      'Months longer': 48,
      'EMI without changes': 43_391,
      'Total prepaid': 0,
      'Total interest': 7_454_334,
      'Total months': 288,
    })
    expect(rows(calculate(input), input)[0]).toMatchObject({ tone: 'bad' })
    expect(said(input)).toBe(
      'The loan ends after 24 years (288 months), 4 years later than without changes, and costs ₹74,54,334 of interest instead of ₹54,13,879.',
    )
  })

  test('has its cost as a part of the chart, in the working and in the report', () => {
    const input = withEvents(rise)
    const parts = chart?.(calculate(input), input).parts.map(({ label, amount }) => [
      label,
      Math.round(amount),
    ])
    expect(parts).toEqual([
      ['Loan', 5_000_000],
      ['Interest', 5_413_879],
      ['Extra interest', 2_040_455],
    ])
    expect(working(calculate(input), input).at(-1)).toEqual({
      label: 'Extra interest',
      lines: [
        'Extra interest = total interest − interest without changes',
        '= ₹74,54,333.52 − ₹54,13,878.80',
        '= ₹20,40,454.72',
      ],
    })
    expect(report(prepaymentCalculator, input, new Date())).not.toMatch(/-₹|-\d|saved/)
  })
})

describe('prepayments and a rate rise', () => {
  const input = withEvents(yearly, rise)

  test('are separated: the prepayments are compared with the loan at the new rate', () => {
    expect(shown(input)).toMatchObject({
      'Saved by the prepayments': 3_174_470,
      'Months saved by the prepayments': 108,
      'Extra interest from the rate rise': 2_040_455,
      'Months longer from the rate rise': 48,
      'Total interest': 4_279_863,
    })
    expect(said(input)).toMatch(
      / The prepayments save ₹31,74,470; the rate rise costs ₹20,40,455\.$/,
    )
  })

  test('are separated in the working, the chart and the picture', () => {
    const result = calculate(input)
    expect(
      working(result, input)
        .slice(-2)
        .map(({ label, lines }) => [label, lines[1]]),
    ).toEqual([
      ['Saved by the prepayments', '= ₹74,54,333.52 − ₹42,79,863.22'],
      ['Extra interest from the rate rise', '= ₹74,54,333.52 − ₹54,13,878.80'],
    ])
    expect(chart?.(result, input).parts.at(-1)?.label).toBe('Saved by the prepayments')
    expect(JSON.stringify(overTime(result))).toContain('Without prepayments')
    expect(JSON.stringify(overTime(calculate(withEvents(rise))))).not.toContain(
      'Without prepayments',
    )
  })

  test('after which the loan is repaid only with the prepayments are not separated', () => {
    // At 11.5 % the interest of the first month after the rise, 47,92,181 × 11.5 % ÷ 12 = 45,925, is more than the EMI.
    const early = { ...added, kind: 'once', after: 12, amount: 1_000_000 } as const
    const both = withEvents(early, { ...rise, ratePercent: 11.5 })
    expect(shown(both)).toHaveProperty('Interest saved')
    expect(notesOf(both)).toEqual([
      expect.stringMatching(
        /^Without the prepayments, the loan with the other changes is never repaid/,
      ),
    ])
  })
})

test('a rate cut saves, and so do the prepayments on top of it', () => {
  const input = withEvents(yearly, { ...rise, ratePercent: 7.5 })
  expect(shown(input)).toMatchObject({
    'Saved by the prepayments': 4_203_640 - 2_998_220 - 1,
    'Saved by the rate cut': 1_210_239,
    'Months saved by the rate cut': 27,
  })
})

test('other changes have one name together', () => {
  const holiday: Partial<EventEntry> = { kind: 'holiday', after: 24 }
  expect(shown(withEvents(yearly, rise, holiday))).toHaveProperty(
    'Extra interest from the other changes',
  )
  expect(shown(withEvents(yearly, rise, { ...rise, after: 48 }))).toHaveProperty(
    'Extra interest from the rate changes',
  )
})

describe('a change in a month of the calendar, while the first month is open', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 24) }))
  afterEach(() => vi.useRealTimers())
  const april2027 = monthNumber({ year: 2027, month: 4 })
  const input = withEvents({ kind: 'year', after: april2027, amount: 100_000 })

  test('counts from next month, and the page says so', () => {
    // From December 2026 on, the instalment of April 2027 is the fifth.
    expect(shown(input)).toEqual(shown(withEvents({ kind: 'year', after: 5 })))
    expect(notesOf(input)).toEqual([
      'The first EMI is assumed in December 2026, next month. Set another month under “Months and first payment”.',
    ])
    expect(groups?.[0]?.summary?.(input)).toBe('first EMI: next month')
    expect(said(input)).toMatch(/^The loan ends in [A-Z][a-z]+ 20\d\d, after \d+ months, /)
    const [byYear, , byMonth] = prepaymentTables(calculate(input), input)
    expect(byYear?.title).toBe('By financial year')
    expect(byMonth?.rows[4]?.slice(0, 2)).toEqual(['Apr 2027', 'Prepayment'])
  })

  test('in the past says what is assumed and where to set it', () => {
    const past = withEvents({ after: april2027 - 12 })
    expect(notesOf(past)).toEqual([
      'Event 1 is before the first instalment, assumed in December 2026. Set another month under “Months and first payment”.',
    ])
    const payouts = [{ after: april2027 - 12, amount: 100_000 }]
    expect(notesOf({ ...withEvents(), payouts })).toEqual([
      expect.stringMatching(
        /^A disbursement is before the first instalment, assumed in December 2026\./,
      ),
    ])
  })

  test('assumes nothing where no shown date needs it', () => {
    // The last time has no meaning for what is prepaid once.
    const once = withEvents({ kind: 'once', until: april2027 })
    expect(notesOf(once)).toEqual([])
    expect(groups?.[0]?.summary?.(once)).toBe('')
  })
})

import { describe, expect, test } from 'vitest'

import { fromFragment, toFragment } from '@/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { csv } from '@/islands/calculator/results/downloads.ts'
import { report } from '@/islands/calculator/results/downloads.ts'
import { monthNumber } from '@/islands/ui/dates/months.ts'
import { timeline } from '../timeline.ts'
import { afterPrepayments, afterRateChanges, emiAfterFirst } from './BothChoices.tsx'
import { prepaymentCalculator } from './definition.ts'
import type { EventEntry } from './event-entry.ts'
import type { PrepaymentInput } from './prepayment.ts'
import { prepaymentTables } from './tables.ts'

const { calculate, fields, rows, notes, sentence } = prepaymentCalculator
const fresh = readInput(fields, initialTexts(fields))
const april2027 = monthNumber({ year: 2027, month: 4 })
/** An event as it is added: ₹1,00,000 prepaid once after 12 months, with the EMI kept. */
const added = { ...(fresh.events[0] as EventEntry), kind: 'once', amount: 100_000 } as EventEntry
const fiftyLakh: PrepaymentInput = { ...fresh, loanAmount: 5_000_000, events: [] }
const withEvents = (...events: Partial<EventEntry>[]) => ({
  ...fiftyLakh,
  events: events.map((event) => ({ ...added, ...event })),
})
const notesOf = (input: PrepaymentInput) => notes?.(calculate(input), input) ?? []
const shown = (input: PrepaymentInput) =>
  Object.fromEntries(
    rows(calculate(input), input).map((row) => [row.label, Math.round(row.amount)]),
  )

// The figures of a loan of 50 lakh at 8.5 % over 240 months were found in 50-digit decimal arithmetic; without events it
// costs 54,13,878.80.
describe('the answer', () => {
  test('is what a prepayment saves, in rupees and months', () => {
    expect(shown(withEvents({ after: 36, amount: 500_000 }))).toEqual({
      'Interest saved': 5_413_879 - 4_094_240,
      'Months saved': 41,
      'EMI without changes': 43_391,
      'Total prepaid': 500_000,
      'Total interest': 4_094_240,
      'Total months': 199,
    })
  })

  test('says when the loan ends, and in which month once the first one is given', () => {
    const input = withEvents({ after: 36, amount: 500_000 })
    const words = (given: PrepaymentInput) => sentence?.(calculate(given), given)
    expect(words(input)).toBe(
      'The loan ends after 16 years 7 months (199 months), 3 years 5 months earlier than without changes, and costs ₹40,94,240 of interest instead of ₹54,13,879.',
    )
    // April 2027 and 198 months: October 2043
    expect(words({ ...input, firstMonth: april2027 })).toMatch(/^The loan ends in October 2043, /)
    expect(words(fiftyLakh)).toMatch(/^The loan ends after 20 years .* ₹54,13,879 of interest\.$/)
  })
})

describe('a loan is known by', () => {
  // An EMI of 43,391.16 repays 50 lakh at 8.5 % in 240 months.
  test('its rate and its EMI', () => {
    const input: PrepaymentInput = {
      ...fiftyLakh,
      knownBy: 'emi',
      presentEmi: 43_391.17,
      years: NaN,
    }
    expect(calculate(input).before.months).toBe(240)
  })

  test('its EMI and the months left, from which the rate follows', () => {
    const input: PrepaymentInput = { ...fiftyLakh, knownBy: 'both', presentEmi: 43_391.16 }
    expect(calculate(input).loan.annualRatePercent).toBeCloseTo(8.5, 5)
    expect(notesOf(input)).toEqual([expect.stringContaining('a rate of 8.50% a year')])
  })

  test('an EMI and months that are just the loan, which then costs nothing', () => {
    const input: PrepaymentInput = {
      ...fiftyLakh,
      knownBy: 'both',
      presentEmi: 50_000,
      years: 0,
      months: 100,
    }
    expect(calculate(input).before).toMatchObject({ months: 100, interest: 0 })
  })
})

describe('both choices', () => {
  const of = (input: PrepaymentInput, choose: typeof afterPrepayments, kept: 'emi' | 'tenure') => {
    const { loan, events } = calculate(input)
    return Math.round(timeline(loan, choose(events, kept)).interest)
  }
  test('after prepayments', () => {
    const input = withEvents({ after: 36, amount: 500_000, keeps: 'tenure' })
    expect(of(input, afterPrepayments, 'emi')).toBe(4_094_240)
    expect(of(input, afterPrepayments, 'tenure')).toBe(4_967_021)
  })
  test('after changes of the rate', () => {
    const input = withEvents({ kind: 'rate', after: 24, ratePercent: 10.5, rateThen: 'emi agreed' })
    expect(of(input, afterRateChanges, 'emi')).toBe(12_936_355)
    expect(of(input, afterRateChanges, 'tenure')).toBe(6_726_092)
  })
})

describe('an event of the form', () => {
  test.each<[string, Partial<EventEntry>, number, number]>([
    ['every year', { kind: 'year', after: 12 }, 168, 3_558_489],
    [
      'a rate with an EMI agreed on',
      { kind: 'rate', after: 24, ratePercent: 10.5, rateThen: 'emi agreed', newEmi: 46_000 },
      303,
      8_847_750,
    ],
    [
      'a rate with months agreed on',
      { kind: 'rate', after: 24, ratePercent: 10.5, rateThen: 'months agreed', monthsLeft: 264 },
      288,
      NaN,
    ],
    ['another EMI', { kind: 'instalment', after: 0, newEmi: 50_000_000 }, 1, 35_417],
  ])('%s', (_, event, months, interest) => {
    const { after } = calculate(withEvents(event))
    expect(after.months).toBe(months)
    if (!Number.isNaN(interest)) expect(Math.round(after.interest)).toBe(interest)
  })

  test('a holiday and a rising EMI are those of the engine', () => {
    const loan = { ...fiftyLakh, loanAmount: 2_000_000, annualRatePercent: 9, years: 10 }
    const holiday = { ...added, kind: 'holiday', after: 12, holidayMonths: 6 } as const
    expect(shown({ ...loan, events: [holiday] })['Total interest']).toBe(1_165_679)
    const end = { ...holiday, holidayThen: 'end' } as const
    expect(shown({ ...loan, events: [end] })['Total interest']).toBe(1_110_377)
    const rising = { ...added, kind: 'step-up', after: 0, riseKeeps: 'tenure' } as const
    const input = { ...fiftyLakh, loanAmount: 4_000_000, events: [rising] }
    expect(shown(input)['Total interest']).toBe(5_530_039)
    expect(notesOf(input)).toEqual([
      'In month 1 the EMI of ₹24,018 is less than the interest of ₹28,333, so the balance grows for a while.',
    ])
  })

  test('may be in a month of the calendar', () => {
    // The 36th instalment of a loan that begins in April 2027 is that of March 2030.
    const march2030 = monthNumber({ year: 2030, month: 3 })
    const input = withEvents({ after: march2030, amount: 500_000 })
    expect(shown({ ...input, firstMonth: april2027 })['Total months']).toBe(199)
    expect(notesOf({ ...input, firstMonth: march2030 + 2 })).toEqual([
      'Event 1 is before the first instalment.',
    ])
  })
})

describe('the last time of what is prepaid again and again', () => {
  const monthly: Partial<EventEntry> = { kind: 'month', after: 12, amount: 5_000 }
  const march2028 = april2027 + 11

  test('may be a month of the calendar: with the twelfth EMI, which is the first time too', () => {
    const input = { ...withEvents({ ...monthly, until: march2028 }), firstMonth: april2027 }
    expect(shown(input)['Total prepaid']).toBe(5_000)
  })

  test('cannot be a month before the loan', () => {
    const input = { ...withEvents({ ...monthly, until: march2028 }), firstMonth: march2028 + 5 }
    expect(shown(input)['Total prepaid']).toBeNaN()
    expect(notesOf(input)).toEqual(['Event 1 is before the first instalment.'])
  })

  test('is not before the first', () => {
    expect(notesOf(withEvents({ ...monthly, until: 6 }))).toEqual([
      'Event 1 ends before it starts, so it changes nothing.',
    ])
  })
})

test('a loan that only its changes repay says when it ends, and what it lacks without them', () => {
  // Month by month in 50-digit decimals: 50 lakh at 8.5 % and ₹50,000 a month.
  const input: PrepaymentInput = {
    ...withEvents({ kind: 'instalment', after: 0, newEmi: 50_000 }),
    knownBy: 'emi',
    presentEmi: 30_000,
  }
  expect(sentence?.(calculate(input), input)).toBe(
    'The loan ends after 14 years 7 months (175 months) and costs ₹37,28,296 of interest.',
  )
  expect(notesOf(input)).toEqual([
    'Without changes this loan is never repaid at that EMI. The EMI must be at least ₹35,417.',
  ])
  const broken = { ...input, events: [{ ...added, amount: -5 }] }
  expect(notesOf(broken)).toEqual([expect.stringMatching(/^Event 1 cannot be used/)])
})

test('the least EMI that ends a loan within a hundred years ends it, a rupee less does not', () => {
  const withEmi = (presentEmi: number): PrepaymentInput => ({
    ...fiftyLakh,
    knownBy: 'emi',
    presentEmi,
  })
  // 35,416.67 ÷ (1 − (1 + 0.085 ÷ 12)^−1200) = 35,424.09
  expect(notesOf(withEmi(35_417))).toEqual([
    'This loan would take over 100 years at that EMI. The EMI must be at least ₹35,425.',
  ])
  expect(notesOf(withEmi(35_424))).not.toEqual([])
  expect(notesOf(withEmi(35_425))).toEqual([])
  // After 24 months 47,92,181.17 is owed and 1,176 months are left: 41,933.07 a month, of which 41,931.59 is interest.
  const risen = (newEmi: number) =>
    notesOf(
      withEvents({ kind: 'rate', after: 24, ratePercent: 10.5, rateThen: 'emi agreed', newEmi }),
    )
  expect(risen(41_932)).toEqual([
    'From month 25 on this loan would take over 100 years at that EMI. The EMI must be at least ₹41,934.',
  ])
  expect(risen(41_934)).toEqual([])
})

test('an EMI of just the interest never repays the loan, whatever the noise of doubles', () => {
  // 10,00,000 × 8.7 ÷ 1,200 = 7,250, which doubles make 7,249.999999999999
  const running = { ...fiftyLakh, knownBy: 'emi', loanAmount: 1_000_000 } as const
  expect(notesOf({ ...running, annualRatePercent: 8.7, presentEmi: 7_250 })).toEqual([
    'This loan is never repaid at that EMI. The EMI must be at least ₹7,251.',
  ])
})

test('the EMI after the first prepayment is that of the next instalment', () => {
  // 10,00,000 at 8.5 % over 240 months leaves 9,80,097.71 after 12: less 25,000 over 228 months, by 50-digit decimals
  const { loan, events } = calculate(fresh)
  const [byTenure, byEmi] = (['tenure', 'emi'] as const).map((kept) =>
    timeline(loan, afterPrepayments(events, kept)),
  )
  const emi = (found: typeof byEmi, kind: 'prepayment' | 'rate') =>
    found && emiAfterFirst(found, events, kind)
  expect(emi(byTenure, 'prepayment')).toBeCloseTo(8_456.870926, 5)
  expect(emi(byEmi, 'prepayment')).toBeCloseTo(8_678.2323, 3)
  expect(emi(byEmi, 'rate')).toBeUndefined()
})

test('a tenure in broken months is said to be taken as whole ones', () => {
  const note = (input: Partial<PrepaymentInput>) => notesOf({ ...fiftyLakh, ...input })
  expect(note({ years: 2.51 })).toEqual(['The time left is rounded to 30 months.'])
  expect(note({ years: 2, months: 7 })).toEqual([])
  expect(note({ years: 7 / 12 })).toEqual([])
})

test('a loan of less than a year ends after its months', () => {
  const input = { ...fiftyLakh, years: 0, months: 5 }
  expect(sentence?.(calculate(input), input)).toMatch(/^The loan ends after 5 months and costs/)
})

test('a loan that is paid out in parts pays interest first', () => {
  const input: PrepaymentInput = {
    ...fiftyLakh,
    loanAmount: 4_000_000,
    interestOnlyMonths: 18,
    payouts: [
      { after: 6, amount: 1_000_000 },
      { after: 12, amount: 2_000_000 },
    ],
  }
  expect(shown(input)).toMatchObject({
    'EMI without changes': 34_713,
    'Total interest': 4_628_603,
    'Total months': 258,
  })
  expect(
    calculate({ ...input, knownBy: 'emi' }).loan.payouts,
    'a running loan has none',
  ).toBeUndefined()
})

test.each<[string, Partial<PrepaymentInput>, RegExp]>([
  ['no loan', { loanAmount: 0 }, /above ₹0/],
  ['no time', { years: 0 }, /1 to 1,200 months/],
  ['no rate', { annualRatePercent: -1 }, /0% or more/],
  ['too small an EMI', { knownBy: 'both', presentEmi: 1 }, /less than the loan/],
  [
    'an EMI below the interest',
    { knownBy: 'emi', presentEmi: 30_000 },
    /^This loan is never repaid at that EMI. The EMI must be at least ₹35,417\.$/,
  ],
  ['half a month of interest', { interestOnlyMonths: 0.5 }, /whole number/],
  [
    'more paid out than there is',
    { payouts: [{ after: 1, amount: 9e9 }] },
    /disbursements add up to more/,
  ],
  ['too much', { loanAmount: 1.7e308 }, /too large/],
  ['an impossible event', { events: [{ ...added, amount: -5 }] }, /^Event 1 cannot.* 0 or more\.$/],
  [
    'an event after the end',
    { events: [{ ...added, after: 300 }] },
    /^Event 1 comes after the loan has ended/,
  ],
  [
    'a rise with the EMI kept',
    { events: [{ ...added, kind: 'rate', after: 24, ratePercent: 11.5, rateThen: 'emi' }] },
    /^From month 25 on this loan is never repaid at that EMI. The EMI must be at least ₹\d\d,\d{3}\.$/,
  ],
])('%s is explained in words', (_, part, words) => {
  expect(notesOf({ ...fiftyLakh, ...part })).toEqual([expect.stringMatching(words)])
})

describe('the tables', () => {
  const input = {
    ...withEvents({ kind: 'year', after: 12 }, { kind: 'rate', after: 30 }),
    firstMonth: april2027 - 3,
  }
  const all = prepaymentTables(calculate(input), input)
  test('are by financial year, calendar year and month, and add up to the same', () => {
    expect(all.map(({ title }) => title)).toEqual([
      'By financial year',
      'By calendar year',
      'Month by month',
    ])
    const totals = all.map((table) => table.totals?.filter((cell) => typeof cell === 'number'))
    expect(totals[1]).toEqual(totals[0])
    expect(totals[2]).toEqual(totals[0])
    for (const { rows: lines, totals: sums } of all)
      for (const column of [-5, -4, -3, -2]) {
        const sum = lines.reduce((total, line) => total + Number(line.at(column)), 0)
        expect(sum).toBeCloseTo(Number(sums?.at(column)), 2)
      }
  })
  test('begin in January 2027 and name what happens', () => {
    expect(all[0]?.rows.slice(0, 2).map(([year]) => year)).toEqual(['FY 2026-27', 'FY 2027-28'])
    expect(all[1]?.rows[0]?.[0]).toBe('2027')
    expect(all[2]?.rows[11]).toMatchObject({ 0: 'Dec 2027', 1: 'Prepayment', 5: 100_000 })
    expect(all[2]?.rows[29]?.[1]).toBe('Rate 9%')
    const month = withEvents({ kind: 'holiday', holidayMonths: 1 })
    expect(prepaymentTables(calculate(month), month)[1]?.rows[11]?.[1]).toBe('Holiday of 1 month')
    expect(csv(all[2] as (typeof all)[number])).toContain('Dec 2027,Prepayment,43391.16')
  })
  test('add up what a financial year pays', () => {
    // 12 lakh at 9 % over 36 months from January 2027, in 50-digit decimals
    const loan = {
      ...fiftyLakh,
      loanAmount: 1_200_000,
      annualRatePercent: 9,
      years: 3,
      firstMonth: april2027 - 3,
    }
    const [byYear] = prepaymentTables(calculate(loan), loan)
    expect(
      byYear?.rows
        .slice(0, 2)
        .map((row) => [row[1], row[3]].map((cell) => Math.round(Number(cell)))),
    ).toEqual([
      [114_479, 26_342],
      [457_916, 84_931],
    ])
  })
  test('are by year of the loan while no month is given, with what happens at the start in a row of its own', () => {
    const early = withEvents({ after: 0 })
    const [byYear, byMonth] = prepaymentTables(calculate(early), early)
    expect(byYear?.title).toBe('By year of the loan')
    expect(byYear?.rows[0]?.[4]).toBe(100_000)
    expect(byMonth?.rows[0]).toEqual(['Start', 'Prepayment', 0, 0, 0, 100_000, 4_900_000])
  })
})

test('a link brings the whole timeline back, with its figures', () => {
  const input: PrepaymentInput = {
    ...withEvents(
      { after: april2027 + 30, amount: 250_000 },
      { kind: 'month', unit: 'percent', sharePercent: 0.5, until: 60 },
      { kind: 'rate', after: 24, rateThen: 'months agreed', monthsLeft: 250 },
      { kind: 'holiday', after: 40, holidayThen: 'end' },
    ),
    firstMonth: april2027,
    payouts: [{ after: 5, amount: 700_000 }],
  }
  const texts = fromFragment(fields, toFragment(fields, input), initialTexts(fields))
  const again = texts && readInput(fields, texts)
  expect(again).toEqual(input)
  expect(again && calculate(again)).toEqual(calculate(input))
})

test('the report names the events and what the figures are', () => {
  const text = report(prepaymentCalculator, withEvents({ after: 36, amount: 500_000 }), new Date())
  expect(text).toContain('What happens: Prepay once, After how many months: 3 years')
  const both = report(
    prepaymentCalculator,
    withEvents({ kind: 'year' }, { kind: 'rate' }),
    new Date(),
  )
  expect(both).toMatch(
    /^What changes: 1\. What happens: Prepay every year, .*, After the prepayment: Keep the EMI;$/m,
  )
  expect(both).toMatch(/^2\. What happens: The rate changes, .*, From then on: Change the EMI$/m)
  expect(both).not.toMatch(/Last time|Later disbursements/)
  expect(text).toContain('Interest saved: ₹13,19,639')
  expect(text).toContain('All figures use the unrounded EMI.')
})

import { describe, expect, test } from 'vitest'

import { emi } from './emi.ts'
import type { LoanEvent, Prepayment, RateChange } from './loan-events.ts'
import type { Holiday } from './loan-state.ts'
import type { Loan } from './loan-state.ts'
import { timeline } from './timeline.ts'

const fiftyLakh: Loan = { loanAmount: 5_000_000, annualRatePercent: 8.5, months: 240 }
const fiveLakh: Prepayment = {
  kind: 'prepayment',
  after: 36,
  every: 'once',
  amount: 500_000,
  unit: 'rupees',
  keeps: 'emi',
}
const rise: RateChange = { kind: 'rate', after: 24, annualRatePercent: 10.5, then: 'tenure' }
const paymentIn = (loan: Loan, events: readonly LoanEvent[], month: number) =>
  Math.round(timeline(loan, events).rows[month]?.payment ?? NaN)
const totals = (loan: Loan, ...events: readonly LoanEvent[]) => {
  const { months, interest } = timeline(loan, events)
  return [months, Math.round(interest)]
}

// Every figure below was found in 50-digit decimal arithmetic, month by month.
describe('a loan without events', () => {
  const loan = { loanAmount: 3_000_000, annualRatePercent: 8.5, months: 240 }

  test('begins with mostly interest', () => {
    const [start, first] = timeline(loan).rows
    expect(start).toMatchObject({ month: 0, payout: 3_000_000, balance: 3_000_000 })
    expect(first?.payment).toBeCloseTo(26_034.7, 2)
    expect(first?.interest).toBeCloseTo(21_250, 2)
    expect(first?.principal).toBeCloseTo(4_784.7, 2)
    expect(first?.balance).toBeCloseTo(2_995_215.3, 2)
    expect(totals(loan)).toEqual([240, 3_248_327])
  })

  test.each([
    [1_000_000, 8.5, 20],
    [4_000_000, 7.5, 15],
    [120_000, 0, 1],
    [500_000, 36, 40],
  ])('costs what the EMI page says: %d at %d %% for %d years', (loanAmount, rate, years) => {
    const loanInput = { loanAmount, annualRatePercent: rate, years }
    const { interest, paid, months } = timeline({ ...loanInput, months: years * 12 })
    expect(months).toBe(years * 12)
    expect(paid).toBeCloseTo(emi(loanInput).totalAmount, 2)
    expect(interest).toBeCloseTo(emi(loanInput).totalInterest, 2)
  })

  test('has the months that follow from a typed instalment', () => {
    expect(totals({ ...loan, emi: 26_035 })[0]).toBe(240)
    expect(totals({ ...loan, emi: 30_000, months: 1 })[0]).toBe(175)
  })
})

describe('a prepayment', () => {
  test('that keeps the instalment ends the loan earlier', () => {
    expect(totals(fiftyLakh, fiveLakh)).toEqual([199, 4_094_240])
    expect(paymentIn(fiftyLakh, [fiveLakh], 199)).toBe(2_790)
  })

  test('that keeps the tenure lowers the instalment', () => {
    const kept = { ...fiveLakh, keeps: 'tenure' as const }
    expect(totals(fiftyLakh, kept)).toEqual([240, 4_967_021])
    expect(paymentIn(fiftyLakh, [kept], 37)).toBe(38_750)
  })

  test('of every year adds up', () => {
    const yearly = { ...fiveLakh, after: 12, every: 'year' as const, amount: 100_000 }
    expect(totals(fiftyLakh, yearly)).toEqual([168, 3_558_489])
  })

  test('saves what a bank’s page says', () => {
    // An outside calculator: 25 lakh at 8.5 % over 180 months, 3 lakh after 24
    const loan = { loanAmount: 2_500_000, annualRatePercent: 8.5, months: 180 }
    const without = timeline(loan).interest
    const { months, interest } = timeline(loan, [{ ...fiveLakh, after: 24, amount: 300_000 }])
    expect([months, Math.round(without - interest)]).toEqual([148, 504_951])
  })

  test('pays no more than is owed, in per cent too, and ends the loan', () => {
    const all = timeline(fiftyLakh, [{ ...fiveLakh, after: 0, amount: 9e9 }])
    expect(all).toMatchObject({ months: 0, paid: 5_000_000, prepaid: 5_000_000, interest: 0 })
    const percent = { ...fiveLakh, unit: 'percent' as const, amount: 100 }
    expect(totals(fiftyLakh, percent)[0]).toBe(36)
  })

  test('stops with its last month', () => {
    const yearly = { ...fiveLakh, after: 12, every: 'year' as const, until: 36 }
    expect(timeline(fiftyLakh, [yearly]).prepaid).toBe(1_500_000)
    const monthly = { ...yearly, every: 'month' as const, amount: 20_000 }
    expect(timeline(fiftyLakh, [monthly]).prepaid).toBe(500_000)
  })
})

describe('a rise of the rate', () => {
  test.each<[string, RateChange['then'], number | undefined, number, number | undefined]>([
    ['raises the instalment', 'tenure', 49_466, 240, undefined],
    // The same arithmetic: the instalment of 50 lakh at 8.5 % is 43,391.16.
    ['lengthens the loan', 'emi', 43_391, 414, undefined],
    ['does both, with an instalment agreed on', { emi: 46_000 }, 46_000, 303, 8_847_750],
    ['does both, with the months agreed on', { months: 264 }, 46_604, 288, undefined],
  ])('%s', (_, then, payment, months, interest) => {
    const event = { ...rise, then }
    expect(paymentIn(fiftyLakh, [event], 25)).toBe(payment)
    const [foundMonths, foundInterest] = totals(fiftyLakh, event)
    expect(foundMonths).toBe(months)
    if (interest !== undefined) expect(foundInterest).toBe(interest)
  })
})

describe('a payment holiday', () => {
  const loan = { loanAmount: 2_000_000, annualRatePercent: 9, months: 120 }
  const holiday: Holiday = {
    kind: 'holiday',
    after: 12,
    months: 6,
    interest: 'added',
    then: 'count',
  }

  test.each<[string, Partial<Holiday>, number, number, number]>([
    ['as many instalments', { then: 'count' }, 26_497, 126, 1_165_679],
    ['the same last month', { then: 'end' }, 27_513, 120, 1_110_377],
    ['the same instalment', { then: 'emi' }, 25_335, 134, 1_238_897],
    ['interest paid meanwhile', { interest: 'paid' }, 25_335, 126, 1_124_402],
  ])('with %s', (_, choice, payment, months, interest) => {
    const event = { ...holiday, ...choice }
    expect(totals(loan, event)).toEqual([months, interest])
    expect(paymentIn(loan, [event], 19)).toBe(payment)
  })

  test('lets the debt grow', () => {
    const { rows } = timeline(loan, [holiday])
    expect(rows[12]?.balance).toBeCloseTo(1_870_732, -0.5)
    expect(rows[18]?.balance).toBeCloseTo(1_956_509, -0.5)
    expect(rows[13]?.payment).toBe(0)
  })

  test('cannot last past the month in which the loan shall end', () => {
    const event = { ...holiday, months: 108, then: 'end' as const }
    expect(timeline(loan, [event]).problem).toEqual({ kind: 'holiday past the end', after: 12 })
  })
})

test('interest alone is paid while a house is built and the loan paid out in parts', () => {
  const loan = {
    loanAmount: 4_000_000,
    annualRatePercent: 8.5,
    months: 240,
    interestOnlyMonths: 18,
    payouts: [
      { after: 6, amount: 1_000_000 },
      { after: 12, amount: 2_000_000 },
    ],
  }
  const { rows, months, interest } = timeline(loan)
  expect([1, 6, 7, 13, 18, 19].map((month) => Math.round(rows[month]?.payment ?? NaN))).toEqual([
    7_083, 7_083, 14_167, 28_333, 28_333, 34_713,
  ])
  expect(rows.slice(1, 19).reduce((sum, row) => sum + row.payment, 0)).toBeCloseTo(297_500, 2)
  expect([months, Math.round(interest)]).toEqual([258, 4_628_603])
})

test('an instalment that rises by 5 % a year begins below the interest', () => {
  const loan = { loanAmount: 4_000_000, annualRatePercent: 8.5, months: 240 }
  const event = { kind: 'step-up', after: 0, percent: 5, keeps: 'tenure' } as const
  expect(totals(loan, event)).toEqual([240, 5_530_039])
  expect([1, 12, 13].map((month) => paymentIn(loan, [event], month))).toEqual([
    24_018, 24_018, 25_219,
  ])
  expect(timeline(loan, [event]).rows[1]?.principal).toBeLessThan(0)
})

describe('a loan that is never repaid', () => {
  // 30 lakh cost 30,000 of interest a month at 12 %, and 21,250 at 8.5 %.
  test.each([
    [12, 26_000, 30_001],
    [8.5, 21_250, 21_251],
  ])('has no totals at %d %% and an instalment of %d', (annualRatePercent, typed, smallestEmi) => {
    const found = timeline({ loanAmount: 3_000_000, annualRatePercent, months: 1, emi: typed })
    expect(found.problem).toEqual({ kind: 'never repaid', after: 0, smallestEmi })
    expect([found.months, found.paid, found.interest]).toEqual([NaN, NaN, NaN])
  })

  test('is found where the rate rises', () => {
    const event = { ...rise, annualRatePercent: 11.5, then: 'emi' as const }
    const { problem, rows } = timeline(fiftyLakh, [event])
    expect(problem).toMatchObject({ kind: 'never repaid', after: 24 })
    expect(rows).toHaveLength(25)
  })
})

describe('where an instalment would never repay the loan, a later event of its month', () => {
  // ₹1,000 against interest of 34,000 repays nothing in a hundred years, though it rises by 1 % a year.
  test.each(['count', 'end'] as const)('finds no tenure to keep: a holiday that %ss', (then) => {
    const holiday = { kind: 'holiday', after: 12, months: 3, interest: 'added', then } as const
    const { problem } = timeline(fiftyLakh, [
      { kind: 'instalment', after: 12, emi: 1000 },
      { kind: 'step-up', after: 12, percent: 1, keeps: 'emi' },
      holiday,
      holiday,
    ])
    expect(problem).toMatchObject({ kind: 'over a hundred years', after: 12 })
  })

  test('finds only the instalment to keep, which as it rises may repay the loan after all', () => {
    const { rows, months, problem } = timeline(fiftyLakh, [
      { ...rise, annualRatePercent: 11.5, then: 'emi' },
      { kind: 'step-up', after: 24, percent: 5, keeps: 'tenure' },
    ])
    let [left, instalment, month] = [rows[24]?.balance ?? NaN, rows[24]?.payment ?? NaN, 24]
    for (; left > 0; month++) {
      if (month > 24 && (month - 24) % 12 === 0) instalment *= 1.05
      left = left * (1 + 11.5 / 1200) - instalment
    }
    expect([problem, months]).toEqual([undefined, month])
  })
})

describe('events of one month', () => {
  test('act in their order: prepayment, rate, instalment, holiday', () => {
    const events: LoanEvent[] = [
      { kind: 'holiday', after: 24, months: 3, interest: 'paid', then: 'count' },
      { kind: 'instalment', after: 24, emi: 60_000 },
      rise,
      { ...fiveLakh, after: 24 },
    ]
    const { rows } = timeline(fiftyLakh, events)
    expect(rows[24]?.events).toEqual([3, 2, 1, 0])
    // Interest of 10.5 % on what 24 instalments and the prepayment leave
    expect(rows[25]?.payment).toBeCloseTo(((rows[24]?.balance ?? 0) * 10.5) / 1200, 6)
    expect(rows[28]?.payment).toBe(60_000)
  })

  test('that come after the end of the loan are ignored', () => {
    expect(timeline(fiftyLakh, [{ ...fiveLakh, after: 240 }])).toEqual(timeline(fiftyLakh))
  })
})

test.each<[string, Partial<Loan>]>([
  ['no amount', { loanAmount: 0 }],
  ['no number', { annualRatePercent: NaN }],
  ['half a month', { months: 2.5 }],
  ['over a hundred years', { months: 1e12 }],
  ['a rate below 0', { annualRatePercent: -1 }],
  ['more paid out later than there is', { payouts: [{ after: 1, amount: 9e6 }] }],
])('%s is no loan', (_, part) => {
  expect(timeline({ ...fiftyLakh, ...part }).problem).toEqual({ kind: 'unusable loan' })
})

test.each<LoanEvent>([
  { ...fiveLakh, amount: -1 },
  { ...fiveLakh, after: 2.5 },
  { ...rise, then: { emi: NaN } },
  { ...rise, then: { months: 0 } },
  { ...rise, then: { months: 1e12 } },
  { ...rise, annualRatePercent: Infinity },
  { kind: 'step-up', after: 1, percent: -5, keeps: 'emi' },
  { kind: 'instalment', after: 1, emi: NaN },
  { kind: 'holiday', after: 1, months: 0, interest: 'paid', then: 'count' },
  { kind: 'holiday', after: 1, months: 1e12, interest: 'added', then: 'count' },
])('%j cannot be reckoned with', (event) => {
  expect(timeline(fiftyLakh, [fiveLakh, event]).problem).toEqual({
    kind: 'unusable event',
    index: 1,
  })
})

test('a prepayment of nothing changes nothing, also over decades at a high rate', () => {
  const loan = { loanAmount: 10_000, annualRatePercent: 23.372863724674687, months: 463 }
  const nothing = {
    kind: 'prepayment',
    after: 0,
    every: 'once',
    amount: 0,
    unit: 'percent',
    keeps: 'emi',
  } as const
  expect(timeline(loan, [nothing]).months).toBe(463)
})

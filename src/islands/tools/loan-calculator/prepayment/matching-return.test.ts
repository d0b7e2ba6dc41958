import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { timeline } from '../timeline.ts'
import { prepaymentCalculator } from './definition.ts'
import type { EventEntry } from './event-entry.ts'
import { hardestRupee } from './HardestRupee.tsx'
import { beforeTax, matchingReturn } from './PrepayOrInvest.tsx'
import { prepayment, type PrepaymentInput } from './prepayment.ts'

const { fields } = prepaymentCalculator
const fresh: PrepaymentInput = readInput(fields, initialTexts(fields))
const yearly = fresh.events[0] as EventEntry
const rise: EventEntry = { ...yearly, kind: 'rate', after: 30, ratePercent: 10.5, rateThen: 'emi' }
const fiftyLakh = { ...fresh, loanAmount: 5_000_000 }

test.each(['emi', 'tenure'] as const)(
  'prepaying earns the rate of the loan, keeping the %s',
  (keeps) => {
    // (1 + 8.5/1200)^12 − 1 = 8.83909058…
    const found = matchingReturn(prepayment({ ...fresh, events: [{ ...yearly, keeps }] }))
    expect(found?.yearlyPercent).toBeCloseTo(8.839_090_59, 6)
  },
)

test('where the rate changes, an account at that return pays for what the prepayments save, and ends empty', () => {
  const result = prepayment({ ...fiftyLakh, events: [yearly, rise] })
  const { monthlyRate } = matchingReturn(result) ?? { monthlyRate: NaN }
  expect(monthlyRate).toBeGreaterThan(8.5 / 1200)
  expect(monthlyRate).toBeLessThan(10.5 / 1200)
  const others = timeline(
    result.loan,
    result.events.filter(({ kind }) => kind === 'rate'),
  )
  let account = 0
  for (const [month, row] of others.rows.entries()) {
    const own = result.after.rows[month]
    account *= 1 + monthlyRate
    account += (own ? own.payment + own.prepayment : 0) - row.payment
  }
  expect(Math.abs(account)).toBeLessThan(1)
})

test('without a prepayment there is nothing to match', () => {
  expect(matchingReturn(prepayment({ ...fresh, events: [rise] }))).toBeUndefined()
  expect(matchingReturn(prepayment({ ...fresh, loanAmount: 0 }))).toBeUndefined()
})

test('a third taken as tax asks for half as much again', () => {
  expect(beforeTax(8, 100 / 3)).toBeCloseTo(12, 12)
  expect(beforeTax(8, 100)).toBeNaN()
  expect(beforeTax(8, -1)).toBeNaN()
})

test('the earlier a lakh is prepaid, the more it saves', () => {
  // By timelines of 50 lakh at 8.5 % in 50-digit decimals: interest of 54,13,879, and less with the lakh.
  const found = hardestRupee(prepayment({ ...fiftyLakh, events: [] }))
  expect(
    found.map(({ after, saved, monthsSaved }) => [after, Math.round(saved), monthsSaved]),
  ).toEqual([
    [0, 423_136, 12],
    [12, 382_265, 11],
    [60, 247_514, 8],
  ])
})

test('a loan that owes less than a lakh by then has no such month', () => {
  const short = { ...fresh, loanAmount: 150_000, years: 2, events: [] }
  expect(hardestRupee(prepayment(short)).map(({ after }) => after)).toEqual([0])
  expect(hardestRupee(prepayment({ ...short, loanAmount: 90_000 }))).toEqual([])
})

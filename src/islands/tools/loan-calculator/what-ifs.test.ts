import { expect, test } from 'vitest'

import { fromFragment } from '@/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { prepaymentCalculator } from './prepayment/definition.ts'
import { timeline } from './timeline.ts'
import { whatIfsOf } from './what-ifs.ts'

const { fields, calculate } = prepaymentCalculator
const whatIfs = (loanAmount: number, annualRatePercent: number, months: number) => {
  const loan = { loanAmount, annualRatePercent, months }
  return whatIfsOf(loan, timeline(loan))
}
const labels = ['+ ₹1,000 a month', 'One EMI more a year', 'Rate − 0.5', '5 years less']

test('the loan that the page opens with', () => {
  // By month-to-month arithmetic in 50 decimal digits.
  expect(whatIfs(1_000_000, 8.5, 240).map(({ label, saving }) => [label, saving])).toEqual([
    [labels[0], '4 years 5 months sooner, ₹2,77,850 less interest'],
    [labels[1], '3 years 3 months sooner, ₹2,05,823 less interest'],
    [labels[2], '1 year 7 months sooner, ₹1,73,427 less interest'],
    [labels[3], '5 years sooner, ₹3,10,245 less interest, with an EMI of ₹9,847'],
  ])
})

test.each([
  [1_000_000, 8.5, 240],
  [5_000_000, 9.35, 222],
  [50_000, 1, 480],
  [20_000_000, 30, 61],
  [300_000, 11.25, 30],
])('%d at %d %% over %d months: each is what the Prepayment page shows', (...loan) => {
  const found = whatIfs(...loan)
  expect(found.length).toBeGreaterThan(1)
  for (const { after, href, label } of found) {
    const texts = fromFragment(fields, new URL(href, 'https://x').hash, initialTexts(fields))
    const shown = calculate(readInput(fields, texts ?? initialTexts(fields)))
    expect([shown.after.months, Math.round(shown.after.interest)], label).toEqual([
      after.months,
      Math.round(after.interest),
    ])
    expect([shown.loan.loanAmount, shown.before.months]).toEqual([loan[0], loan[2]])
  }
})

test.each([
  ['5 years', 8.5, 60, labels.slice(0, 3)],
  ['a year', 8.5, 12, [labels[0], labels[2]]],
  ['a rate below 1', 0.9, 240, [labels[0], labels[1], labels[3]]],
  ['no interest', 0, 240, []],
])('what does not apply to a loan of %s is absent', (_, rate, months, expected) => {
  expect(whatIfs(1_000_000, rate, months).map(({ label }) => label)).toEqual(expected)
})

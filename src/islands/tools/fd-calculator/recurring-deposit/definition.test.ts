import { expect, test } from 'vitest'

import { rupees, rupeesAndPaise } from '@/lib/format.ts'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { recurringCalculator } from './definition.ts'
import { drawing, tables } from './later.ts'
import { recurringDeposit, type RecurringInput } from './recurring.ts'
import { testStates } from '../../../../../tests/stated-figures.ts'

const { fields, calculate, rows, sentence, notes, hiddenFields } = recurringCalculator
const fresh = readInput(fields, initialTexts(fields))
const shown = (changes: Partial<RecurringInput> = {}) => {
  const input = { ...fresh, ...changes }
  const result = calculate(input)
  return {
    figures: Object.fromEntries(rows(result, input).map((row) => [row.label, figure(row)])),
    sentence: sentence?.(result, input),
    notes: notes?.(result, input),
    tables: tables(result, input),
    picture: drawing.strokes(result, input),
  }
}

test('the page opens with what ₹5,000 a month come to in five years', () => {
  // 5,000 × (1.0175^20 − 1) ÷ (1 − 1.0175^(−1/3)) = 3,59,663.95 by decimals; tax 31.2 % of 59,663.95
  expect(shown().figures).toEqual({
    'Maturity Amount': '₹3,59,664',
    'Paid In': '₹3,00,000',
    Interest: '₹59,664',
    'Tax on the Interest': '₹18,615',
    'Left After Tax': '₹3,41,049',
    'Yield a Year': '7.19%',
  })
  expect(shown().sentence).toBe('That is ₹5,000 at the start of each month for 5 years.')
})

test('what to pay in is asked by the amount wanted', () => {
  const { figures, sentence: said } = shown({ wanted: 'deposit' })
  expect(figures['Deposit Each Month']).toBe('₹6,951')
  expect(said).toBe(
    'Paid in at the start of each month for 5 years, the deposits grow to ₹5,00,000.',
  )
  expect(hiddenFields?.({ ...fresh, wanted: 'deposit' })).toEqual(['monthlyDeposit'])
  expect(hiddenFields?.(fresh)).toEqual(['target'])
})

test.each<[Partial<RecurringInput>, RegExp]>([
  [{ monthlyDeposit: -1 }, /0 or more/],
  [{ years: 101 }, /100 years/],
  [{ wanted: 'deposit', years: 0 }, /at least one month/],
  [{ years: 1.37 }, /as 16 whole months/],
  [{ monthlyDeposit: 1e308 }, /too large/],
])('%j is told', (changes, words) => {
  expect(shown(changes).notes).toEqual([expect.stringMatching(words)])
})

test('the table and the picture end with the maturity amount', () => {
  const { tables: found, picture } = shown({ years: 2.5 })
  const last = found?.[0]?.rows.at(-1)
  expect(last?.[0]).toBe(2.5)
  expect(last?.[3]).toBeCloseTo(recurringDeposit({ ...fresh, years: 2.5 }).maturity, 6)
  expect(picture?.all).toHaveLength(3)
  expect(picture?.all.at(-1)).toEqual({ near: last?.[1], far: last?.[2] })
})

const of = (monthlyDeposit: number, months: number, annualRatePercent: number) =>
  recurringDeposit({ ...fresh, monthlyDeposit, years: months / 12, annualRatePercent })

testStates('tools/fd-calculator/recurring-deposit.mdx', 'the page is right about %s', [
  ['18 months', `at 7.5% come to ${rupeesAndPaise(of(5_000, 18, 7.5).maturity)}`],
  ['the post office', `at 6.7% come to ${rupeesAndPaise(of(100, 60, 6.7).maturity)}`],
  ['ten months', `at 7% come to ${rupeesAndPaise(of(1_000, 10, 7).maturity)}`],
  ['five years', `${rupees(of(5_000, 60, 7).interest)} of interest`],
  ['a deposit at once', `would earn ${rupees(300_000 * (1.0175 ** 20 - 1))}`],
])

testStates('faq/financial.md', 'the questions are right about five lakh', [
  `takes ${shown({ wanted: 'deposit' }).figures['Deposit Each Month']} a month`,
])

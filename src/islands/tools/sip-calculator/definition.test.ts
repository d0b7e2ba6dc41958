import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'

import { optionSentences, overTime } from './later.tsx'
import { sipCalculator } from './definition.ts'
import type { InvestmentInput } from './investment.ts'
import { sipTables } from './tables.ts'

const fresh = readInput(sipCalculator.fields, initialTexts(sipCalculator.fields))
const shown = (changed: Partial<InvestmentInput> = {}) => {
  const input = { ...fresh, ...changed }
  const result = sipCalculator.calculate(input)
  return {
    labels: sipCalculator.rows(result, input).map(({ label }) => label),
    notes: sipCalculator.notes?.(result, input),
    hidden: sipCalculator.hiddenFields?.(input),
    sentences: Object.fromEntries(optionSentences(result, input)),
    tables: sipTables(result, input),
    picture: overTime(result, input),
  }
}
const SPECIFIED = ['Monthly Investment', 'Total Investment', 'Estimated Returns', 'Total Value']

test('without options the page says what is specified and no more', () => {
  const { labels, notes, sentences, hidden, picture } = shown()
  expect(labels).toEqual(SPECIFIED)
  expect([notes, sentences]).toEqual([[], {}])
  expect(hidden).toEqual(['exemptionUsed', 'monthsBeforeBreak', 'badYears', 'badReturnPercent'])
  expect(picture).toBeUndefined()
})

test('each option adds its own rows below the specified ones', () => {
  const rowsOf = (changed: Partial<InvestmentInput>) => shown(changed).labels.slice(4)
  expect(rowsOf({ lumpSum: 1, stepUpRupees: 500 })).toEqual([])
  expect(rowsOf({ expenseRatioPercent: 1 })).toEqual(['Cost of the Fund'])
  expect(rowsOf({ exitTax: 'equity' })).toEqual(['Tax at the End', 'In Hand after Tax'])
  expect(rowsOf({ exitTax: 'equity', inflationPercent: 6 })).toEqual([
    'Value in Today’s Rupees',
    'Tax at the End',
    'In Hand after Tax',
    'In Hand, in Today’s Rupees',
  ])
  expect(rowsOf({ delayMonths: 12 })).toEqual([
    'Cost of the Delay',
    'SIP That Makes Up for the Delay',
  ])
  expect(rowsOf({ skippedMonths: 120 })).toEqual(['Cost of the Break'])
})

test('both step-ups apply together, and the sentence says in which order', () => {
  const { hidden, sentences } = shown({ stepUpPercent: 10, stepUpRupees: 500 })
  expect(hidden).not.toContain('stepUpRupees')
  expect(sentences['Step-up']).toBe(
    'Monthly Investment is the first year’s amount, and changes by 10%, and then ₹500, every year.',
  )
})

test('the tax stands beside its law', () => {
  expect(shown({ exitTax: 'equity' }).notes).toEqual([
    'Tax by the rates since 23 July 2024 (Income-tax Act 2025, sections 196 and 198): 20% of short-term gains, 12.5% of long-term gains beyond ₹1,25,000 a year, 4% cess.',
  ])
})

test.each([
  [{ delayMonths: -1 }, 'Enter a number of months of 0 or more.'],
  [{ skippedMonths: -1 }, 'Enter a number of months of 0 or more.'],
  [{ skippedMonths: 6, monthsBeforeBreak: -1 }, 'Enter a number of months of 0 or more.'],
  [{ stepUpRupees: 500, years: 101 }, 'A step-up in rupees is calculated for up to 100 years.'],
  [
    { years: 1e6 },
    'There is no result: the values grow too large to show, or lose more than 100%.',
  ],
])('%j has no figure, and the page says why', (changed, why) => {
  expect(shown(changed).notes).toEqual([why])
})

// The amounts are those of investment.test.ts.
test('the sentences say what the figures mean', () => {
  const { sentences } = shown({ years: 20, expenseRatioPercent: 1 })
  expect(sentences).toEqual({
    'Cost of the fund':
      'All figures are after a cost of 1% a year: the money grows by 11% instead of 12%. Without the cost, the Total Value would be ₹49,95,740.',
  })
  expect(shown({ lumpSum: 100_000 }).sentences['Lump sum']).toBe(
    '₹1,00,000 of the Total Investment. It makes up ₹3,30,039 of the Total Value.',
  )
  expect(shown({ delayMonths: 12 }).sentences['Delay']).toBe(
    'If you start 12 months later, with the same end, the plan comes to ₹9,74,108. From then on, ₹5,963 a month makes up for it.',
  )
  expect(
    shown({ skippedMonths: 1, monthsBeforeBreak: 119, exitTax: 'equity' }).sentences['Break'],
  ).toBe(
    'If you skip 1 month after the first 119, the plan comes to ₹11,56,645 before tax. No time is left to make up for it.',
  )
  expect(shown({ exitTax: 'equity' }).sentences['Tax']).toContain('short-term gains, ₹4,047. The others have long-term gains, ₹5,57,649.') // prettier-ignore
})

test('with inflation a picture is in today’s rupees', () => {
  const { picture } = shown({ inflationPercent: 6 })
  // Σ 5,000 ÷ 1.06^(k/12) and 11,61,695 ÷ 1.06^10, with 50 digits
  expect(picture?.sentence).toBe(
    'In today’s rupees you put in ₹4,55,830, and have ₹6,48,685 after 10 years.',
  )
  expect(picture?.series.map(({ amounts }) => Math.round(amounts.at(-1) ?? NaN))).toEqual([
    455_830, 648_685,
  ])
})

test('the other conventions have the lump sum from the first day', () => {
  // 11,50,193.45 paid at the end of the month, and 1,00,000 × 1.01^120 beside it
  const values = shown({ lumpSum: 100_000 })
    .tables.at(-1)
    ?.rows.map(([, value]) => value)
  expect(Math.round(Number(values?.[0]))).toBe(1_491_734)
  expect(Math.round(Number(values?.[1]))).toBe(1_480_232)
})

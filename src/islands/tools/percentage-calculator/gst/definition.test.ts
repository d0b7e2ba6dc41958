import { describe, expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { gstCalculator } from './definition.ts'
import type { GstInput } from './gst.ts'
import { tables } from './later.ts'

const { calculate, fields, rows, notes } = gstCalculator
const fresh = readInput(fields, initialTexts(fields))
const entry = { amount: 1_000, rate: 18 as number | 'other', otherRatePercent: 12 }

const shown = (input: GstInput) =>
  rows(calculate(input), input).map(({ label, amount, isHeadline }) =>
    isHeadline ? `${label} = ${amount}` : `${label}: ${amount}`,
  )

describe('what a page shows', () => {
  test('adds 18 % to 10,000 on a fresh visit', () => {
    expect(shown(fresh)).toEqual([
      'Value without GST: 10000',
      'CGST: 900',
      'SGST or UTGST: 900',
      'GST: 1800',
      'Total with GST = 11800',
    ])
  })

  test('is one integrated tax between states, and the value when GST is removed', () => {
    // 500 with 40 % in it is 357.14 and 142.86, by hand
    const items = [{ ...entry, amount: 500, rate: 40 }]
    expect(shown({ direction: 'remove', supply: 'between', items })).toEqual([
      'Value without GST = 357.14',
      'IGST: 142.86',
      'Total with GST: 500',
    ])
  })

  test('follows a rate that is typed, and only where another rate is chosen', () => {
    const typed = { ...entry, rate: 'other' as const, otherRatePercent: 1.5 }
    const { items } = calculate({ ...fresh, items: [entry, typed] })
    expect(items.map(({ ratePercent }) => ratePercent)).toEqual([18, 1.5])
  })
})

test('both tables end in the sums of the page', () => {
  const input = { ...fresh, items: [entry, { ...entry, amount: 200, rate: 5 }] }
  const [byRate, byAmount] = tables(calculate(input), input)
  expect(byRate?.rows).toEqual([
    ['5%', 200, 5, 5, 10, 210],
    ['18%', 1_000, 90, 90, 180, 1_180],
  ])
  expect(byRate?.totals).toEqual(['Total', 1_200, 95, 95, 190, 1_390])
  expect(byAmount?.rows).toEqual([
    ['1', '18%', 1_000, 180, 1_180],
    ['2', '5%', 200, 10, 210],
  ])
  expect(byAmount?.totals).toEqual(['Total', '', 1_200, 190, 1_390])
})

test.each([
  [[], []],
  [[entry], []],
  [[{ ...entry, rate: 'other' as const, otherRatePercent: -5 }], [/below 0%/]],
  [[{ ...entry, amount: 1.7e308 }], [/too large/]],
])('%j is explained in words', (items, sentences) => {
  const input = { ...fresh, items }
  const found = notes?.(calculate(input), input) ?? []
  expect(found).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
})

import { expect, test } from 'vitest'

import type { CalculatorDefinition } from '../frame/definition.ts'
import { comparison } from './comparison.ts'

interface Input {
  amount: number
  years: number
  bonus: number
}

const definition: CalculatorDefinition<Input, number> = {
  reportTitle: 'Plan Report',
  reportName: 'plan',
  resultsTitle: 'Plan',
  fields: {
    amount: { kind: 'number', label: 'Amount (₹)', initial: 100, unit: 'rupees' },
    years: { kind: 'number', label: 'Years', initial: 1, unit: 'years' },
    bonus: { kind: 'number', label: 'Bonus (₹)', initial: 0, unit: 'rupees', isOption: true },
  },
  calculate: ({ amount, years, bonus }) => amount * years + bonus,
  rows: (total, { amount, bonus }) => [
    { label: 'Amount', amount, unit: 'rupees' },
    { label: 'Total', amount: total, unit: 'rupees', isHeadline: true, better: 'more' },
    ...(bonus === 0
      ? []
      : [{ label: 'Bonus part', amount: bonus / total, unit: 'percent' } as const]),
  ],
}
const of = (...values: string[]) => compared(definition, values)
const compared = (by: typeof definition, values: string[]) =>
  comparison(
    by,
    values.map((text, index) => ({ name: `${index}`, values: text })),
  )

test('what differs has a row, what is the same is told once, and the results follow', () => {
  expect(of('amount=100&years=1', 'amount=100&years=3')).toEqual({
    given: [
      {
        label: 'Years',
        cells: [
          { text: '1 year' },
          { text: '3 years', difference: { words: '2 years longer', tone: undefined } },
        ],
      },
    ],
    same: ['Amount: ₹100'],
    found: [
      {
        label: 'Total',
        cells: [
          { text: '₹100', difference: undefined },
          { text: '₹300', difference: { words: '₹200 more', tone: 'good' } },
        ],
        best: { column: 1, word: 'highest' },
      },
    ],
  })
})

test('an option counts once it was touched in one of them, and so does a row that only one has', () => {
  const { given, found } = of('years=1', 'years=1&bonus=100')
  expect(given.map(({ label }) => label)).toEqual(['Bonus'])
  expect(found.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
    ['Total', '₹100', '₹200'],
    ['Bonus part', '—', '0.50%'],
  ])
})

test('what the first has no use for differs from nothing', () => {
  const hiding: typeof definition = {
    ...definition,
    hiddenFields: ({ amount }) => (amount === 100 ? ['years'] : []),
  }
  const { given } = compared(hiding, ['amount=100&years=2', 'amount=200&years=2'])
  expect(given.find(({ label }) => label === 'Years')?.cells).toEqual([
    { text: 'not used' },
    { text: '2 years', difference: undefined },
  ])
})

test('extra interest and interest saved share a row, and none of them is below zero', () => {
  const saving: typeof definition = {
    ...definition,
    rows: (_, { years }) => [
      years > 1
        ? { label: 'Extra interest', amount: 500, unit: 'rupees', better: 'less' }
        : { label: 'Interest saved', amount: 200, unit: 'rupees', better: 'more' },
    ],
  }
  expect(compared(saving, ['years=1', 'years=2']).found).toEqual([
    {
      label: 'Interest saved',
      cells: [
        { text: '₹200', difference: undefined },
        { text: 'Extra ₹500', difference: { words: '₹700 less', tone: 'bad' } },
      ],
      best: { column: 0, word: 'highest' },
    },
  ])
})

test('no figure is the best where two options share it', () => {
  const { found } = of('amount=100&years=2', 'amount=200&years=1', 'amount=100&years=1')
  expect(found[0]?.best).toBeUndefined()
})

test('one alone has nothing that differs', () => {
  expect(of('amount=100&years=2')).toMatchObject({
    given: [],
    same: ['Amount: ₹100', 'Years: 2 years'],
  })
})

test('a comparison begins with the row that leads it, not with the headline of one calculation', () => {
  const leading: typeof definition = {
    ...definition,
    rows: (total, input) => [
      ...definition.rows(total, input),
      { label: 'Cost', amount: 1, unit: 'rupees', leadsComparison: true },
    ],
  }
  const { found } = compared(leading, ['years=1', 'years=2'])
  expect(found.map(({ label }) => label)).toEqual(['Cost', 'Total'])
})

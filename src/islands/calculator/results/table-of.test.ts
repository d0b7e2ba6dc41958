import { expect, test } from 'vitest'

import { tableOf } from './table-of.ts'

const lines = [
  { year: 1, paid: 100 },
  { year: 2, paid: 50 },
]

test('a column states its heading, its cells and its total once, and may be absent', () => {
  const hasMonth = false
  expect(
    tableOf('Paid', 'paid', lines, [
      { label: 'Year', unit: 'text', of: ({ year }) => year, total: 'Total' },
      hasMonth && { label: 'Month', unit: 'text', of: () => '' },
      { label: 'Line', unit: 'count', isSpare: true, of: (_, index) => index },
      { label: 'Paid', unit: 'rupees', of: ({ paid }) => paid, total: 150 },
    ]),
  ).toEqual({
    title: 'Paid',
    fileName: 'paid',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Line', unit: 'count', isSpare: true },
      { label: 'Paid', unit: 'rupees' },
    ],
    rows: [
      [1, 0, 100],
      [2, 1, 50],
    ],
    totals: ['Total', '', 150],
  })
})

test('there is no table without a line, and no last row without a total', () => {
  expect(tableOf('Paid', 'paid', [], [])).toBeUndefined()
  const table = tableOf('Paid', 'paid', lines, [{ label: 'Year', unit: 'text', of: () => 1 }])
  expect(table?.totals).toBeUndefined()
})

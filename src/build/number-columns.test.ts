import { expect, test } from 'vitest'

import { cellsOfNumbers } from './number-columns.ts'

/** Which cells of a table are marked, row by row. */
function marked(rows: readonly (readonly string[])[]): boolean[][] {
  const lines = rows.map((row, index) => ({
    tagName: 'tr',
    children: row.map((text) => ({
      tagName: index === 0 ? 'th' : 'td',
      // A figure of an article is an element of its own.
      children: [{ children: [{ value: text }] }],
    })),
  }))
  const [head, ...body] = lines
  const part = (tagName: string, children: readonly object[]) => ({ tagName, children })
  const found = cellsOfNumbers({
    children: [{ value: '\n' }, part('thead', head ? [head] : []), part('tbody', body)],
  })
  return lines.map(({ children }) => children.map((cell) => found.includes(cell)))
}

test('a column of amounts is marked with its heading, and one of words is not', () => {
  expect(
    marked([
      ['Tenure', 'EMI', 'Rate', 'Verdict'],
      ['15 years', '₹39,390', '7.10%', 'paid'],
      ['20 years', '−₹34,713', '—', '12 months'],
      ['25 years', '', '8 %', '1 August'],
    ]),
  ).toEqual([
    [false, true, true, false],
    [false, true, true, false],
    [false, true, true, false],
    [false, true, true, false],
  ])
})

test('the column that names the rows stays, although it holds numbers', () => {
  expect(
    marked([
      ['Digits', 'Bits'],
      ['40', '160 bits'],
    ]),
  ).toEqual([
    [false, true],
    [false, true],
  ])
})

test('a word in place of an amount stands with the amounts, and an amount among words with the words', () => {
  expect(
    marked([
      ['Salary', 'Wins above', 'Verdict'],
      ['₹10,00,000', 'never', 'yes'],
      ['₹13,00,000', '₹6,87,525', '12'],
      ['₹14,00,000', '₹5,18,775', 'no'],
    ])[1],
  ).toEqual([false, true, false])
})

test.each(['SHA-256', '1 August 2025', '0% to 5%', '7.10% a year', 'no'])(
  '“%s” is no number',
  (text) => {
    expect(
      marked([
        ['A', 'B'],
        ['x', text],
      ])[1],
    ).toEqual([false, false])
  },
)

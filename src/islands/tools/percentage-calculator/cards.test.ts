import { expect, test } from 'vitest'

import { cards } from './cards.ts'

const card = (name: string) => {
  const found = cards.find((candidate) => candidate.name === name)
  if (found === undefined) throw new Error(`There is no card ${name}.`)
  return found
}

// Specification, section 9: 10% of 100; from 100 to 150; 100 increased by 20%; 100 decreased by 20%.
test.each([
  ['percent-of', ['10', '100'], '10.00'],
  ['change', ['100', '150'], '+50.00%'],
  ['increase', ['100', '20'], '120.00'],
  ['decrease', ['100', '20'], '80.00'],
  ['share', ['25', '200'], '12.50%'],
  // 100 less 20 % is 80.
  ['before', ['80', '20'], '100.00'],
])('the card %s starts with %j and shows %s', (name, initial, shown) => {
  const { fields, result } = card(name)
  expect(fields.map((field) => field.initial)).toEqual(initial)
  expect(result(Number(initial[0]), Number(initial[1]))).toBe(shown)
})

test.each([
  ['change', 0, 50, '+0.00%', 'undefined: the starting value is 0'],
  ['change', -100, 50, '-150.00%', 'Measured by its size the change is +150.00%.'],
  // One paisa of ten lakh: 0.01 ÷ 10,00,000 is 0.000001 %.
  ['change', 1_000_000, 999_999.99, '0.00%', 'A fall of less than 0.005%'],
  ['share', 5, 0, '—', 'Undefined: the whole is 0.'],
  ['before', 5, 100, '—', 'Undefined: 100% off leaves nothing of any value.'],
  ['percent-of', NaN, 5, '—', 'Please enter numbers in both fields.'],
  ['change', 1, NaN, '—', 'Please enter numbers in both fields.'],
  ['change', 0, NaN, '—', 'Please enter numbers in both fields.'],
])('%s of %d and %d is %s, with a word about it', (name, first, second, shown, note) => {
  expect(card(name).result(first, second)).toBe(shown)
  expect(card(name).note(first, second)).toContain(note)
})

test('an ordinary result needs no note', () => {
  for (const { note } of cards) expect(note(10, 50)).toBeUndefined()
})

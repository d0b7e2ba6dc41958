import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cards, stepsTo } from './cards.ts'

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
  // 15 % of 200 is 30.
  ['whole', ['30', '15'], '200.00'],
  // 100 less 20 % is 80.
  ['before', ['80', '20'], '100.00'],
  // 100 with 18 % on top is 118.
  ['before-increase', ['118', '18'], '100.00'],
  // 50 of their mean, 125.
  ['difference', ['100', '150'], '40.00%'],
  // 1.5 of 6 is a quarter.
  ['points', ['6', '7.5'], '+1.50 points, +25.00%'],
])('the card %s starts with %j and shows %s', (name, initial, shown) => {
  const { fields, result } = card(name)
  expect(fields.map((field) => field.initial)).toEqual(initial)
  expect(result(Number(initial[0]), Number(initial[1]))).toBe(shown)
})

test.each([
  ['change', 0, 50, '+0.00%', 'undefined: the starting value is 0'],
  ['change', -100, 50, '-150.00%', 'Divided by its absolute value, the change is +150.00%.'],
  // One paisa of ten lakh: 0.01 ÷ 10,00,000 is 0.000001 %.
  ['change', 1_000_000, 999_999.99, '0.00%', 'A fall of less than 0.005%'],
  ['share', 5, 0, '—', 'Undefined: the whole is 0.'],
  ['whole', 5, 0, '—', 'Undefined: 0% of every value is 0.'],
  ['whole', NaN, 0, '—', 'Please enter numbers in both fields.'],
  ['before', 5, 100, '—', 'Undefined: 100% off leaves nothing of any value.'],
  ['before-increase', 5, -100, '—', 'Undefined: a change of -100% leaves nothing of any value.'],
  ['difference', 0, 0, '—', 'Undefined: both values are 0.'],
  ['points', 0, 1.5, '+1.50 points', 'Only in points: a change from 0% is undefined in percent.'],
  ['points', 0, NaN, '—', 'Please enter numbers in both fields.'],
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

test('a rate that falls loses points', () => {
  expect(card('points').result(8, 7)).toBe('-1.00 points, -12.50%')
})

// Each step by hand.
test.each([
  ['percent-of', 18, 2505, '1% of 2,505 is 25.05, and 18 times that is 450.90.'],
  [
    'change',
    200,
    150,
    'The change is -50. Divided by 200, where it starts, and times 100, that is -25.00%.',
  ],
  [
    'increase',
    100_000,
    7,
    '7% of 1,00,000 is 7,000, and with that on top 1,00,000 becomes 1,07,000.00.',
  ],
  ['decrease', 100, 20, '20% of 100 is 20, and without that 100 becomes 80.00.'],
  ['share', 1, 3, '1 divided by 3 is about 0.3333333, and times 100 that is 33.33%.'],
  ['whole', 30, 15, '1% is 30 divided by 15, and 100 times as much is 200.00.'],
  ['before', 80, 20, '80% is left, so 1% was 80 divided by that. 100 times as much is 100.00.'],
  [
    'before-increase',
    118,
    18,
    'It is now 118%, so 1% was 118 divided by that. 100 times as much is 100.00.',
  ],
  [
    'difference',
    100,
    150,
    'They are 50 apart and 125 on average. The first divided by the second, times 100, is 40.00%.',
  ],
  [
    'points',
    6,
    7.5,
    'The second rate less the first is 1.5: these are the points. Divided by 6 and times 100, that is 25 percent.',
  ],
])('the card %s says its steps from %d and %d', (name, first, second, steps) => {
  expect(stepsTo(card(name), first, second)).toBe(steps)
})

test('the steps of any result are in numbers', () => {
  const any = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
  fc.assert(
    fc.property(fc.constantFrom(...cards), any, any, (drawn, first, second) => {
      expect(stepsTo(drawn, first, second) ?? '').not.toMatch(/NaN|Infinity|—|undefined/)
    }),
  )
})

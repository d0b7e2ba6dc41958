import { expect, test } from 'vitest'

import { lengthInWords, monthsField, yearsField } from './length-of-time.ts'
import { casesOf } from '../../../../tests/cases.ts'

const { spelling: years } = yearsField('Loan Tenure (Years)', 20)
const { spelling: months } = monthsField('Months', 0)

test.each(casesOf<[string, number]>('lengths-of-time'))(
  '"%s" in a field of years is %d months',
  (text, length) => {
    expect((years?.read(text) ?? NaN) * 12).toBe(length)
  },
)

test.each([
  'abc',
  'months',
  'y',
  ',',
  'and',
  // The larger unit comes first, as with amounts.
  '6m 2y',
  '2 years 6',
  '2,5 years',
  '2y.6m',
  '1.2.3 months',
  '½ year',
  '2 lakh months',
  '9'.repeat(400) + ' months',
])('"%s" is no length of time', (text) => {
  expect(years?.read(text)).toBeNaN()
  expect(months?.read(text)).toBeNaN()
})

test.each([
  ['6', 6],
  ['6 months', 6],
  ['1 year', 12],
  ['1y 6m', 18],
  ['', 0],
])('"%s" in a field of months is %d', (text, length) => {
  expect(months?.read(text)).toBe(length)
})

test('what was understood is said again where the number alone would not', () => {
  expect(years?.inWords(30 / 12)).toBe('2 years 6 months')
  expect(years?.inWords(1 / 12)).toBe('1 month')
  expect(years?.inWords(20)).toBe('')
  // 2.51 years are 30.12 months.
  expect(years?.inWords(2.51)).toBe('')
  expect(years?.inWords(-0.5)).toBe('')
  expect(years?.inWords(NaN)).toBe('')
  expect(years?.inWords(1e300)).toBe('')
  expect(lengthInWords(20)).toBe('20 years')
  expect(months?.inWords(18)).toBe('1 year 6 months')
  expect(months?.inWords(6)).toBe('')
})

test('every whole number of months up to a hundred years comes back from a link as it was', () => {
  for (let length = 1; length <= 1200; length++) {
    const value = years?.read(`${length} months`) ?? NaN
    expect(value * 12).toBeCloseTo(length, 10)
    expect(years?.read(years.write(value))).toBe(value)
  }
})

test('decimals that a visitor would type stay decimals', () => {
  expect([20, 2.5, 2.25, 2.125].map((value) => years?.write(value))).toEqual([
    '20',
    '2.5',
    '2.25',
    '2.125',
  ])
  expect(years?.write(7 / 12)).toBe('7m')
  // An arrow key adds a year to nine decimals.
  expect(years?.write(1.583333333)).toBe('1y 7m')
})

import { expect, test } from 'vitest'

import { monthNumber } from '@/islands/ui/dates/months.ts'
import { fieldText, readField } from '@/islands/calculator/frame/inputs.ts'
import { instalmentsBefore, isMoment, momentField, openMomentField } from './moment-field.ts'

const field = momentField('When', 12)
const march2029 = monthNumber({ year: 2029, month: 3 })

test.each([
  ['36', 36],
  ['3 years', 36],
  ['2y 6m', 30],
  ['0', 0],
  ['Mar 2029', march2029],
  ['03/2029', march2029],
  ['2029-03', march2029],
])('%j is a moment', (text, moment) => {
  expect(readField(field, text)).toBe(moment)
  expect(readField(field, fieldText(field, moment))).toBe(moment)
  expect(isMoment(moment)).toBe(true)
})

test.each(['soon', 'Mar', 'Marc 20x'])('%j is not a moment', (text) => {
  expect(readField(field, text)).toBeNaN()
})

test.each([-1, 2.5, 1201, 5_000, NaN])('%d is no moment of a loan', (moment) => {
  expect(isMoment(moment)).toBe(false)
})

test('a month of the calendar is after its own instalment', () => {
  // Of a loan that begins in January 2029, March has the third.
  expect(instalmentsBefore(march2029, march2029 - 2)).toBe(3)
  expect(instalmentsBefore(march2029, march2029 + 1)).toBe(0)
  expect(instalmentsBefore(march2029, march2029 + 2)).toBeNaN()
  expect(instalmentsBefore(march2029, NaN)).toBeNaN()
  expect(instalmentsBefore(7, NaN)).toBe(7)
})

test('an open moment is written as nothing', () => {
  const open = openMomentField('Last time')
  expect(fieldText(open, 0)).toBe('')
  expect(readField(open, '')).toBe(0)
  expect(fieldText(open, 24)).toBe('24')
})

import { expect, test } from 'vitest'

import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { strokesInTime } from './dated-strokes.ts'

const first = dayNumber({ year: 2026, month: 1, day: 1 })

test('strokes stand where their days are, those above the line upwards', () => {
  // 100 days: the second stroke is at a quarter of the 98.2 percent that a stroke of 1.8 leaves.
  const drawn = strokesInTime(
    [
      { day: first, parts: [{ length: 100, color: 'principal' }] },
      { day: first + 25, parts: [{ length: 50, color: 'interest' }], isAbove: true },
      {
        day: first + 100,
        parts: [
          { length: 25, color: 'principal' },
          { length: 50, color: 'interest' },
        ],
      },
    ],
    [first, first + 100],
  )
  expect(drawn?.hanging).toEqual([
    { x: 0, width: 1.8, height: 100, color: 'principal' },
    { x: 24.55, width: 1.8, y: -50, height: 50, color: 'interest' },
    { x: 98.2, width: 1.8, height: 25, color: 'principal' },
    { x: 98.2, width: 1.8, y: 25, height: 50, color: 'interest' },
  ])
  expect(drawn?.words?.map(({ text }) => text)).toEqual(['1 January 2026', '11 April 2026'])
})

test('without two days or an amount there is no drawing', () => {
  const stroke = { day: first, parts: [{ length: 1 }] }
  expect(strokesInTime([stroke], [first, first])).toBeUndefined()
  expect(strokesInTime([], [first, first + 1])).toBeUndefined()
  expect(strokesInTime([{ ...stroke, parts: [{ length: 0 }] }], [first, first + 1])).toBeUndefined()
})

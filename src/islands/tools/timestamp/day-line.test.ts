import { expect, test } from 'vitest'

import { FIRST_OPTIONS } from './choices.ts'
import { convertTimes } from './convert.ts'
import { dayLine } from './day-line.ts'
import { EXAMPLE } from './example.ts'

test('each clock is a stroke at its part of the day, and ours has the bead', () => {
  const drawing = dayLine([
    { name: 'IST', day: 'Sat 28 Nov', secondOfDay: 13 * 3600 },
    { name: 'UTC', day: 'Sat 28 Nov', secondOfDay: 7.5 * 3600 },
  ])
  // 13 of 24 hours are 54.17%, and 7.5 are 31.25%.
  expect(drawing.hanging).toEqual([
    { x: 54.17, width: 0.8, height: 24, color: 'principal' },
    { x: 31.25, width: 0.8, height: 48, color: 'interest' },
  ])
  expect(drawing.bead).toBe(54.17)
  expect(drawing.title).toBe(
    'On one day from midnight to midnight: IST 13:00, Sat 28 Nov; UTC 07:30, Sat 28 Nov.',
  )
})

test('the example in the built page is what the page makes of its number', () => {
  const { output, day } = convertTimes({ text: EXAMPLE.number, options: FIRST_OPTIONS }, 0)
  expect(EXAMPLE.built).toMatchObject({ output, day })
})

import { expect, test } from 'vitest'

import { EXAMPLE } from './example.ts'
import { readCrontab } from './read-crontab.ts'
import { weekLine } from './week-line.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const HOUR = 3600

test('each run is a stroke at its time, and now is the bead', () => {
  const runs = [9.5 * HOUR, 33.5 * HOUR]
  const { hanging, bead, title, words } = weekLine({ days: DAYS, runs, now: 21 * HOUR })
  // A week has 168 hours: 9.5 / 168 is 5.65%, 33.5 / 168 is 19.94%, and 21 / 168 is an eighth.
  expect(hanging.slice(7)).toEqual([
    { x: 5.65, width: 0.9, height: 100, color: 'interest' },
    { x: 19.94, width: 0.9, height: 100, color: 'principal' },
  ])
  expect(bead).toBe(12.5)
  expect(title).toBe('Of seven days from today, 2 days with a run: Mon, Tue.')
  // The middle of the first of seven days: 100 / 14.
  expect(words?.[0]).toEqual({ x: 7.14, y: 100, text: 'Mon', anchor: 'middle' })
})

test('runs that would touch are one block, and what is after the week is left out', () => {
  const runs = Array.from({ length: 9 * 24 }, (_, hour) => hour * HOUR)
  const { hanging } = weekLine({ days: DAYS, runs })
  expect(hanging.slice(7)).toEqual([{ x: 0, width: 100, height: 100, color: 'principal' }])
})

test('a week without a run says so', () => {
  const { hanging, title } = weekLine({ days: DAYS, runs: [] })
  expect(hanging).toHaveLength(7)
  expect(title).toBe('There is no run from today to six days later.')
})

test('the example has in the built page the words and lines that it has later', () => {
  const request = { text: EXAMPLE.text(), options: { zone: 'Asia/Kolkata' } }
  // Monday 30 November 2026, 00:00 in India.
  const { output } = readCrontab(request, Date.UTC(2026, 10, 29, 18, 30))
  expect(output.replace(/ \d+ \w+ 2026,/g, ',')).toBe(EXAMPLE.built.output)
})

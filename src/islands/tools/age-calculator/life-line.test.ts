import { expect, test } from 'vitest'

import { ageOn } from './age.ts'
import { endOfYear, lifeLine } from './life-line.ts'

const at = (birth: [number, number, number], on: [number, number, number]) => {
  const [from, day] = [birth, on].map(([year, month, date]) => ({ year, month, day: date })) as [
    { year: number; month: number; day: number },
    { year: number; month: number; day: number },
  ]
  const age = ageOn(from, day)
  return { drawing: lifeLine(day, age), words: endOfYear(age) }
}

test('completed years are whole strokes, and the running one is filled as far as it has come', () => {
  // 356 of 365 days from 10 August 2024 to 1 August 2025.
  const { drawing, words } = at([1998, 8, 10], [2025, 8, 1])
  const { hanging = [], bead } = drawing ?? {}
  expect(hanging.filter(({ color }) => color === 'principal')).toHaveLength(26)
  expect(hanging.filter(({ color }) => color === 'interest')).toMatchObject([{ height: 97.53 }])
  expect(hanging.filter(({ color }) => color === undefined)).toHaveLength(1 + 3)
  expect(bead).toBeCloseTo(88.33, 2)
  expect(words).toBe('Year 27 ends in 9 days.')
})

test('on a birthday nothing of the new year has passed', () => {
  const { drawing, words } = at([2000, 1, 1], [2010, 1, 1])
  expect(drawing?.hanging.filter(({ color }) => color === 'principal')).toHaveLength(10)
  expect(drawing?.hanging.some(({ color }) => color === 'interest')).toBe(false)
  expect(words).toBe('Year 11 begins.')
})

test('a birthday of 29 February counts from 1 March in other years', () => {
  // 1 March 2025 to 28 February 2026 are 364 of 365 days.
  const { drawing } = at([2024, 2, 29], [2026, 2, 28])
  expect(drawing?.hanging.find(({ color }) => color === 'interest')?.height).toBeCloseTo(99.73, 2)
})

test('more years than can be told apart are not drawn', () => {
  expect(at([1700, 1, 1], [2026, 1, 1]).drawing).toBeUndefined()
})

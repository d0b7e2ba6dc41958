import { expect, test } from 'vitest'

import { apart } from './draw-labels.ts'

const name = (text: string, y: number) => ({ text, x: 0, y })
const places = (names: ReturnType<typeof apart>) => names.map(({ text, y }) => [text, y])

test('names that do not touch stay where their lines end', () => {
  expect(places(apart([name('Low', 90), name('High', 20)], 200))).toEqual([
    ['High', 20],
    ['Low', 90],
  ])
})

test('names of lines that end together stand below each other', () => {
  const [first, second] = apart([name('One', 50), name('Two', 50)], 200)
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(18)
})

test('names at the foot of the plot are pushed up, not out of it', () => {
  const last = apart([name('One', 198), name('Two', 200)], 200).at(-1)
  expect(last?.y).toBeLessThanOrEqual(200)
})

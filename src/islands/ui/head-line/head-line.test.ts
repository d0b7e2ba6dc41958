import { expect, test } from 'vitest'

import { slabsAlong, strokesAlong } from './head-line.ts'

test('strokes are equally far apart, and the longest fills the height', () => {
  const strokes = [
    { parts: [{ length: 1, color: 'principal' }] },
    { parts: [{ length: 2 }] },
  ] as const
  expect(strokesAlong(strokes)).toEqual([
    { x: 9.5, width: 31, height: 50, color: 'principal' },
    { x: 59.5, width: 31, height: 100 },
  ])
  expect(strokesAlong(strokes, { longest: 4, places: 4 })).toEqual([
    { x: 4.75, width: 15.5, height: 25, color: 'principal' },
    { x: 29.75, width: 15.5, height: 50 },
  ])
})

test('the parts of a stroke follow one another', () => {
  const parts = [
    { length: 1, color: 'interest' },
    { length: 3, color: 'principal' },
  ] as const
  expect(strokesAlong([{ parts }])).toMatchObject([{ height: 25 }, { y: 25, height: 75 }])
})

test('the area of a slab is its amount times its rate', () => {
  const slabs = [
    { amount: 4, rate: 0 },
    { amount: 4, rate: 5, word: '5%' },
    { amount: 2, rate: 10, word: 'a word too long for its slab' },
  ]
  const { hanging, words } = slabsAlong(slabs, { total: 10, deepest: 10, color: 'attention' })
  expect(hanging).toEqual([
    { x: 40, width: 39.6, height: 50, color: 'attention' },
    { x: 80, width: 19.6, height: 100, color: 'attention' },
  ])
  expect(words).toEqual([{ x: 60, y: 50, text: '5%', anchor: 'middle' }])
})

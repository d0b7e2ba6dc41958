import { expect, test } from 'vitest'

import { createHeightAnswers } from './height-answers.ts'

function answersFor(needed: readonly number[]) {
  const heights = [...needed]
  const sent: number[] = []
  const answer = createHeightAnswers(
    () => heights.shift() ?? 0,
    (height) => sent.push(height),
  )
  return { answer, sent }
}

test('a height has room below the tool and is a multiple of 50', () => {
  const { answer, sent } = answersFor([700, 701, 751])
  for (const now of [0, 1, 2]) answer(now)
  expect(sent).toEqual([800, 850, 900])
})

test('a height is never lower than the one before', () => {
  const { answer, sent } = answersFor([900, 400, 950])
  for (const now of [0, 1, 2]) answer(now)
  expect(sent).toEqual([1000, 1000, 1050])
})

test('whoever asks again and again is answered three times a minute', () => {
  const { answer, sent } = answersFor([100, 200, 300, 400])
  for (let now = 0; now < 60_000; now += 60) answer(now)
  expect(sent).toHaveLength(3)
  answer(60_000)
  expect(sent).toEqual([200, 300, 400, 500])
})

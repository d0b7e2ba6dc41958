import { expect, test } from 'vitest'

import { lifeLine } from './life-line.ts'

const ISSUED = { seconds: 1000, words: 'Issued', kind: 'issued' } as const
const EXPIRES = { seconds: 2000, words: 'Expires', kind: 'end' } as const

test('a life that runs is on one scale with now', () => {
  const drawing = lifeLine([EXPIRES, ISSUED], 1500)
  // Two strokes are 84 / 2 and 84 deep. The line is 98 long and begins at 1: halfway is 1 + 98 / 2, and a stroke is 0.8 wide around its place.
  expect(drawing).toMatchObject({ bead: 50, title: 'In order of time: Issued; Now; Expires.' })
  expect(drawing?.hanging).toEqual([
    { x: 1, width: 98, height: 6, color: 'interest' },
    { x: 0.6, width: 0.8, height: 42, color: 'principal' },
    { x: 98.6, width: 0.8, height: 84, color: 'attention' },
  ])
})

test('a life that ended long ago keeps its width, and the words say so', () => {
  const drawing = lifeLine([ISSUED, EXPIRES], 2000 + 864_000)
  // 60% of 98 is 58.8, after the 1 at the start.
  expect(drawing?.hanging[0]).toMatchObject({ x: 1, width: 58.8 })
  expect(drawing).toMatchObject({ bead: 99, title: 'In order of time: Issued; Expires; Now (not to scale).' }) // prettier-ignore
})

test('a life that begins much later stands at the end of the line', () => {
  const drawing = lifeLine([ISSUED, EXPIRES], -864_000)
  // 99 - 58.8
  expect(drawing?.hanging[0]).toMatchObject({ x: 40.2, width: 58.8 })
  expect(drawing?.bead).toBe(1)
})

test('a life without an end goes on, and one without times is not drawn', () => {
  // From 1000 to now is the whole line, and the life goes on to its end: 100 - 1.
  expect(lifeLine([ISSUED], 5000)?.hanging[0]).toMatchObject({ x: 1, width: 99 })
  expect(lifeLine([], 5000)).toBeUndefined()
})

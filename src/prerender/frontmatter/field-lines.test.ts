import { expect, test } from 'vitest'

import { fieldLines } from './field-lines.ts'

const yaml = `title: a
keywords: [one, two]
picture:
  line: a
  bars:
    - { label: a, of: b }
    - label: c
      of: d
`

test.each([
  [['title'], 1],
  [['keywords'], 2],
  [['keywords', 1], 2],
  [['picture'], 3],
  [['picture', 'line'], 4],
  [['picture', 'bars', 0, 'of'], 6],
  [['picture', 'bars', 1, 'of'], 8],
])('the line of %s is %i', (path, line) => {
  expect(fieldLines(yaml)(path)).toBe(line)
})

test('a missing field has the line of its parent, or 0', () => {
  expect(fieldLines(yaml)(['picture', 'answer'])).toBe(3)
  expect(fieldLines(yaml)(['picture', 'bars', 1, 'color'])).toBe(7)
  expect(fieldLines(yaml)(['date'])).toBe(0)
  expect(fieldLines('')(['date'])).toBe(0)
})

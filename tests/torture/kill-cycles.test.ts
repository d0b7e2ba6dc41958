import { expect, test } from 'vitest'

import { killCycles } from './kill-cycles.ts'

test('every acknowledged message survives kill -9 exactly once', async () => {
  const found = await killCycles(6, 'stand-in')
  expect(found).toMatchObject({ lost: 0, duplicated: 0 })
  // The test has tested something: messages were taken and the kills hit some of them.
  expect(found.acknowledged).toBeGreaterThan(20)
  expect(found.unanswered).toBeGreaterThan(0)
}, 60_000)

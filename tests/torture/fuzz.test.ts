import { expect, test } from 'vitest'

import { fuzz } from './fuzz.ts'

test('hostile requests get an honest JSON answer and do not disturb valid ones', async () => {
  const found = await fuzz(1_500, 'stand-in', 20_261_121)
  expect(found.faults).toEqual([])
  expect(found).toMatchObject({ turnedAway: 0, acknowledged: 300, lost: 0, duplicated: 0 })
}, 60_000)

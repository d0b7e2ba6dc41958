import { expect, test } from 'vitest'

import { slowClients } from './slow-clients.ts'

test('clients that dribble are cut off and disturb nobody', async () => {
  const found = await slowClients(40, 'stand-in')
  expect(found.turnedAway).toBe(0)
  // The promise of the server is 20 s; this leaves room for a machine that is busy with other tests.
  expect(found.longestMs).toBeLessThan(30_000)
}, 60_000)

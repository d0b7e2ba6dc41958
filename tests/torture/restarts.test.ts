import { expect, test } from 'vitest'

import { restarts } from './restarts.ts'

test('restarts under load fail no request of a client that honours /readyz', async () => {
  const found = await restarts(1, 'stand-in')
  expect(found).toMatchObject({ failed: 0, roughStops: 0, lost: 0, duplicated: 0 })
})

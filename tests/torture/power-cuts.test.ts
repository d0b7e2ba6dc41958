import { expect, test } from 'vitest'

import { noLoopDevice, powerCuts } from './power-cuts.ts'

const reason = noLoopDevice ? `: not tried, ${noLoopDevice}` : ''

test.skipIf(noLoopDevice)(
  `no acknowledged message is lost in a power cut${reason}`,
  async () => {
    const found = await powerCuts(3, 'FULL')
    expect(found).toMatchObject({ lost: 0, duplicated: 0 })
    expect(found.acknowledged).toBeGreaterThan(20)
  },
  60_000,
)

test.skipIf(noLoopDevice)(
  `the cut is a real one: without a full sync it loses messages${reason}`,
  async () => {
    // Luck may have saved everything just before one cut, but not before each of ten.
    let lost = 0
    for (let cut = 0; cut < 10 && lost === 0; cut += 1) lost = (await powerCuts(1, 'NORMAL')).lost
    expect(lost).toBeGreaterThan(0)
  },
  60_000,
)

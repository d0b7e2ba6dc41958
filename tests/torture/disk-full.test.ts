import { expect, test } from 'vitest'

import { diskFull, noSmallDisk } from './disk-full.ts'

test.skipIf(noSmallDisk)(
  `a full disk is an honest refusal, and room again ends it by itself${noSmallDisk ? `: not tried, ${noSmallDisk}` : ''}`,
  async () => {
    const found = await diskFull(2, 'stand-in')
    expect(found).toMatchObject({
      ...{ lost: 0, duplicated: 0, dishonest: 0 },
      whileFull: { ready: 503, accepting: false },
    })
  },
  60_000,
)

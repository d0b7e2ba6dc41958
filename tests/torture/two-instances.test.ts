import { expect, test } from 'vitest'

import { noPostgres } from './postgres.ts'
import { twoInstances } from './two-instances.ts'

test.skipIf(noPostgres)(
  'two servers on one Postgres lose nothing when either or the database is killed',
  async () => {
    const found = await twoInstances(3, 'stand-in')
    expect(found).toMatchObject({ lost: 0, duplicated: 0, dishonest: 0 })
    expect(found.acknowledged).toBeGreaterThan(20)
    expect(found.refused + found.unanswered).toBeGreaterThan(0)
  },
  60_000,
)

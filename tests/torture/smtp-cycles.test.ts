import { expect, test } from 'vitest'

import { smtpCycles } from './smtp-cycles.ts'

test('every message reaches a mail server that refuses, stalls, defers and drops', async () => {
  const found = await smtpCycles(5, 'stand-in')
  expect(found).toMatchObject({ acknowledged: 15, undelivered: 0, misnamed: 0 })
}, 60_000)

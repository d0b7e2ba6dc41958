import { expect, test } from 'vitest'

import { smtpCycles } from './smtp-cycles.ts'

test('every message reaches a mail server that refuses, stalls, defers and drops', async () => {
  const found = await smtpCycles(5, 'stand-in')
  expect(found).toMatchObject({ acknowledged: 15, undelivered: 0, misnamed: 0 })
  // Not a promise about time: a message whose server was killed waits out a lease of 19 s, failures double the wait from
  // 1 s on, and six servers are started. Half a minute on an idle machine, minutes on a busy one.
}, 300_000)

import { expect, test } from 'vitest'

import { ownEntry } from './own-entry.ts'

test('a table has the entries that it lists, and none that every object inherits', () => {
  const table = { HS256: 'HMAC' }
  expect(ownEntry(table, 'HS256')).toBe('HMAC')
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'x'])
    expect(ownEntry(table, name)).toBeUndefined()
})

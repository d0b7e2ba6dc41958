import { openSqliteStore } from '../../src/server/contact/sqlite-store.ts'
import type { Durability } from '../../src/server/contact/sqlite-schema.ts'

import { nextMessage } from './client.ts'

// Fills a SQLite file without end and tells its parent of each message once it is acknowledged.

const [file = '', durability = 'FULL'] = process.argv.slice(2)
const store = openSqliteStore(file, durability as Durability)

await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (;;) {
      const message = nextMessage()
      await store.add({
        ...{
          id: crypto.randomUUID(),
          name: 'Asha',
          email: 'asha@example.in',
          message: message.text,
        },
        ...{ receivedAtMs: Date.now(), state: 'pending', keyHash: message.key, bodyHash: '' },
      })
      process.send?.(message)
    }
  }),
)

import { join } from 'node:path'

import { openPostgresPool, type PostgresPool } from './postgres-pool.ts'
import { openPostgresStore } from './postgres-store.ts'
import type { ContactSettings } from './service.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { ContactStore } from './store.ts'

/** Opens the store of the settings, and the pool if that is Postgres, which connects on demand. */
export function openStore({
  dataFolder,
  databaseUrl,
}: Pick<ContactSettings, 'dataFolder' | 'databaseUrl'>): {
  store: ContactStore
  pool: PostgresPool | undefined
} {
  if (databaseUrl === null) {
    return { store: openSqliteStore(join(dataFolder, 'messages.sqlite')), pool: undefined }
  }
  const pool = openPostgresPool(databaseUrl)
  return { store: openPostgresStore(pool), pool }
}

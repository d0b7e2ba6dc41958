import type { DatabaseSync } from 'node:sqlite'

import { refuseNewerSchema } from './store.ts'

/** Whether an acknowledged message survives a power cut. `NORMAL` loses some: it is the control run of the tests. */
export type Durability = 'FULL' | 'NORMAL'

/**
 * Brings a file to the newest version of the schema, all steps or none, and sets the connection up. Writes nothing when
 * the file has that version. Throws when the file has a newer one, and leaves it as it is.
 */
export function prepareFile(database: DatabaseSync, durability: Durability): void {
  refuseNewerSchema(versionOf(database), steps.length)
  database.exec(connectionPragmas(durability))
  if (versionOf(database) === steps.length) return
  database.exec('BEGIN IMMEDIATE')
  try {
    // Another program may have done it since.
    const version = versionOf(database)
    refuseNewerSchema(version, steps.length)
    for (const step of steps.slice(version)) database.exec(step)
    database.exec(`PRAGMA user_version = ${steps.length}; COMMIT`)
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
}

function connectionPragmas(durability: Durability): string {
  return `
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = ${durability};
    -- macOS answers a plain fsync before the data is on disk.
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    -- Deleted messages are overwritten, not only forgotten.
    PRAGMA secure_delete = ON;
    -- Nor does a copy of the others get into a temporary folder meanwhile.
    PRAGMA temp_store = MEMORY;
  `
}

/** Step n makes version n of version n - 1. What was released is never changed: a new version is a further step. */
const steps: readonly string[] = [
  // Files of version 1 carry no number, so that this step also meets them.
  `
    CREATE TABLE IF NOT EXISTS messages (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      message TEXT NOT NULL,
      receivedAtMs INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'held', 'dead')),
      keyHash TEXT UNIQUE,
      bodyHash TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      nextAttemptAtMs INTEGER NOT NULL,
      deliveredAtMs INTEGER,
      lastError TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS messagesInOrder ON messages (receivedAtMs, id);
    CREATE INDEX IF NOT EXISTS messagesDue ON messages (nextAttemptAtMs) WHERE state = 'pending';
    CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY CHECK (id = 1), filler BLOB) STRICT;
  `,
  // Times that outlive a restart. The retention begins with the last time that is certain to have been reached.
  `
    CREATE TABLE marks (name TEXT PRIMARY KEY, atMs INTEGER NOT NULL) STRICT;
    INSERT INTO marks
      SELECT 'retention', max(receivedAtMs) FROM messages HAVING count(*) > 0;
  `,
]

import type { DatabaseSync } from 'node:sqlite'

import { refuseNewerSchema } from './store.ts'

/** Migrates a file to the newest schema version in one transaction and configures the connection. Throws if the file is newer. */
export function prepareFile(database: DatabaseSync): void {
  refuseNewerSchema(versionOf(database), steps.length)
  database.exec(connectionPragmas)
  if (versionOf(database) === steps.length) return
  database.exec('BEGIN IMMEDIATE')
  try {
    // Another program may have migrated meanwhile.
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

const connectionPragmas = `
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    -- macOS answers a plain fsync before the data is on disk.
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    -- Overwrites deleted messages.
    PRAGMA secure_delete = ON;
    -- Copies no messages into a temporary folder.
    PRAGMA temp_store = MEMORY;
  `

/** The migrations: step n turns version n - 1 into version n. Released steps never change. */
const steps: readonly string[] = [
  // Version 1 has no version number, so this step also runs on its files.
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
  // The retention starts at the latest time that has certainly passed.
  `
    CREATE TABLE marks (name TEXT PRIMARY KEY, atMs INTEGER NOT NULL) STRICT;
    INSERT INTO marks
      SELECT 'retention', max(receivedAtMs) FROM messages HAVING count(*) > 0;
  `,
]

import { columns } from './store.ts'

/** Whether an acknowledged message survives a power cut. `NORMAL` loses some: it is the control run of the tests. */
export type Durability = 'FULL' | 'NORMAL'

/** One placeholder for each column. */
export const marks = columns.map(() => '?').join(', ')

/** Settings and tables, harmless to run on each start. */
export function createTables(durability: Durability): string {
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
  `
}

import { parentPort, workerData } from 'node:worker_threads'

import { databaseMoved } from './sqlite-connection.ts'
import { SqliteDatabase } from './sqlite-database.ts'

/** The methods that other threads may call. */
export type SqliteMethod = keyof SqliteDatabase

export interface Call {
  number: number
  method: SqliteMethod
  values: unknown[]
}
export type Reply = { number: number } & ({ result: unknown } | { error: Error; code: unknown })

/** SQLite's result codes for I/O errors and files that cannot be opened: the next call reopens the file. */
const reopenOn = [10, 14]

const { file } = workerData as { file: string }
let database: SqliteDatabase | undefined

// The calls block, so they would delay every page on the main thread.
parentPort?.on('message', (call: Call) => {
  parentPort?.postMessage(answerCall(call))
})

function answerCall({ number, method, values }: Call): Reply {
  // Opening the file would create it.
  if (method === 'close' && !database) return { number, result: undefined }
  try {
    // Opened on demand, so that a missing folder or a full disk can be fixed without a restart.
    database ??= new SqliteDatabase(file)
    const work = database[method] as (...values: unknown[]) => unknown
    return { number, result: work.apply(database, values) }
  } catch (error) {
    closeIfBroken(error)
    // Messages between threads keep only the name and text of an error.
    const { code, errstr } = error as { code?: unknown; errstr?: unknown }
    return { number, error: error as Error, code: errstr ?? code }
  }
}

function closeIfBroken(error: unknown): void {
  const { errcode = 0, code } = error as { errcode?: number; code?: unknown }
  if (!reopenOn.includes(errcode & 0xff) && code !== databaseMoved) return
  try {
    database?.close()
  } catch {
    // A broken database may fail to close.
  }
  database = undefined
}

import { parentPort, workerData } from 'node:worker_threads'

import { databaseMoved } from './sqlite-connection.ts'
import { SqliteDatabase } from './sqlite-database.ts'
import type { Durability } from './sqlite-schema.ts'

/** The methods that other threads may ask for. */
export type SqliteMethod = keyof SqliteDatabase

/** A question to the worker and its answer. */
export interface Call {
  number: number
  method: SqliteMethod
  values: unknown[]
}
export type Reply = { number: number } & ({ result: unknown } | { error: Error; code: unknown })

/** SQLite's result codes for an I/O error and for a file that cannot be opened: the next call opens the file anew. */
const reopenOn = [10, 14]

const { file, durability } = workerData as { file: string; durability: Durability }
let database: SqliteDatabase | undefined

// The calls block, so they run in this thread: on the main thread many messages at once would delay every page.
parentPort?.on('message', (call: Call) => {
  parentPort?.postMessage(answerCall(call))
})

function answerCall({ number, method, values }: Call): Reply {
  // Opening the file only to close it would create it.
  if (method === 'close' && !database) return { number, result: undefined }
  try {
    // Opened on demand, so that a folder that appears, or a disk that gets room again, needs no restart.
    database ??= new SqliteDatabase(file, durability)
    const work = database[method] as (...values: unknown[]) => unknown
    return { number, result: work.apply(database, values) }
  } catch (error) {
    forgetIfBroken(error)
    // A message between threads keeps of an error only its name and text.
    const { code, errstr } = error as { code?: unknown; errstr?: unknown }
    return { number, error: error as Error, code: errstr ?? code }
  }
}

function forgetIfBroken(error: unknown): void {
  const { errcode = 0, code } = error as { errcode?: number; code?: unknown }
  if (!reopenOn.includes(errcode & 0xff) && code !== databaseMoved) return
  try {
    database?.close()
  } catch {
    // A broken database may fail to close; it is dropped all the same.
  }
  database = undefined
}

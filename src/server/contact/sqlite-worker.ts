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

/** I/O error and cannot open, primary result codes of SQLite: the file may be another one by now. */
const reopenOn = [10, 14]

const { file, durability } = workerData as { file: string; durability: Durability }
let database: SqliteDatabase | undefined

// Blocking calls belong into a thread of their own: on the main thread a storm of messages would stall every page.
parentPort?.on('message', (call: Call) => {
  parentPort?.postMessage(answerCall(call))
})

function answerCall({ number, method, values }: Call): Reply {
  // Whoever closes what was never opened wants no new file.
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
    // It is broken: there is nothing to close any more.
  }
  database = undefined
}

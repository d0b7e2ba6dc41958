import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { SqliteDatabase } from './sqlite-database.ts'
import type { NewMessage } from './store.ts'
import { newMessage, now } from '../../../tests/fixtures/stores.ts'

let folder: string
let database: SqliteDatabase
/** Stands for the server while the command works, or the other way round. */
let neighbour: DatabaseSync

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  database = open()
  neighbour = new DatabaseSync(join(folder, 'messages.sqlite'))
})

afterEach(() => {
  database.close()
  neighbour.close()
  rmSync(folder, { recursive: true })
})

describe('a disk that can be read but not written', () => {
  test('is reported until a write succeeds, also when there is nothing to deliver or to delete', () => {
    database.check()
    refuseWrites()
    expect(() => database.restore(stored())).toThrow('no room')
    expect(() => database.check()).toThrow('no room')
    expect(database.claim(4, now, now + 1_000)).toEqual([])
    expect(database.removeReceivedBefore(0, ['pending'], 50)).toBe(0)
    expect(() => database.check()).toThrow('no room')
    allowWrites()
    database.check()
  })

  test('is reported by a store that has just been opened', () => {
    refuseWrites()
    const reopened = open()
    expect(() => reopened.check()).toThrow('no room')
    reopened.close()
  })
})

describe('deleted text is in no file, though another program has them open', () => {
  const secret = 'The-text-that-must-go. '.repeat(300)

  test('after one message was deleted', () => {
    const message = stored({ message: secret })
    database.restore(message)
    expect(filesWith('must-go')).not.toEqual([])
    expect(database.remove(message.id)).toBe(true)
    expect(filesWith('must-go')).toEqual([])
  })

  // Pages keep copies of rows and keys that they handed on to other pages. With these messages one would be left.
  test('after many were deleted one by one', () => {
    const ids = Array.from({ length: 60 }, (_, n) => {
      return createHash('sha256').update(String(n)).digest('hex').slice(0, 36)
    })
    ids.forEach((id, n) => {
      const message = 'x'.repeat((n * 997) % 700)
      database.restore(stored({ id, message, keyHash: `k${id}`, receivedAtMs: now + n }))
    })
    const deleted = ids.filter((_, n) => n % 3 > 0)
    for (const id of deleted) database.remove(id)
    expect(deleted.filter((id) => filesWith(id).length > 0)).toEqual([])
  })

  test('after the retention deleted many', () => {
    for (let n = 0; n < 50; n += 1) database.restore(stored({ message: secret, receivedAtMs: n }))
    expect(database.removeReceivedBefore(50, ['pending'], 50)).toBe(50)
    expect(filesWith('must-go')).toEqual([])
  })

  test('a program that is reading only delays it', { timeout: 60_000 }, () => {
    const message = stored({ message: secret })
    database.restore(message)
    neighbour.exec('BEGIN; SELECT * FROM messages')
    expect(database.remove(message.id)).toBe(true)
    expect(database.get(message.id)).toBeUndefined()
    neighbour.exec('COMMIT')
  })
})

function open(): SqliteDatabase {
  return new SqliteDatabase(join(folder, 'messages.sqlite'))
}

/** What a full disk does, without one: reads work, writes fail. */
function refuseWrites(): void {
  for (const table of ['messages', 'probe']) {
    neighbour.exec(`CREATE TRIGGER full_${table} BEFORE INSERT ON ${table}
                    BEGIN SELECT raise(ABORT, 'no room'); END`)
  }
}

function allowWrites(): void {
  neighbour.exec('DROP TRIGGER full_messages; DROP TRIGGER full_probe')
}

function stored(parts: Partial<NewMessage> = {}) {
  const unsettled = { attempts: 0, nextAttemptAtMs: now, deliveredAtMs: null, lastError: null }
  return { ...newMessage(parts), ...unsettled }
}

function filesWith(text: string): string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))
}

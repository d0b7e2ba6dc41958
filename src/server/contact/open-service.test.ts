import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { openContactService } from './open-service.ts'
import type { ContactService, Log } from './service.ts'

test('a store that cannot be opened is reported with its reason, and nothing of a path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'service-'))
  await writeFile(join(folder, 'file'), '')
  const warn = vi.fn()
  const service = openIn(join(folder, 'file'), warn)
  expect(await service.isReady()).toBe(false)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  // mkdir on a file: EEXIST on Linux and macOS.
  expect(warn).toHaveBeenCalledWith(
    { reason: 'EEXIST' },
    'the contact store cannot be used: messages are refused',
  )
  await service.close()
  await rm(folder, { recursive: true })
})

test('messages of a newer server are reported once, in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'service-'))
  const newer = new DatabaseSync(join(folder, 'messages.sqlite'))
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  const warn = vi.fn()
  const service = openIn(folder, warn)
  expect(await service.isReady()).toBe(false)
  // It is asked again after a second.
  await pause(1_100)
  expect(await service.isReady()).toBe(false)
  expect(warn.mock.calls).toEqual([
    [
      { reason: 'ERR_NEWER_SCHEMA', sentence: expect.stringContaining('install that one again') },
      'the contact store cannot be used: messages are refused',
    ],
  ])
  await service.close()
  await rm(folder, { recursive: true })
})

function openIn(dataFolder: string, warn: Log['warn']): ContactService {
  const settings = {
    dataFolder,
    databaseUrl: null,
    smtpUrl: null,
    smtpTls: 'optional' as const,
    mailFrom: 'a@example.in',
    mailTo: 'a@example.in',
    smtpTimeoutSeconds: 1,
    smtpAnswerSeconds: 1,
    smtpRetrySeconds: 1,
    retentionDays: 0,
    rateLimit: 0,
  }
  return openContactService(settings, { info: vi.fn(), warn })
}
